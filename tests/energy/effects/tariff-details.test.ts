import { describe, expect, it } from 'vitest';
import { effects } from '../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import {
  gasPlans,
  information,
  informationCall,
  informationReply,
  label,
  labelCall,
  labelsReply,
  projectionCall,
  projectionsReply,
} from '../../tariff.ts';
import { runEffect } from './world.ts';

const session = {
  switchId: 7,
  switchType: 'gasToGas',
  proposedPayMethod: 'CashOrCheque',
  tariffValidToDate: '2027-02-28',
};
const answers = { tariffId: 202 };
const facts = { detailsPayMethod: 'QuaterlyDirectDebit' };

describe('what is told of a tariff', () => {
  it('is asked for by its id [Q7.21]', async () => {
    const replies = { [informationCall]: informationReply() };
    const { called, outcome } = await runEffect(laterEffects['load-tariff-information'], {
      replies,
      answers,
      sources: { session },
    });
    expect(called).toEqual([{ name: informationCall, parts: { body: { tariffId: 202 } } }]);
    expect(outcome.lookups?.['tariff-information']?.items[0]?.data).toEqual(information);
  });

  it.each([
    ['it is of another tariff', informationReply({ tariffId: 203 })],
    ['it is unreadable', { tariffInfoDto: 'x' }],
  ])('has failed when %s', async (_, reply) => {
    const { outcome } = await runEffect(laterEffects['load-tariff-information'], {
      replies: { [informationCall]: reply },
      answers,
      sources: { session },
    });
    expect(outcome.lookups?.['tariff-information']).toMatchObject({ status: 'failed', items: [] });
    expect(outcome.failure?.message).toContain('could not read');
  });
});

describe('labels and projections', () => {
  const body = {
    onCurrentTariff: false,
    proposedPayMethod: 'QuaterlyDirectDebit',
    switchId: 7,
    switchType: 'gasToGas',
    tariffId: 202,
    tariffValidToDate: '2027-02-28',
  };

  it('are asked for with quote, tariff and the pay method of the details [Q7.21] [Q2.32]', async () => {
    const setting = { answers, facts, sources: { session } };
    const replies = { [labelCall]: labelsReply(true, false), [projectionCall]: projectionsReply(gasPlans) };
    const labels = await runEffect(laterEffects['load-label'], { ...setting, replies });
    expect(labels.called).toEqual([{ name: labelCall, parts: { body } }]);
    expect(labels.outcome.lookups?.['tariff-labels']?.items).toEqual([
      { value: 'gas', label: 'Fixed 12 Months', data: label },
    ]);
    const projections = await runEffect(laterEffects['load-projections'], { ...setting, replies });
    expect(projections.called).toEqual([{ name: projectionCall, parts: { body } }]);
    const items = projections.outcome.lookups?.['tariff-projections']?.items;
    expect(items?.map(({ value, data }) => [value, data])).toEqual(
      (['Existing', 'Default', 'Chosen', 'New'] as const).map((plan) => [
        { fuel: 'gas', plan },
        gasPlans[plan],
      ]),
    );
  });

  it.each(['load-label', 'load-projections'] as const)(
    'fail alone, in the server’s words [Q8.04]',
    async (word) => {
      const { outcome } = await runEffect(laterEffects[word], { answers, facts, sources: { session } });
      expect(Object.values(outcome.lookups ?? {})).toMatchObject([{ status: 'failed', items: [] }]);
      expect(outcome.failure?.message).toMatch(/^No POST/);
      expect(outcome.failure?.status).toBe(503);
    },
  );
});

describe('creating a quote', () => {
  it('remembers when the present tariff ends, for the calls of the details [Q7.21]', async () => {
    const { outcome } = await runEffect(effects['create-quote'], {
      replies: { 'POST /request/switch/v2/gas': { geniusSwitchDto: { switchId: 3 } } },
      answers: {
        postcode: 'NR21NH',
        address: { text: '1 The Street' },
        gasTariff: { id: 4 },
        gasCurrentPayMethod: 'quarterlyDirectDebit',
        gasTariffValidToDate: '2027-02-28',
        'gasUsage.usage': 11500,
      },
      facts: { quoteType: 'gasToGas' },
    });
    expect(outcome.sources?.session?.tariffValidToDate).toBe('2027-02-28');
  });
});
