import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../src/engine/path.ts';
import { lineFor } from './every-row.ts';
import { faults } from './faults.ts';
import { type Answer, attemptsToSwitch, ok, type Request } from './transport.ts';
import { begin, type UnderWay } from './visit.ts';

const completes = 'POST /request/switch/pro/complete';
const asks = 'POST /request/customer/whitelabel/switch/complete';
const alert = 'Switch could not be completed. Please contact the administrator.';
const unclear = /^We do not know yet whether your switch was made\. .* you are switched only once\./;
/** A refusal is an answer; and a bare `false`, which has no quotes to spoil, is read as one. */
const isAnswered = (fault: string) => /^4\d\d/.test(fault) || fault === 'malformed';
const lost = Object.entries(faults).filter(([, { kind }]) => kind === 'failed');

/** A service that makes a switch of the first request to complete it, and answers that one with something else. */
function switching(answer: (name: Request['name'], attempt: number) => Answer | undefined) {
  let isSwitched = false;
  let asked = 0;
  const visit = begin('signUp', ({ name, attempt }) => {
    if (name === completes) isSwitched = true;
    if (name === asks && isSwitched) asked += 1;
    const usual = name === asks ? isSwitched : lineFor('signUp', name).reply;
    return answer(name, attempt) ?? ok(usual);
  });
  return { visit, asked: () => asked, end: () => (isSwitched = true) };
}

const failureOf = ({ store }: UnderWay) => store.view.getState().failure?.message;
const sessionOf = ({ store }: UnderWay) => valuesOf(store.view.getState().state, 'session');
const namesOf = ({ requests }: UnderWay) => requests.map(({ name }) => name);

describe.each(lost)('a switch that was made, and answered with %s', (title, fault) => {
  const { reply } = lineFor('signUp', completes);

  it('is asked after before it is called a failure, and ends with its references [S7.06] [S8.01]', async () => {
    const { visit, asked } = switching((name, attempt) =>
      name === completes && attempt === 0 ? fault.answer(reply) : undefined,
    );
    expect(await visit.person.goOn({ retry: false })).toBe(true);
    expect(failureOf(visit)).toBeUndefined();
    expect(visit.fatal).toEqual([]);
    expect(asked()).toBe(1);
    expect(namesOf(visit).filter((name) => name === completes || name === asks)).toEqual([
      asks,
      completes,
      asks,
      completes,
    ]);
    expect(attemptsToSwitch(visit.requests).size).toBe(1);
    expect(sessionOf(visit)).toMatchObject({ switched: true, gasReference: 'G-1', switchKey: null });
    expect(visit.person.lost()).toEqual([]);
  });

  it('every time, is known to be made without its references [S7.06]', async () => {
    const { visit } = switching((name) => (name === completes ? fault.answer(reply) : undefined));
    expect(await visit.person.goOn({ retry: false })).toBe(true);
    expect(failureOf(visit)).toBeUndefined();
    expect(visit.fatal).toEqual([]);
    expect(attemptsToSwitch(visit.requests).size).toBe(1);
    expect(sessionOf(visit)).toMatchObject({ alreadySwitched: true });
  });

  it('while nobody could be asked, is asked after by the next press, and not made again; what nobody knows is not called a failure [S7.06] [S8.01]', async () => {
    let isOver = false;
    const { visit, asked } = switching((name) => {
      if (isOver || (name !== completes && name !== asks)) return undefined;
      return fault.answer(lineFor('signUp', name).reply);
    });
    expect(await visit.person.goOn({ retry: false })).toBe(false);
    const failure = failureOf(visit);
    if (isAnswered(title)) expect(failure).toBe(alert);
    else expect(failure).toMatch(unclear);
    expect(visit.person.lost()).toEqual([]);
    isOver = true;
    const before = visit.requests.length;
    const known = asked();
    expect(await visit.person.goOn({ retry: true })).toBe(true);
    expect(namesOf(visit).slice(before, before + 2)).toEqual([asks, completes]);
    expect(asked()).toBe(known + 1);
    expect(attemptsToSwitch(visit.requests).size).toBe(1);
    expect(sessionOf(visit)).toMatchObject({ switched: true, gasReference: 'G-1' });
  });
});

it('a switch that is made only after it was given up is found by the next press [S7.06]', async () => {
  let isMade = false;
  const visit = begin('signUp', ({ name }) => {
    if (name === asks) return ok(isMade);
    if (name === completes && !isMade) return { broken: 'ECONNABORTED' };
    return ok(lineFor('signUp', name).reply);
  });
  expect(await visit.person.goOn({ retry: false })).toBe(false);
  expect(failureOf(visit)).toBe(alert);
  isMade = true;
  const before = visit.requests.length;
  expect(await visit.person.goOn({ retry: true })).toBe(true);
  expect(namesOf(visit).slice(before, before + 2)).toEqual([asks, completes]);
  expect(attemptsToSwitch(visit.requests).size).toBe(1);
});

it('a failed stage is recorded with its status, and the stages before it are not sent again [S8.02] [S4.03]', async () => {
  const stages = [
    'POST /request/switch/pro/update/personal',
    'POST /request/switch/pro/update/address',
    'POST /request/switch/pro/update/terms-and-conditions',
    'POST /request/bank/is-valid',
    'POST /request/switch/pro/update/bank',
    completes,
  ] as const;
  for (const [title, fault] of lost) {
    for (const failing of stages) {
      let isFaulty = true;
      const visit = begin('signUp', ({ name }) => {
        const { reply } = lineFor('signUp', name);
        return name === failing && isFaulty ? fault.answer(reply) : ok(reply);
      });
      await visit.person.goOn({ retry: false });
      const status =
        (title === '204' ? undefined : /^\d+/.exec(title)?.[0]) ??
        (title === 'a refusal that is no JSON' ? '503' : '0');
      const recorded = JSON.stringify(visit.requests.map(({ body }) => body));
      expect(recorded).toContain(
        `{"name":"Action","value":"Error Page"},{"name":"Status","value":"${status}"}`,
      );
      isFaulty = false;
      expect(await visit.person.goOn({ retry: true })).toBe(true);
      const sent = namesOf(visit).filter((name) => stages.some((stage) => stage === name));
      expect(sent.toSorted()).toEqual([...stages, failing].toSorted());
    }
  }
});
