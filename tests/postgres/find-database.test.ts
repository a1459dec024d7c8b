import { describe, expect, it } from 'vitest';
import { type Database, findDatabase, type Ways } from './find-database.ts';
import { accountFor, programsIn } from './own-database.ts';

const own: Database = { url: 'postgres://own', where: 'started', stop: () => undefined };

/** Looks where only these addresses answer. */
const find = (alive: readonly string[], ways: Partial<Ways> = {}) =>
  findDatabase({
    given: undefined,
    near: ['postgres://a@127.0.0.1:5432/x', 'postgres://b@127.0.0.1:5432/x'],
    answers: async (url) => alive.includes(url),
    start: async () => own,
    ...ways,
  });

describe('the database of test:postgres', () => {
  it('is the given one, whatever else answers', async () => {
    const given = 'postgres://given/db';
    expect(await find([given, 'postgres://a@127.0.0.1:5432/x'], { given })).toMatchObject({
      url: given,
      where: 'of DATABASE_URL',
    });
  });

  it('is no other when the given one does not answer', async () => {
    await expect(find(['postgres://a@127.0.0.1:5432/x'], { given: 'postgres://gone/db' })).rejects.toThrow(
      'The PostgreSQL database of DATABASE_URL does not answer.',
    );
  });

  it('is the first near by that answers, and none is started beside it', async () => {
    const start = () => Promise.reject(new Error('started'));
    expect(await find(['postgres://b@127.0.0.1:5432/x'], { start })).toMatchObject({
      url: 'postgres://b@127.0.0.1:5432/x',
      where: 'on 127.0.0.1:5432',
    });
  });

  it('is one of our own where none answers, or the reason why there is none', async () => {
    expect(await find([])).toBe(own);
    expect(await find([], { start: async () => 'there is no PostgreSQL on this machine' })).toBe(
      'there is no PostgreSQL on this machine',
    );
  });
});

describe('a PostgreSQL of our own', () => {
  it.each([
    [['9', '15'], '/bin', ['/usr/lib/postgresql/9/bin/initdb', '/usr/lib/postgresql/15/bin/initdb'], '15'],
    [['9', '15'], '/bin', ['/usr/lib/postgresql/9/bin/initdb'], '9'],
  ])('is the newest that packages brought: %j', (versions, path, files, version) => {
    const exists = (file: string) => files.includes(file);
    expect(programsIn(versions, path, exists)).toBe(`/usr/lib/postgresql/${version}/bin`);
  });

  it('else stands on the path, or nowhere', () => {
    expect(programsIn([], '/bin:/opt/pg/bin', (file) => file === '/opt/pg/bin/initdb')).toBe('/opt/pg/bin');
    expect(programsIn(['15'], '/bin', () => false)).toBeUndefined();
  });

  it('runs as postgres for root, as themselves for anybody else, and never as root', () => {
    expect(accountFor(true, (flag) => (flag === '-u' ? '101\n' : '104\n'))).toEqual({ uid: 101, gid: 104 });
    expect(accountFor(false, () => '')).toEqual({});
    for (const id of ['', '0\n']) expect(accountFor(true, () => id)).toBeUndefined();
  });
});
