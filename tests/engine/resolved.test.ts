import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';
import { energy } from '../../src/energy/trade.ts';
import { answer } from '../../src/engine/answer.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { buildModel } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { JourneyState, Json, ResolvedItem, ResolvedStep } from '../../src/engine/types.ts';

/**
 * The resolved quote journey, committed: a change of meaning shows as a difference of these files. UPDATE=1 rewrites
 * them; the reviewer reads the difference.
 */
const folder = join(import.meta.dirname, '../resolved');
const today = '2026-03-10';
const model = buildModel(definitions, 'quote', energy);
const brand = {
  supplierName: 'Example Energy',
  supplierPhone: '0808 157 0000',
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
  nonDomesticPhone: '0808 157 0001',
  nonDomesticHours: 'Monday to Friday, 9am to 5pm',
  whiteLabel: false,
};
const averages = {
  source: 'Ofgem',
  'gas.low': 7500,
  'gas.medium': 11500,
  'gas.high': 17000,
  'electricity.low': 1800,
  'electricity.medium': 2700,
  'electricity.high': 4100,
  'electricityEconomy7.low': 2200,
  'electricityEconomy7.medium': 3900,
  'electricityEconomy7.high': 6700,
};

const both = {
  known: true,
  gasSupplierId: 2,
  electricitySupplierId: 7,
  sameSupplier: false,
  gasIsPrepayment: false,
  electricityIsPrepayment: false,
  gasIsSmart: true,
  electricityIsSmart: true,
  gasAnnualQuantity: 11800,
  mpan: '018011002012345678901',
  mprn: '1234567890',
  maskedMpan: '*******02012345678901',
  maskedMprn: '*234567***',
  hasDomesticMeter: true,
  hasDomesticGas: true,
  hasDomesticElectricity: true,
  isNonDomestic: false,
} as const;
const isEconomy7Home = { ...both, mpan: '028011002012345678901' };
const tariff = { id: 1, name: 'Fixed', isDefaultOrStandard: false, isFixedFromEnergyStartDate: true };
const pays = (method: string) => ({
  currentPayMethod: method,
  gasCurrentPayMethod: method,
  electricityCurrentPayMethod: method,
});
const plans = {
  tariff,
  gasTariff: tariff,
  electricityTariff: tariff,
  tariffValidToDate: '2026-09-01',
  gasTariffValidToDate: '2026-09-01',
  electricityTariffValidToDate: '2026-09-01',
};
const figures = { 'electricityUsage.usage': 2900 };

type Meter = Readonly<Record<string, Json>>;
type Given = Readonly<Record<string, Json>>;

/** name → meters, comparison type, then what a person answers, in order. */
const situations: Readonly<Record<string, readonly [Meter, string, Given]>> = {
  'at-the-start': [{}, 'home-energy', {}],
  'gas-to-gas': [both, 'home-energy', { compareFuel: 'gas', ...pays('monthlyDirectDebit'), ...plans }],
  'electricity-to-electricity': [
    both,
    'home-energy',
    { compareFuel: 'electricity', ...pays('cashOrCheque'), ...plans, ...figures },
  ],
  'dual-consolidated': [
    both,
    'home-energy',
    { sameSupplier: 'yes', ...pays('monthlyDirectDebit'), ...plans, ...figures },
  ],
  'dual-distinct': [
    both,
    'home-energy',
    { sameSupplier: 'no', ...pays('quarterlyDirectDebit'), ...plans, ...figures },
  ],
  'economy-7': [
    isEconomy7Home,
    'home-energy',
    { sameSupplier: 'yes', isEconomy7: 'yes', ...pays('monthlyDirectDebit'), ...plans, ...figures },
  ],
  prepayment: [
    { ...both, gasIsPrepayment: true, electricityIsPrepayment: true },
    'home-energy',
    { sameSupplier: 'yes', ...plans, ...figures },
  ],
  'mixed-prepayment': [{ ...both, electricityIsPrepayment: true }, 'home-energy', {}],
  'non-domestic': [
    {
      known: true,
      isNonDomestic: true,
      hasDomesticMeter: false,
      hasDomesticGas: false,
      hasDomesticElectricity: false,
    },
    'home-energy',
    {},
  ],
  vehicle: [both, 'vehicle-home-energy', { sameSupplier: 'yes' }],
  averages: [
    both,
    'home-energy',
    {
      sameSupplier: 'yes',
      ...pays('monthlyDirectDebit'),
      ...plans,
      usageSource: 'average',
      averageLevel: 'medium',
    },
  ],
};

function settled([meter, comparisonType, given]: readonly [Meter, string, Given]): JourneyState {
  const empty = emptyState(energy, today, { brand, averages });
  const session = { ...empty.sources.session, comparisonType };
  let state = answer(model, { ...empty, sources: { ...empty.sources, session } }, { kind: 'enter' }).state;
  if (Object.keys(meter).length === 0) return state;
  const person = (field: string, value: Json) => {
    state = answer(model, state, { kind: 'answer', field, value }).state;
  };
  person('postcode', 'NR21NH');
  person('gdprConsent', true);
  const address = { text: '1 High Street, Norwich, NR2 1NH', postcode: 'NR21NH' };
  const addresses = { status: 'ready', items: [{ value: address, label: address.text }] } as const;
  state = answer(model, state, {
    kind: 'finished',
    call: { effect: 'search-addresses', with: {} },
    outcome: { lookups: { addresses } },
  }).state;
  person('address', address);
  state = answer(model, state, {
    kind: 'finished',
    call: { effect: 'load-meters', with: {} },
    outcome: { sources: { meter } },
  }).state;
  for (const [field, value] of Object.entries(given)) person(field, value);
  return state;
}

function shown(item: ResolvedItem): unknown {
  switch (item.kind) {
    case 'notice':
      return { notice: item.name, tone: item.tone, heading: item.heading, text: item.text };
    case 'group':
      return { group: item.name, legend: item.legend, items: item.items.map(shown) };
    case 'field': {
      const { name, widget, label, hint, required, options, min, max } = item;
      return {
        field: name,
        widget,
        label,
        hint,
        required,
        min,
        max,
        options: options?.map((option) => option.label),
      };
    }
  }
}

function printed(steps: readonly ResolvedStep[]): string {
  const open = steps.filter((step) => step.open);
  const cards = open.map(({ id, card }) => ({
    step: id,
    title: card.title,
    items: card.items.map(shown),
    panels: Object.values(card.panels).map(shown),
    errors: card.errors.map(({ field, message }) => `${field}: ${message}`),
  }));
  const later = steps.filter((step) => step.present && !step.open).map(({ id }) => id);
  return `${JSON.stringify({ cards, later }, undefined, 2)}\n`;
}

it.each(Object.keys(situations))(
  'resolves the quote journey as committed: %s [Q2.11 Q4.10 Q4.11 Q4.12 Q4.13]',
  (name) => {
    const situation = situations[name];
    if (!situation) throw new Error(`No situation ${name}`);
    const text = printed(resolveJourney(model, settled(situation)));
    const file = join(folder, `${name}.json`);
    if (process.env.UPDATE) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), `${file} is missing; UPDATE=1 writes it`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  },
);

it('keeps no committed result without its situation', () => {
  const names = readdirSync(folder).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);
  expect(names.sort()).toEqual(Object.keys(situations).sort());
});
