import { describe, expect, it } from 'vitest';
import { effects } from '../../../src/energy/effects/index.ts';
import { runEffect } from './world.ts';

const answers = {
  postcode: 'NR21NH',
  address: { text: '1 The Street' },
  gasTariff: { id: 4 },
  gasCurrentPayMethod: 'quarterlyDirectDebit',
  'gasUsage.usageType': 1,
  'gasUsage.usageUnit': 1,
  'gasUsage.usage': 11500,
  newTariffPaymentMethod: 'quarterlyDirectDebit',
  gasSmartMeterInstalled: true,
};
const facts = { quoteType: 'gasToGas', is02Meter: false };

describe('creating the quote', () => {
  const created = { geniusSwitchDto: { switchId: 321 } };

  it('saves the record of the quote [Q4.50]', async () => {
    const { outcome } = await runEffect(effects['create-quote'], {
      replies: { 'POST /request/switch/v2/gas': created },
      answers,
      facts,
    });
    expect(outcome.failure).toBeUndefined();
    expect(outcome.sources?.session).toMatchObject({
      switchId: 321,
      switchType: 'gasToGas',
      includeAllPayMethodOptions: false,
      proposedPayMethod: 'QuaterlyDirectDebit',
      electricitySmartMeterInstalled: false,
      gasSmartMeterInstalled: true,
      uuid: null,
      switchKey: null,
    });
  });

  it('carries the referral’s branch before the configured one [Q2.03] [Q7.10]', async () => {
    const brand = { referrerBranchCode: 'WEB', switchOwnerReference: 'OWN' };
    const replies = { 'POST /request/switch/v2/gas': created };
    const without = await runEffect(effects['create-quote'], { replies, answers, facts, sources: { brand } });
    expect(without.called[0]?.parts).toMatchObject({
      body: { referrerBranchCode: 'WEB', switchOwnerReference: 'OWN' },
    });
    const session = { refererBranch: 'B7' };
    const referred = await runEffect(effects['create-quote'], {
      replies,
      answers,
      facts,
      sources: { brand, session },
    });
    expect(referred.called[0]?.parts).toMatchObject({ body: { referrerBranchCode: 'B7' } });
  });

  it('fails in the server’s words under the heading Error, and saves nothing [Q8.02]', async () => {
    const { outcome } = await runEffect(effects['create-quote'], { answers, facts });
    expect(outcome.failure).toEqual({
      heading: 'Error',
      message: 'No POST /request/switch/v2/gas today',
      status: 503,
    });
    expect(outcome.sources).toBeUndefined();
  });

  it.each([[{}], [{ geniusSwitchDto: null }], [{ geniusSwitchDto: { switchId: '12' } }]])(
    'fails when the reply %j names no quote [Q8.02]',
    async (reply) => {
      const { outcome } = await runEffect(effects['create-quote'], {
        replies: { 'POST /request/switch/v2/gas': reply },
        answers,
        facts,
      });
      expect(outcome.failure?.heading).toBe('Error');
      expect(outcome.sources).toBeUndefined();
    },
  );
});

describe('the results', () => {
  const row = {
    tariffId: 9,
    tariffName: 'Fixed',
    isFixed: true,
    supplierId: 2,
    supplierName: 'Gas & Co',
    isGreen: false,
    payMethod: 'MonthlyDirectDebit',
    switchOption: 'Switch',
    totalCost: 1200,
    savings: 30,
    carbonFootprint: 10,
    hasCancellationFee: false,
    hasPaperBilling: false,
    hasOnlineManagement: true,
    hasWarmHomeDiscount: false,
    tariffDetails: [],
  };
  const session = { switchId: 321, switchType: 'gasToGas', proposedPayMethod: 'CashOrCheque' };

  it('are asked for with the saved quote and keep the server’s order [Q7.20]', async () => {
    const cheaper = { ...row, tariffId: 8, totalCost: 900 };
    const resultsInDetail = [row, { tariffId: 1 }, cheaper];
    const reply = { resultsInDetailDto: { resultsInDetail, leavingFees: 50 }, uuid: 'u-1' };
    const { called, outcome } = await runEffect(effects['load-results'], {
      replies: { 'POST /request/results/detail': reply },
      sources: { session },
    });
    expect(called[0]?.parts).toEqual({
      body: {
        ...session,
        includeAllPayMethodOptions: false,
        electricitySmartMeterInstalled: false,
        gasSmartMeterInstalled: false,
      },
    });
    expect(outcome.lookups?.results?.items.map(({ data }) => data)).toMatchObject([row, cheaper]);
    expect(outcome.sources?.session).toEqual({
      uuid: 'u-1',
      includeAllPayMethodOptions: false,
      leavingFees: 50,
    });
  });

  it('name a tariff and pay method once, and a tariff once for each pay method', async () => {
    const rows = [row, { ...row, totalCost: 5 }, { ...row, payMethod: 'CashOrCheque' }];
    const { outcome } = await runEffect(effects['load-results'], {
      replies: { 'POST /request/results/detail': { resultsInDetailDto: { resultsInDetail: rows } } },
      sources: { session },
    });
    expect(outcome.lookups?.results?.items.map(({ data }) => data)).toMatchObject([
      { id: '9-MonthlyDirectDebit', totalCost: 1200 },
      { id: '9-CashOrCheque', totalCost: 1200 },
    ]);
  });
});

describe('resetting', () => {
  it('forgets the saved quote and every list [Q2.10]', async () => {
    const { outcome } = await runEffect(effects['reset-quote'], {
      sources: { session: { switchId: 1, uid: 'u' } },
    });
    expect(outcome.sources?.session).toMatchObject({ switchId: null, uuid: null, switchKey: null });
    expect(outcome.sources?.session).not.toHaveProperty('uid');
  });
});

describe('tracking', () => {
  const name = 'POST /request/user/track-records';
  const session = { uid: 'u1', reference: 'R', refererBranch: 'B', switchId: 5 };

  it('sends each argument as a name and a value [Q7.01]', async () => {
    const { called } = await runEffect(effects.track, {
      replies: { [name]: { recorded: 1 } },
      sources: { session },
      call: { with: { Page: 'Current Tariff', 'Tariff Id': 12, Nothing: null } },
    });
    const propertyDetails = [
      { name: 'Page', value: 'Current Tariff' },
      { name: 'Tariff Id', value: '12' },
    ];
    const record = {
      userRefId: 'R',
      referralBranch: 'B',
      userTrackingId: 'u1',
      switchId: 5,
      propertyDetails,
    };
    expect(called).toEqual([{ name, parts: { body: [record] } }]);
  });

  it('disturbs nobody when it fails [Q7.01]', async () => {
    const { outcome } = await runEffect(effects.track, { sources: { session } });
    expect(outcome).toEqual({});
  });
});
