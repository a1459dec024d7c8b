import { describe, expect, it } from 'vitest';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import { usualLimits } from '../../src/energy/service/limits.ts';
import { startService, visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { atNoon, noon } from './at-noon.ts';
import { databases, serviceOn } from './stores.ts';

const link = 'POST /request/progress/link';
const open = 'POST /request/progress/open';
const end = 'POST /request/progress/end';
const day = 24 * 60 * 60 * 1000;

describe.each(databases)('the progress of a switch on %s', (_, createDatabase) => {
  /** A visitor who has switched. */
  const begin = async () => {
    const ground = await atNoon(createDatabase);
    const { owner } = ground;
    const linkOf = async (switchId: number, again = false) =>
      (await owner.call(link, { body: { switchId, again } })).progressLinkDto.token ?? '';
    const { switchId, switchKey, switched } = await given.signUp(owner);
    return { ...ground, linkOf, switchId, switchKey, switched };
  };
  const using = (test: (ground: Awaited<ReturnType<typeof begin>>) => Promise<void>) => async () => {
    const ground = await begin();
    try {
      await test(ground);
    } finally {
      await ground.end();
    }
  };

  it(
    'is told by its link as often as it is opened, in any browser, without a word of who it is',
    using(async ({ owner, other, service, switchId, switched, clock }) => {
      const { progressLinkDto } = await owner.call(link, { body: { switchId, again: false } });
      expect(progressLinkDto).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        lastDay: '2026-10-09',
      });
      const token = progressLinkDto.token ?? '';
      const told = await other.call(open, { body: { token } });
      expect(told.progressDto).toEqual({
        referenceNumbers: switched.referenceNumbers,
        supplier: switched.supplier,
        tariff: expect.any(String),
        appliedOn: '2026-08-10',
        sentOn: '2026-08-10',
        isDelayed: false,
        fixedMonths: expect.toSatisfy((months) => months === null || Number.isInteger(months)),
        exitFees: expect.toSatisfy((pounds) => pounds >= 0),
        lastDay: '2026-10-09',
      });
      expect(JSON.stringify(told)).not.toMatch(/Canaria|Finchley|canary|NR21NH|9001000101/i);
      clock.now += 30 * day;
      expect((await service.anonymous(open, { body: { token } })).answer).toEqual(told);
    }),
  );

  it(
    'has one link, which one letter brings, however often and at once it is asked for',
    using(async ({ owner, letters, switchId }) => {
      const asked = await Promise.all(
        Array.from({ length: 6 }, () => owner.call(link, { body: { switchId, again: false } })),
      );
      const tokens = new Set(asked.map(({ progressLinkDto }) => progressLinkDto.token));
      expect(tokens.size).toBe(1);
      const [letter, ...more] = await letters();
      expect(more).toEqual([]);
      expect(letter).toMatchObject({
        to: given.customer.emailAddress,
        subject: expect.stringContaining('Follow your switch'),
      });
      expect(letter?.text).toContain(`http://localhost/switch-progress#${[...tokens][0]}\n`);
      expect(letter?.text).not.toMatch(/Canaria|Finchley|NR21NH/);
    }),
  );

  it(
    'gives its link to nobody else: strangers learn no more of it than of a number that nobody has',
    using(async ({ owner, other, service, switchId, letters }) => {
      const { switchId: begun } = await given.beginSignUp(owner);
      const said = [
        await other.send(link, { body: { switchId, again: true } }),
        await service.anonymous(link, { body: { switchId, again: false } }),
        await other.send(link, { body: { switchId: 999_999, again: false } }),
        // A quote that is no switch yet.
        await owner.send(link, { body: { switchId: begun, again: false } }),
      ];
      expect(new Set(said.map(({ status, answer }) => JSON.stringify([status, answer]))).size).toBe(1);
      expect(said[0]).toMatchObject({ status: 404, answer: { field: 'switchId' } });
      expect(await letters()).toEqual([]);
    }),
  );

  it(
    'says the same of a reference, a number, a changed, an ended, an old and an erased link',
    using(async ({ clock, store, owner, other, switchId, switched, linkOf }) => {
      const token = await linkOf(switchId);
      const { switchId: second } = await given.signUp(owner);
      const erased = await linkOf(second);
      await store.erase(second);
      const changed = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
      const { g, e } = switched.referenceNumbers;
      const tries = [g ?? '', e ?? '', `${switchId}`, changed, erased, '', "' or 1=1 --"];
      const said = await Promise.all(tries.map((tried) => other.send(open, { body: { token: tried } })));
      await other.call(end, { body: { token } });
      said.push(await other.send(open, { body: { token } }));
      const renewed = await linkOf(switchId, true);
      expect((await other.send(open, { body: { token: renewed } })).status).toBe(200);
      said.push(await other.send(open, { body: { token } }));
      clock.now += 61 * day;
      said.push(await other.send(open, { body: { token: renewed } }));
      expect(new Set(said.map(({ status, answer }) => JSON.stringify([status, answer]))).size).toBe(1);
      expect(said[0]).toMatchObject({ status: 404, answer: { field: 'token' } });
      // Nor is there another link then.
      expect(await linkOf(switchId, true)).toBe('');
    }),
  );

  it(
    'stays ended until another link is asked for, and sends no second letter',
    using(async ({ owner, other, letters, switchId, linkOf }) => {
      const token = await linkOf(switchId);
      await other.call(end, { body: { token } });
      // The letter that would have brought it is taken back.
      expect(await letters()).toEqual([]);
      expect(await linkOf(switchId)).toBe('');
      const renewed = await linkOf(switchId, true);
      expect([renewed.length, renewed === token]).toEqual([43, false]);
      expect(await linkOf(switchId)).toBe(renewed);
      expect(await letters()).toEqual([]);
      expect(await owner.call(end, { body: { token: 'none' } })).toEqual({ ended: true });
    }),
  );

  it(
    'takes its letter out of the outbox once it was opened',
    using(async ({ other, letters, switchId, linkOf }) => {
      const token = await linkOf(switchId);
      expect(await letters()).toHaveLength(1);
      await other.call(open, { body: { token } });
      expect(await letters()).toEqual([]);
      expect((await other.send(open, { body: { token } })).status).toBe(200);
    }),
  );

  it(
    'stands nowhere in clear, and is gone with its switch and with its time',
    using(async ({ database, store, owner, switchId, linkOf }) => {
      const token = await linkOf(switchId);
      expect(await database.bytes()).not.toContain(token);
      // The quote, the sign-up, the link and its letter.
      expect(await store.erase(switchId)).toBe(4);
      const { switchId: second } = await given.signUp(owner);
      await linkOf(second);
      expect(await store.eraseUnfinished(new Date(noon + 59 * day).toISOString())).toBe(0);
      expect(await store.eraseUnfinished(new Date(noon + 61 * day).toISOString())).toBe(2);
    }),
  );

  it('stops who tries links that are not theirs', async () => {
    const database = createDatabase();
    const store = await database.open();
    const service = await startService({ store, limits: { ...usualLimits, guesses: 3 } });
    const guesser = visitor('guesser', service.anonymous);
    const said: number[] = [];
    for (const last of 'abcde')
      said.push((await guesser.send(open, { body: { token: last.padStart(43, 'x') } })).status);
    expect(said).toEqual([404, 404, 404, 429, 429]);
    await service.stop();
    await database.remove();
  });
});

describe.each(databases)("a supplier's own figure on %s", (_, createDatabase) => {
  const service = serviceOn(createDatabase, definitionsIn(process.cwd()));

  it('says how long the switch takes, as the file of that supplier does, and of others nothing [S2.40 S2.61]', async () => {
    const told = async (tariffId: number) => {
      const fuel = { tariffId, payMethod: 'MonthlyDirectDebit' } as const;
      const switchPlan = { electricity: fuel, gas: fuel };
      const { switchId } = await given.signUp(service(), { switchPlan });
      const { progressLinkDto } = await service().call(link, { body: { switchId, again: false } });
      return (await service().call(open, { body: { token: progressLinkDto.token ?? '' } })).progressDto;
    };
    expect(await told(4302)).toMatchObject({ supplier: 'So Energy', workingDays: 5 });
    expect(await told(202)).not.toHaveProperty('workingDays');
  });
});
