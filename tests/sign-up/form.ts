import { definitions } from '../../src/definitions/load.ts';
import { loadVariant } from '../../src/definitions/variants.ts';
import { energy } from '../../src/energy/trade.ts';
import { answer } from '../../src/engine/answer.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { buildModel, type Model } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { Change, JourneyState, Json, LoadedVariant, ResolvedCard } from '../../src/engine/types.ts';
import { figuresOf, withVariant } from '../../src/engine/variant.ts';
import { bound, type Deal, plainDeal, supplierIdOf } from './deal.ts';

/** The day of every test of the sign-up. */
export const today = '2026-03-10';

const switchTypes = {
  gas: 'gasToGas',
  electricity: 'electricityToElectricity',
  dual: 'dualConsolidatedToDualConsolidated',
} as const;

export const switchKey = 'k'.repeat(43);

function sourcesOf(deal: Deal, loaded: LoadedVariant): JourneyState['sources'] {
  return {
    meter: {},
    averages: {},
    brand: { supplierName: 'Example Switch', whiteLabel: false },
    session: {
      switchId: 321,
      switchKey,
      switchType: switchTypes[deal.fuel],
      gasSmartMeterInstalled: deal.gasIsSmart,
      electricitySmartMeterInstalled: deal.electricityIsSmart,
    },
    plan: {
      supplierId: supplierIdOf(deal.variant),
      supplierName: 'New Energy',
      supplierTosUrl: 'https://new.example/terms',
      tariffTosUrl: 'https://new.example/tariff',
      payMethod: deal.payMethod,
      isEconomy7: deal.isEconomy7 ?? false,
      monthlyDirectDebit: 104,
      variant: loaded.name,
      ...figuresOf(loaded),
    },
  };
}

/** The variant of a deal, as the product fetches it. */
async function variantOf({ variant }: Deal): Promise<LoadedVariant> {
  const loaded = await loadVariant(supplierIdOf(variant), bound);
  if (loaded?.name !== variant) throw new Error(`No variant ${variant}.`);
  return loaded;
}

/** A customer whose details, address and meter numbers are all right. */
export const customer: Readonly<Record<string, Json>> = {
  titleId: 1,
  firstName: 'Ada',
  lastName: 'Lovelace',
  dateOfBirth: '1990-12-10',
  emailAddress: 'ada@example.com',
  dayTimePhone: '01603123456',
  employmentStatusId: 2,
  residentialStatusId: 3,
  mpanNumber: '018011002012345678901',
  mpanValid: true,
  mprnNumber: '9012345678',
};

const lists = Object.fromEntries(
  ['titles', 'employment-statuses', 'residential-statuses', 'direct-debit-days', 'special-needs'].map(
    (name) => [
      name,
      {
        status: 'ready' as const,
        items: [1, 2, 3, 4, 5].map((value) => ({ value, label: `${name} ${value}` })),
      },
    ],
  ),
);

/** A form under way: changes go through the engine, as in the product. */
export interface Form {
  readonly model: Model;
  readonly state: JourneyState;
  readonly card: (id: string) => ResolvedCard;
  readonly isOpen: (id: string) => boolean;
  /** The form after a person gave these answers, in order; undefined takes one away. */
  readonly give: (answers: Readonly<Record<string, Json | undefined>>) => Form;
  /** The form after an effect brought these answers, and these sources. */
  readonly bring: (answers: Readonly<Record<string, Json>>, sources?: JourneyState['sources']) => Form;
}

function formOf(model: Model, state: JourneyState): Form {
  const steps = resolveJourney(model, state);
  const step = (id: string) => {
    const found = steps.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no step "${id}".`);
    return found;
  };
  const change = (next: Change) => formOf(model, answer(model, state, next).state);
  return {
    model,
    state,
    card: (id) => step(id).card,
    isOpen: (id) => step(id).open,
    give: (answers) =>
      Object.entries(answers).reduce<Form>(
        (form, [field, value]) =>
          formOf(model, answer(model, form.state, { kind: 'answer', field, value }).state),
        formOf(model, state),
      ),
    bring: (set, sources = {}) =>
      change({ kind: 'finished', call: { effect: 'any', with: {} }, outcome: { set, sources } }),
  };
}

/** The form as it opens for a deal, its lists and plan there; nothing answered but the defaults. */
export async function open(deal: Partial<Deal> = {}): Promise<Form> {
  const whole = { ...plainDeal, ...deal };
  const loaded = await variantOf(whole);
  const model = buildModel(withVariant(definitions, loaded), 'sign-up', energy);
  const state = { ...emptyState(energy, today), sources: sourcesOf(whole, loaded), lookups: lists };
  return formOf(model, answer(model, state, { kind: 'enter' }).state);
}

/** The form with everything before the terms answered, so that the terms are open. */
export async function openTerms(deal: Partial<Deal> = {}): Promise<Form> {
  const { mpanValid, ...given } = customer;
  const form = await open(deal);
  return form.give(given).bring({ mpanValid: mpanValid ?? null });
}
