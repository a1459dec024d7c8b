import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { health } from '../../src/service/http/health.ts';
import { embeddedLackOf, lackOf, Unavailable, wordOf } from '../../src/service/store/unavailable.ts';

const fromServer = (code: string, routine?: string) =>
  Object.assign(new DatabaseError('said', 4, 'error'), { code, routine });
const fromFile = (code: string, says = 'said') => Object.assign(new Error(says), { code });

describe('what a database lacks', () => {
  it.each([
    ['55P03', 'locked'],
    ['40P01', 'locked'],
    ['57014', 'slow'],
    ['57P01', 'unreachable'],
    ['08006', 'unreachable'],
    ['53300', 'unreachable'],
    ['0A000', 'unreachable'],
    ['26000', 'unreachable'],
    ['53100', 'full'],
    ['25006', 'read-only'],
    ['55000', 'unreachable'],
    ['58030', 'disk'],
    ['XX001', 'disk'],
    ['42P01', 'tables'],
    ['42703', 'tables'],
    ['42501', 'rights'],
    ['23505', undefined],
    ['42601', undefined],
  ])('is told by PostgreSQL as %s: %s', (code, lack) => {
    expect(lackOf(fromServer(code))).toBe(lack);
  });

  it.each([
    ['SQLITE_BUSY', 'locked'],
    ['SQLITE_FULL', 'full'],
    ['SQLITE_READONLY_DBMOVED', 'read-only'],
    ['SQLITE_IOERR_WRITE', 'disk'],
    ['SQLITE_CORRUPT', 'disk'],
    // Extended codes that the library has no name for: READONLY_DIRECTORY, CORRUPT_INDEX, BUSY_TIMEOUT.
    ['UNKNOWN_SQLITE_ERROR_1544', 'read-only'],
    ['UNKNOWN_SQLITE_ERROR_779', 'disk'],
    ['UNKNOWN_SQLITE_ERROR_773', 'locked'],
    ['UNKNOWN_SQLITE_ERROR_1', undefined],
    ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ])('is told by the embedded database as %s: %s', (code, lack) => {
    expect(embeddedLackOf(fromFile(code))).toBe(lack);
  });

  it('is nothing where a statement of ours asks for a table that it does not read', () => {
    expect(lackOf(fromServer('42P01', 'errorMissingRTE'))).toBeUndefined();
    expect(embeddedLackOf(fromFile('SQLITE_ERROR', 'near "no": syntax error'))).toBeUndefined();
  });

  it.each(['no such table: quotes', 'no such column: body', 'table quotes has no column named body'])(
    'is told by the embedded database as: %s',
    (says) => {
      expect(embeddedLackOf(fromFile('SQLITE_ERROR', says))).toBe('tables');
    },
  );

  it('is the way to the server where that does not answer, and nothing where we are wrong ourselves', () => {
    expect(lackOf(fromFile('ECONNREFUSED'))).toBe('unreachable');
    expect(lackOf(new Error('Query read timeout'))).toBe('slow');
    expect(lackOf(new TypeError('undefined is not a function'))).toBeUndefined();
  });

  it('has a word for operators', () => {
    expect(wordOf(new Unavailable('read-only'))).toBe('read-only');
    expect(wordOf(new Error('anything else'))).toBe('fault');
  });
});

it('/readyz costs the database one question a second at most', async () => {
  let asked = 0;
  const check = async () => {
    asked += 1;
    throw new Unavailable('full');
  };
  const app = health(
    { check },
    () => 0,
    () => undefined,
  );
  for (let n = 0; n < 3; n += 1) {
    const reply = await app.request('/readyz');
    expect([reply.status, await reply.json()]).toEqual([503, { status: 'full' }]);
  }
  expect(asked).toBe(1);
});
