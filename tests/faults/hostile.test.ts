import { Ajv } from 'ajv';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CallName, calls } from '../../src/energy/api/contract.ts';
import { carbonRows } from './carbon-lines.ts';
import { everyRow, lineFor } from './every-row.ts';
import type { Row, Visit } from './line.ts';
import { journeyCalls } from './lines.ts';
import { anyShape, everyShape, positionsIn, type Shape, valueAt } from './shapes.ts';
import { laterRows } from './sign-up-lines.ts';
import { attemptsToSwitch, ok, type Request } from './transport.ts';
import { begin, saidBy } from './visit.ts';

const seed = 20_261_121;
const ajv = new Ajv({ strict: false });
/** What an address says is text: a number in it is read as one. */
const ofAddress = new Ajv({ strict: false, coerceTypes: true });

/** The body of every request is what the contract says, whatever the replies before it held. */
const bodies = new Map(
  Object.entries(calls).map(([name, call]) => [
    name,
    {
      body: 'body' in call ? ajv.compile(call.body) : undefined,
      query: 'query' in call ? ofAddress.compile(call.query) : undefined,
    },
  ]),
);

const uncaught: unknown[] = [];
const note = (reason: unknown) => uncaught.push(reason);
beforeAll(() => {
  process.on('unhandledRejection', note);
  vi.stubGlobal('location', { origin: 'https://here.example' });
});
afterAll(() => {
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
});

/** What a call answers with: every twist at every position, then random ones. None is as the good reply on the wire, or as another. */
function shapesOf(
  name: CallName,
  reply: unknown,
): { readonly every: readonly Shape[]; readonly random: readonly Shape[] } {
  const { reply: schema } = calls[name];
  const sent = new Set([JSON.stringify(reply)]);
  const isNew = (shape: Shape) => sent.size < sent.add(JSON.stringify(shape.reply)).size;
  return {
    every: everyShape(schema, reply).filter(isNew),
    random: fc.sample(anyShape(schema, reply), { seed, numRuns: 60 }).filter(isNew),
  };
}

it.each(everyRow)('%s has a good reply at every position of its schema', (name, line) => {
  const { reply } = calls[name];
  expect(ajv.compile(reply)(line.reply)).toBe(true);
  expect(positionsIn(reply).filter((at) => valueAt(line.reply, at) === undefined)).toEqual([]);
});

it.each<readonly [string, number, readonly Row[]]>([
  ['the quote journey', 2_000, journeyCalls],
  ["a tariff's details, the sign-up and the carbon offset", 1_500, [...laterRows, ...carbonRows]],
])(
  '%s survives %d hostile replies: it stays up, loses nothing typed, sends nothing odd, and is finished [Q8.01] [Q8.04]',
  async (_, goal, rows) => {
    const all = rows.map(([name, line]) => [name, shapesOf(name, line.reply)] as const);
    const queues = new Map(all.map(([name, { every, random }]) => [name, [...every, ...random].values()]));
    const left = new Map(all.map(([name, { every }]) => [name, every.length]));
    let served = 0;
    let visits = 0;
    const kinds: readonly Visit[] = [...new Set(rows.map(([, { visit }]) => visit))];
    const leftOf = ([name]: Row) => left.get(name) ?? 0;
    while (served < goal || rows.some((row) => leftOf(row) > 0)) {
      // Who makes the call that has the most still to serve: on the way others are served as well.
      const most = rows.reduce((before, row) => (leftOf(row) > leftOf(before) ? row : before));
      const kind = leftOf(most) > 0 ? most[1].visit : (kinds[visits % kinds.length] ?? 'gas');
      visits += 1;
      const log: string[] = [];
      const service = ({ name, attempt }: Request) => {
        const { reply } = lineFor(kind, name);
        // Up to seven in a row, so that a visit meets many; then a good one, so that it comes to its end.
        // Once enough were served only those are that no visit had yet: a visit without others is a short one.
        const isWanted = served < goal || (left.get(name) ?? 0) > 0;
        const shape = attempt % 8 === 7 || !isWanted ? undefined : queues.get(name)?.next().value;
        if (shape === undefined) return ok(reply);
        served += 1;
        left.set(name, (left.get(name) ?? 0) - 1);
        log.push(`${name}:${shape.says}`);
        return ok(shape.reply);
      };
      const visit = begin(kind, service);
      const { person, requests, fatal } = visit;
      try {
        expect(await person.goOn({ retry: true, look: () => expect(person.lost()).toEqual([]) })).toBe(true);
        for (const { name, body, query } of requests) {
          const check = bodies.get(name);
          if (check?.body && !check.body(body)) expect([name, body, check.body.errors]).toEqual([]);
          if (check?.query && !check.query(query)) expect([name, query, check.query.errors]).toEqual([]);
        }
        expect(attemptsToSwitch(requests).size).toBeLessThanOrEqual(1);
        expect(fatal).toEqual([]);
      } catch (thrown) {
        throw new Error(`Visit ${visits} (${kind}) after:\n${log.join('\n')}\n${saidBy(visit).join('\n')}`, {
          cause: thrown,
        });
      }
      visit.store.stop();
    }
    expect(served).toBeGreaterThanOrEqual(goal);
    expect(uncaught).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('polluted');
  },
);
