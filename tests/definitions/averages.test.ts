import { expect, it } from 'vitest';
import { readSettings } from '../../src/app/settings.ts';
import { definitions } from '../../src/definitions/load.ts';
import { energy } from '../../src/energy/trade.ts';
import { answer } from '../../src/engine/answer.ts';
import { buildModel } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { Answers, Json } from '../../src/engine/types.ts';

const model = buildModel(definitions, 'quote', energy);
const { averages } = readSettings(undefined, (problem) => {
  throw new Error(problem);
});

/** A home with both meters, and the answers that a person then gives in order. */
function answered(mpan: string, given: readonly (readonly [field: string, value: Json])[]): Answers {
  const meter = {
    known: true,
    hasDomesticMeter: true,
    hasDomesticElectricity: true,
    hasDomesticGas: true,
    mpan,
    gasAnnualQuantity: 9800,
  };
  const call = { effect: 'load-meters', with: {} };
  const start = answer(model, emptyState(energy, '2026-03-10', { averages }), { kind: 'enter' }).state;
  const known = answer(model, start, { kind: 'finished', call, outcome: { sources: { meter } } }).state;
  return given.reduce(
    (state, [field, value]) => answer(model, state, { kind: 'answer', field, value }).state,
    known,
  ).answers;
}

const chosen = [
  ['usageSource', 'average'],
  ['averageLevel', 'medium'],
] as const;

it.each([
  ['electricity', 'gas', 'gasElectricity', '018011002012345678901', 2700],
  ['electricity', 'gas', 'electricity', '018011002012345678901', 2700],
  ['electricity of an Economy 7 meter', 'gas', 'gasElectricity', '028011002012345678901', 3900],
])('%s has its average when it is added to the chosen average of %s [Q4.35]', (_, first, then, mpan, kWh) => {
  expect(answered(mpan, [['compareFuel', first], ...chosen, ['compareFuel', then]])).toMatchObject({
    'gasUsage.usage': 11_500,
    'electricityUsage.usage': kWh,
    'electricityUsage.usageType': 1,
    'electricityUsage.usageUnit': 1,
  });
});

it('gas has its average when it is added to the chosen average of electricity [Q4.35]', () => {
  const moves = [['compareFuel', 'electricity'], ...chosen, ['compareFuel', 'gasElectricity']] as const;
  expect(answered('018011002012345678901', moves)).toMatchObject({
    'gasUsage.usage': 11_500,
    'gasUsage.usageType': 1,
    'gasUsage.usageUnit': 1,
  });
});

it('a figure that the person corrected stays when a fuel is added [Q4.35]', () => {
  const moves = [
    ['compareFuel', 'gas'],
    ...chosen,
    ['gasUsage.usage', 12_345],
    ['compareFuel', 'gasElectricity'],
  ] as const;
  expect(answered('018011002012345678901', moves)).toMatchObject({
    'gasUsage.usage': 12_345,
    'electricityUsage.usage': 2700,
  });
});

it('gas has its quantity of the meter when it is added to the actual figures of electricity [Q4.33]', () => {
  const moves = [
    ['compareFuel', 'electricity'],
    ['usageSource', 'average'],
    ['usageSource', 'actual'],
    ['compareFuel', 'gasElectricity'],
  ] as const;
  expect(answered('018011002012345678901', moves)).toMatchObject({ 'gasUsage.usage': 9800 });
});
