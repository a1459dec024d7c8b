import { setImmediate as endOfTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import savedQuoteCard from '../../schemas/cards/saved-quote.card.json' with { type: 'json' };
import { dualQuote, savedQuote } from '../service/quotes.ts';
import { visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { atNoon, noon } from './at-noon.ts';
import { databases } from './stores.ts';

const keep = 'POST /request/quote/keep';
const open = 'POST /request/quote/open';
const results = 'POST /request/results/detail';
const day = 24 * 60 * 60 * 1000;
const emailAddress = 'dunnock@birds.example';
const answers = JSON.stringify({ postcode: 'NR21NH', note: 'Plover Rookery' });

describe.each(databases)('what is kept on %s', (_, createDatabase) => {
  /** A visitor with a quote, and the links in the letters that wait. */
  const begin = async () => {
    const ground = await atNoon(createDatabase);
    const { owner, letters } = ground;
    const tokens = async () => (await letters()).map(({ text }) => /#([\w-]{43})\s/.exec(text)?.[1] ?? '');
    const quote = async () => {
      const made = await owner.call('POST /request/switch/v2/dual-consolidated', { body: dualQuote });
      return savedQuote(made.geniusSwitchDto.switchId, dualQuote.switchType);
    };
    return { ...ground, tokens, quote };
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
    'is kept with its letter or not at all',
    using(async ({ database, store, owner, quote }) => {
      const saved = await quote();
      const body = { emailAddress, quote: saved, answers };
      await database.run('alter table outbox rename to away');
      expect((await owner.send(keep, { body })).status).toBe(503);
      await endOfTurn();
      await database.run('alter table away rename to outbox');
      await owner.call(keep, { body });
      // The quote, and of the second try alone what is kept and its letter.
      expect(await store.erase(saved.switchId)).toBe(3);
    }),
  );

  it(
    'comes back by a link of one use, and the quote is whose browser opened it',
    using(async ({ owner, other, service, letters, tokens, quote }) => {
      const saved = await quote();
      const { keptDto } = await owner.call(keep, { body: { emailAddress, quote: saved, answers } });
      expect(keptDto.lastDay).toBe('2026-08-24');
      const [letter] = await letters();
      expect(letter).toMatchObject({ to: emailAddress, subject: expect.stringContaining('saved quote') });
      expect(letter?.text).toMatch(/http:\/\/localhost\/saved-quote#[\w-]{43}\s/);
      expect(letter?.text).not.toMatch(new RegExp(`NR21NH|${saved.switchId}|dunnock`));
      const [token = ''] = await tokens();
      expect((await other.send(results, { body: saved })).status).toBe(404);
      const { openedDto } = await other.call(open, { body: { token } });
      expect(openedDto).toEqual({ quote: saved, answers });
      expect((await other.send(results, { body: saved })).status).toBe(200);
      // Its letter has come: no operator is to hand it out any more.
      expect(await letters()).toEqual([]);
      // One quote has one owner: where it was saved it is gone, and it alone is told why.
      const third = visitor('third', service.anonymous);
      const said = await Promise.all([owner, third].map((one) => one.send(results, { body: saved })));
      expect(said).toMatchObject([
        {
          status: 404,
          answer: { message: expect.stringContaining('opened by its link in another browser') },
        },
        { status: 404, answer: { message: expect.stringContaining('could not find a quote') } },
      ]);
    }),
  );

  it(
    'keeps answers before there is a quote',
    using(async ({ owner, other, tokens }) => {
      await owner.call(keep, { body: { emailAddress, quote: null, answers } });
      const [token = ''] = await tokens();
      expect((await other.call(open, { body: { token } })).openedDto).toEqual({ quote: null, answers });
    }),
  );

  it(
    'keeps nothing, and sends no link, where the answers are none by name',
    using(async ({ owner, tokens }) => {
      for (const text of ['not json', '', '[]', 'null', '"postcode"']) {
        const said = await owner.send(keep, { body: { emailAddress, quote: null, answers: text } });
        expect(said).toMatchObject({ status: 400, answer: { field: 'answers' } });
      }
      expect(await tokens()).toEqual([]);
    }),
  );

  it(
    'opens for one visitor, of many at once; again for that one alone, while a reply may be lost',
    using(async ({ clock, owner, service, tokens, quote }) => {
      await owner.call(keep, { body: { emailAddress, quote: await quote(), answers } });
      const [token = ''] = await tokens();
      const thieves = Array.from({ length: 8 }, (_, n) => visitor(`thief ${n}`, service.anonymous));
      const tried = await Promise.all(thieves.map((thief) => thief.send(open, { body: { token } })));
      const opened = thieves.filter((_, n) => tried[n]?.status === 200);
      expect(opened).toHaveLength(1);
      expect((await opened[0]?.send(open, { body: { token } }))?.status).toBe(200);
      // As long as the card says, and no longer.
      const [, minutes] = /works for (\d+) minutes/.exec(savedQuoteCard.notices.once.text) ?? [];
      clock.now += Number(minutes) * 60 * 1000 - 1;
      expect((await opened[0]?.send(open, { body: { token } }))?.status).toBe(200);
      clock.now += 2;
      expect((await opened[0]?.send(open, { body: { token } }))?.status).toBe(404);
    }),
  );

  it(
    'says the same of a link that was used, is too old, was changed by a sign, or never was',
    using(async ({ clock, owner, other, service, tokens, quote }) => {
      const saved = await quote();
      for (const one of [saved, null, null])
        await owner.call(keep, { body: { emailAddress, quote: one, answers } });
      const [used = '', late = ''] = await tokens();
      await owner.call(open, { body: { token: used } });
      const last = late.slice(0, -1) + (late.endsWith('A') ? 'E' : 'A');
      const tries = [used, last, 'x'.repeat(43)];
      const said = await Promise.all(tries.map((token) => other.send(open, { body: { token } })));
      clock.now += 15 * day;
      said.push(await other.send(open, { body: { token: late } }));
      expect(new Set(said.map(({ status, answer }) => JSON.stringify([status, answer]))).size).toBe(1);
      expect(said[0]).toMatchObject({ status: 404, answer: { field: 'token' } });
      expect((await service.anonymous(open, { body: { token: late } })).status).toBe(401);
    }),
  );

  it.each([
    ['in summer', '2026-08-10T12:00Z', '2026-08-24', '2026-08-24T23:00Z'],
    ['after midnight, before clocks go back', '2026-10-15T23:30Z', '2026-10-30', '2026-10-31T00:00Z'],
    ['late, before clocks go forward', '2027-03-20T23:30Z', '2027-04-03', '2027-04-03T23:00Z'],
  ])('opens to the end of the day that its letter names: kept %s', (_when, made, lastDay, ends) =>
    using(async ({ clock, owner, other, letters, tokens }) => {
      clock.now = Date.parse(made);
      for (const _ of ['one', 'other']) {
        const { keptDto } = await owner.call(keep, { body: { emailAddress, quote: null, answers } });
        expect(keptDto.lastDay).toBe(lastDay);
      }
      const [first = '', second = ''] = await tokens();
      clock.now = Date.parse(ends) - 1;
      expect(await letters()).toHaveLength(2);
      expect((await other.send(open, { body: { token: first } })).status).toBe(200);
      clock.now += 1;
      expect(await letters()).toEqual([]);
      expect((await other.send(open, { body: { token: second } })).status).toBe(404);
    })(),
  );

  it(
    'keeps no quote but the visitor’s own, and none for a caller without a token',
    using(async ({ other, service, letters, quote }) => {
      const body = { emailAddress, quote: await quote(), answers };
      expect((await other.send(keep, { body })).status).toBe(404);
      expect(
        (await other.send(keep, { body: { ...body, quote: savedQuote(7, body.quote.switchType) } })).status,
      ).toBe(404);
      expect((await service.anonymous(keep, { body })).status).toBe(401);
      expect(await letters()).toEqual([]);
    }),
  );

  it(
    'leads nobody to a quote that has become a switch, or that another link led away',
    using(async ({ owner, other, service, tokens, quote }) => {
      const saved = await quote();
      await owner.call(keep, { body: { emailAddress, quote: saved, answers } });
      await owner.call(keep, { body: { emailAddress, quote: saved, answers } });
      const [first = '', second = ''] = await tokens();
      await other.call(open, { body: { token: first } });
      const third = visitor('third', service.anonymous);
      expect((await third.send(open, { body: { token: second } })).status).toBe(404);
      const { switchId, switchKey } = await given.beginSignUp(owner);
      const done = savedQuote(switchId, dualQuote.switchType);
      const body = { emailAddress: 'other@birds.example', quote: done, answers };
      await owner.call(keep, { body });
      await given.fillSignUp(owner, switchKey);
      await owner.call('POST /request/switch/pro/complete', {
        body: { switchKey, switchCompleteOption: 'None' },
      });
      const again = await owner.send(keep, { body });
      expect([again.status, again.answer]).toMatchObject([
        409,
        { message: 'This quote has become a switch: there is nothing to come back to.' },
      ]);
      const token = (await tokens()).at(-1) ?? '';
      expect((await third.send(open, { body: { token } })).status).toBe(404);
      expect((await owner.send(results, { body: done })).status).toBe(200);
    }),
  );

  it(
    'fills no letter box: an address gets three letters in ten minutes, whoever asks, and nobody is told',
    using(async ({ service, letters }) => {
      const tried = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          visitor(`asker ${n}`, service.anonymous).send(keep, {
            body: { emailAddress: n % 2 ? emailAddress : emailAddress.toUpperCase(), quote: null, answers },
          }),
        ),
      );
      expect(new Set(tried.map(({ status, answer }) => JSON.stringify([status, answer]))).size).toBe(1);
      expect(tried[0]?.status).toBe(200);
      expect(await letters()).toHaveLength(3);
    }),
  );

  it(
    'comes back or is completed, never both, when it is opened and completed at once',
    using(async ({ database, store, owner, other, tokens }) => {
      const { switchId, switchKey } = await given.beginSignUp(owner);
      const quote = savedQuote(switchId, dualQuote.switchType);
      await owner.call(keep, { body: { emailAddress, quote, answers } });
      await given.fillSignUp(owner, switchKey);
      const [token = ''] = await tokens();
      // As the opening leaves it, which is committed while the completion is under way.
      const led = `update quotes set led_from = owner, owner = 'other' where switch_id = ${switchId}`;
      const asked = await database.during(led, () =>
        owner.send('POST /request/switch/pro/complete', {
          body: { switchKey, switchCompleteOption: 'None' },
        }),
      );
      expect(asked).toMatchObject({
        status: 404,
        answer: { message: expect.stringContaining('opened by its link in another browser') },
      });
      await database.run(`update quotes set owner = led_from where switch_id = ${switchId}`);
      // As the completion leaves it, likewise.
      const done = `update quotes set owner = owner where switch_id = ${switchId};
        update sign_ups set completed_switch_id = switch_id, completed_at = created_at where switch_id = ${switchId}`;
      const key = { switchId, switchType: dualQuote.switchType, switchPlan: given.bothFuels };
      const said = await database.during(done, () =>
        Promise.all([
          other.send(open, { body: { token } }),
          owner.send('POST /request/switch/pro/key', { body: key }),
        ]),
      );
      expect(said.map(({ status }) => status)).toEqual([404, 409]);
      expect((await store.signUps.findCompleted('completed_switch_id', switchId))?.subject).not.toBeNull();
      expect((await owner.send(results, { body: quote })).status).toBe(200);
    }),
  );

  it(
    'counts letters by the letter box, however its address is written',
    using(async ({ service, letters }) => {
      const ways = [
        'Dunnock@b\u00FCcher.example',
        'dunnock+1@B\u00DCCHER.example.',
        'dunnock+2@xn--bcher-kva.example',
        'dunnock@bu\u0308cher.example',
        'dun\u00ADnock@b\u00FCcher.example',
        '\uFF44unnock@b\u00FCcher.example',
      ];
      for (const [n, to] of ways.entries()) {
        const body = { emailAddress: to, quote: null, answers };
        expect((await visitor(`asker ${n}`, service.anonymous).send(keep, { body })).status).toBe(200);
      }
      expect((await letters()).map(({ to }) => to).toSorted()).toEqual([
        'Dunnock@b\u00FCcher.example',
        'dunnock+1@b\u00FCcher.example',
        'dunnock+2@xn--bcher-kva.example',
      ]);
    }),
  );

  it.each([
    ['two addresses', 'a@b.example,c@d.example'],
    ['a header', 'a@b.example\r\nBcc: c@d.example'],
    ['a name', 'Dunnock <a@b.example>'],
    ['a quoted list', '"a@b.example,"@d.example'],
    ['a domain with a sign that is not drawn', 'a@b.\u200Bexample'],
    ['a domain with a soft hyphen', 'a@b.exam\u00ADple'],
    ['a domain with a word joiner', 'a@b\u2060.example'],
    ['a domain in wide letters', 'a@\uFF42.example'],
    ['a domain with another full stop', 'a@b.c\u3002example'],
    ['a domain with an escape', 'a@b.ex%61mple'],
    ['a domain that is a number', 'a@1.2'],
    ['a domain with nothing between its dots', 'a@b..example'],
  ])('sends nothing to %s', (_what, to) =>
    using(async ({ owner, letters }) => {
      const body = { emailAddress: to, quote: null, answers };
      expect(await owner.send(keep, { body })).toMatchObject({
        status: 400,
        answer: { field: 'emailAddress' },
      });
      expect(await letters()).toEqual([]);
    })(),
  );

  it(
    'stands nowhere in clear, and is gone with its time and with its switch',
    using(async ({ database, store, owner, quote, tokens }) => {
      const saved = await quote();
      await owner.call(keep, { body: { emailAddress, quote: saved, answers } });
      await owner.call(keep, { body: { emailAddress, quote: null, answers } });
      const [token = ''] = await tokens();
      const bytes = await database.bytes();
      for (const text of [emailAddress, 'Plover', token]) expect(bytes).not.toContain(text);
      // The quote, its link and its letter; then the link and the letter without one.
      expect(await store.erase(saved.switchId)).toBe(3);
      expect(await store.eraseUnfinished(new Date(noon + 13 * day).toISOString())).toBe(0);
      expect(await store.eraseUnfinished(new Date(noon + 15 * day).toISOString())).toBe(2);
    }),
  );
});
