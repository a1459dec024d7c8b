import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/energy/api/failure.ts';
import { effects } from '../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import { runEffect } from './world.ts';

const name = 'POST /request/switch/pro/key';
const session = { switchId: 7, switchType: 'gasToGas', proposedPayMethod: 'MonthlyDirectDebit' };
const switchNow = { tariffId: 12, payMethod: 'CashOrCheque' };
const reply = { geniusSwitchKeyDto: { switchKey: 'key' } };

describe('starting a switch', () => {
  it.each([
    ['gasToGas', ['gas']],
    ['electricityToElectricity', ['electricity']],
    ['dualConsolidatedToDualConsolidated', ['electricity', 'gas']],
    ['dualDistinctToDualConsolidated', ['electricity', 'gas']],
  ])('asks for the key of a %s plan for %j [Q2.32]', async (switchType, fuels) => {
    const { called, outcome } = await runEffect(laterEffects['start-switch'], {
      replies: { [name]: reply },
      answers: { switchNow },
      sources: { session: { ...session, switchType } },
    });
    const switchPlan = Object.fromEntries(fuels.map((fuel) => [fuel, switchNow]));
    expect(called).toEqual([{ name, parts: { body: { switchId: 7, switchType, switchPlan } } }]);
    expect(outcome.sources?.session).toEqual({
      switchKey: 'key',
      planMissing: null,
      proposedPayMethod: 'CashOrCheque',
    });
  });

  it.each([
    ['the service refuses', {}, switchNow, 'No POST /request/switch/pro/key today'],
    ['the reply has no key', { [name]: { geniusSwitchKeyDto: null } }, switchNow, 'did not start'],
    ['the deal is none', { [name]: reply }, { tariffId: 'x' }, 'choose it again'],
  ])('says why when %s, and keeps the session as it was', async (_, replies, deal, words) => {
    const { outcome } = await runEffect(laterEffects['start-switch'], {
      replies,
      answers: { switchNow: deal },
      sources: { session },
    });
    expect(outcome.failure?.message).toContain(words);
    expect(outcome.sources).toBeUndefined();
  });
});

it.each([
  [409, true, 'You have switched with this quote already', { alreadySwitched: true }],
  [409, false, 'Your switch has not started', undefined],
  [503, true, 'Your switch has not started', undefined],
])(
  'says of a refusal with %s, where a switch was made: %s, that %s [S4.01]',
  async (status, isMade, heading, known) => {
    const { outcome } = await runEffect(laterEffects['start-switch'], {
      replies: {
        [name]: new ApiFailure({ status, said: 'The switch of this quote is under way already.' }),
        'POST /request/customer/whitelabel/switch/complete': isMade,
      },
      answers: { switchNow },
      sources: { session },
    });
    expect(outcome.failure?.heading).toBe(heading);
    expect(outcome.sources?.session).toEqual(known);
  },
);

describe('opening a deal', () => {
  it('keeps its pay method and switch option [Q2.32]', async () => {
    const moreInfo = { ...switchNow, switchOption: 'Switch' };
    const { outcome } = await runEffect(laterEffects['open-deal'], { answers: { moreInfo } });
    expect(outcome).toEqual({ sources: { session: { payMethod: 'CashOrCheque', switchOption: 'Switch' } } });
  });

  it.each([
    ['None', 'None'],
    ['Switchable', 'Switch'],
    ['none of your business', 'Switch'],
    [null, 'Switch'],
  ])('takes the switch option %j for %s: only None is for review [Q2.34]', async (switchOption, kept) => {
    const moreInfo = { ...switchNow, switchOption };
    const { outcome } = await runEffect(laterEffects['open-deal'], { answers: { moreInfo } });
    expect(outcome.sources?.session).toMatchObject({ switchOption: kept });
  });

  it('keeps nothing of an odd deal', async () => {
    const none = await runEffect(laterEffects['open-deal'], { answers: { moreInfo: { tariffId: 1 } } });
    expect(none.outcome).toEqual({});
  });
});

describe('the results of all pay methods', () => {
  it('are asked for when another one is wanted, with their suppliers by name [Q2.34] [Q7.20]', async () => {
    const row = {
      tariffId: 1,
      tariffName: 'T',
      payMethod: 'CashOrCheque',
      totalCost: 1,
      savings: 1,
    };
    const rows = [
      { ...row, supplierId: 9, supplierName: 'Zed' },
      { ...row, tariffId: 2, supplierId: 3, supplierName: 'alpha' },
      { ...row, supplierId: 9, supplierName: 'Zed' },
    ];
    const { called, outcome } = await runEffect(effects['load-results'], {
      replies: { 'POST /request/results/detail': { resultsInDetailDto: { resultsInDetail: rows } } },
      sources: { session },
      facts: { resultPayMethods: 'all' },
    });
    expect(called[0]?.parts).toMatchObject({ body: { includeAllPayMethodOptions: true } });
    expect(outcome.sources?.session).toEqual({ includeAllPayMethodOptions: true, leavingFees: null });
    expect(outcome.lookups?.['result-suppliers']?.items).toEqual([
      { value: 3, label: 'alpha' },
      { value: 9, label: 'Zed' },
    ]);
  });
});
