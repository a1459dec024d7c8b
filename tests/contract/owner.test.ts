import { describe, expect, it } from 'vitest';
import type { CallName } from '../../src/energy/api/contract.ts';
import { dualQuote, savedQuote } from '../service/quotes.ts';
import { tokenOf, visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases, serviceOn } from './stores.ts';

const { switchType } = dualQuote;
const key = 'POST /request/switch/pro/key';
const ofTariff = {
  onCurrentTariff: false,
  proposedPayMethod: 'MonthlyDirectDebit',
  switchType,
  tariffId: 202,
  tariffValidToDate: null,
};

/** Every call that takes the number of a quote, with a good body for it. */
const numbered: readonly (readonly [CallName, (switchId: number) => object])[] = [
  ['POST /request/results/detail', (switchId) => savedQuote(switchId, switchType)],
  ['POST /request/til', (switchId) => ({ ...ofTariff, switchId })],
  ['POST /request/ppp', (switchId) => ({ ...ofTariff, switchId })],
  [key, (switchId) => ({ switchId, switchType, switchPlan: given.bothFuels })],
];

describe.each(databases)('a quote on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);
  const owner = () => visitor('owner', service().anonymous);
  /** Everybody who did not make the quote: another visitor, one without a name, and one without a token. */
  const strangers = async () => {
    const { anonymous } = service();
    const headers = await tokenOf(anonymous);
    const unnamed: typeof anonymous = (name, parts) => anonymous(name, { ...parts, headers });
    return [visitor('stranger', anonymous).send, unnamed, anonymous];
  };
  const create = async () => {
    const made = await owner().call('POST /request/switch/v2/dual-consolidated', { body: dualQuote });
    return made.geniusSwitchDto.switchId;
  };

  it.each(numbered)(
    'opens %s for the visitor who made it; to others it is a number that nobody has',
    async (name, bodyOf) => {
      const switchId = await create();
      for (const send of await strangers()) {
        const { status, answer } = await send(name, { body: bodyOf(switchId) });
        const unknown = await send(name, { body: bodyOf(7) });
        expect([status, answer]).toEqual([404, expect.objectContaining({ field: 'switchId' })]);
        expect([unknown.status, unknown.answer]).toEqual([status, answer]);
        // Nor does a wrong guess about the quote say that it is there.
        const guess = await send(name, { body: { ...bodyOf(switchId), switchType: 'gasToGas' } });
        expect([guess.status, guess.answer]).toEqual([status, answer]);
      }
      expect((await owner().send(name, { body: bodyOf(switchId) })).status).toBe(200);
    },
  );

  it.each([
    '',
    ' ',
    '\t',
    ', ',
    '\u0001',
    'a\u0007b',
    '\u007F',
    '\u0085',
    '\u00A0',
    '\u00AD',
    'x'.repeat(65),
  ])(
    'is made for nobody who says to be %j: callers who say no more would be one visitor',
    async (visitorId) => {
      const headers = { 'Visitor-Id': visitorId };
      const refused = await service().anonymous('POST /auth/token', { headers });
      expect([refused.status, refused.answer]).toEqual([
        400,
        { message: expect.stringMatching(/^The visitor-id /), field: 'Visitor-Id' },
      ]);
    },
  );

  it('is made for a visitor: without a token there is nobody to give it to', async () => {
    const refused = await service().anonymous('POST /request/switch/v2/dual-consolidated', {
      body: dualQuote,
    });
    expect(refused).toMatchObject({ status: 401, answer: { message: expect.any(String) } });
  });

  it('is switched by its own visitor, whatever a stranger tries before [S7.06]', async () => {
    const switchId = await create();
    for (const send of await strangers())
      await send(key, { body: { switchId, switchType, switchPlan: given.bothFuels } });
    const begun = await owner().call(key, { body: { switchId, switchType, switchPlan: given.bothFuels } });
    const { switchKey } = begun.geniusSwitchKeyDto;
    await given.fillSignUp(owner(), switchKey);
    const body = { switchKey, switchCompleteOption: 'None' };
    for (const send of await strangers())
      expect((await send('POST /request/switch/pro/complete', { body })).status).toBe(404);
    expect((await owner().send('POST /request/switch/pro/complete', { body })).status).toBe(200);
  });

  it('has a number that 400 tries do not find', async () => {
    const switchId = await create();
    const [stranger] = await strangers();
    const tries = Array.from({ length: 400 }, (_each, n) => switchId - 200 + n);
    for (const number of tries)
      expect(
        (await stranger?.('POST /request/results/detail', { body: savedQuote(number, switchType) }))?.status,
      ).toBe(404);
  });
});
