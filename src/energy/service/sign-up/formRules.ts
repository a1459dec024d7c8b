import { definitionsFrom } from '../../../definitions/definitions-from.ts';
import { keepByText } from '../../../definitions/keep.ts';
import type { DefinitionData } from '../../../definitions/types.ts';
import { buildModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import { emptyState } from '../../../engine/state.ts';
import type { Answers, JourneyState, Json, VariantDefinition } from '../../../engine/types.ts';
import { applyVariant, figuresOf } from '../../../engine/variant.ts';
import { badField, type Refused } from '../../../service/refused.ts';
import { energy } from '../../trade.ts';
import { energyWords } from '../../words.ts';
import { errorsIn, partOf, sentBy } from './replay.ts';
import { type ShownTerms, shownTerms } from './shownTerms.ts';

/** Answers and the plan that a section is judged with. `today` is YYYY-MM-DD, UK time. */
export interface Judged {
  readonly answers: Readonly<Record<string, Json>>;
  readonly plan: Readonly<Record<string, Json>>;
  readonly session: Readonly<Record<string, Json>>;
  /** What is known of the home's meters (`meter.`). */
  readonly meter?: Readonly<Record<string, Json>>;
  readonly today: string;
  /** Variants that the operator's settings bind to a supplier's id, by file name. */
  readonly bound?: Readonly<Record<string, string>>;
  /** The operator's words as pages read them (`brand.`). */
  readonly brand?: Readonly<Record<string, Json>>;
}

/** The rules of one form, the very ones that the browser shows. */
export interface FormRules {
  /** The numbers that hold for a supplier alone, by name. */
  readonly figuresOf: (supplierId: number, bound: Judged['bound']) => Readonly<Record<string, number>>;
  /** The first of the named answers that the form refuses, with the form's own words; undefined when all may stay. */
  readonly refuse: (names: readonly string[], judged: Judged) => Refused | undefined;
  /** What a page would send whose person gave the named answers, each where it is asked. */
  readonly sent: (names: readonly string[], judged: Judged) => Answers;
  /** What the cards of the supplier's variant show with these answers. */
  readonly shown: (judged: Judged) => Promise<ShownTerms | undefined>;
}

/** The name of a supplier's variant: the one that the settings bind to its id, its own file, else `default`. */
function variantNameOf(
  { variants }: DefinitionData,
  {
    supplierId,
    bound = {},
  }: { readonly supplierId: Json | undefined; readonly bound?: Judged['bound'] | undefined },
): string {
  const named = Object.entries(bound).find(([id]) => id === String(supplierId));
  if (named) return named[1];
  const own = Object.entries(variants).find(([, { owners }]) => owners.some((id) => id === supplierId));
  return own?.[0] ?? 'default';
}

/** A journey's rules, from its JSON with the supplier's variant laid over. Undefined when there is no such journey. */
export function formRules(data: DefinitionData, journey: string): FormRules | undefined {
  if (data.journeys[journey] === undefined) return undefined;
  const { variants } = data;
  const definitions = definitionsFrom(data, energyWords);

  const modelOf = keepByText((name) => {
    const variant: VariantDefinition | undefined = variants[name];
    const card = variant && data.cards[variant.card];
    const cards =
      card && variant
        ? { ...data.cards, [card.card]: applyVariant(card, variant, variants).card }
        : data.cards;
    return buildModel({ ...definitions, cards }, journey, energy);
  }, 100);

  const figures = (name: string) => {
    const variant = variants[name];
    return variant && figuresOf({ variant, parents: variants });
  };

  const situationOf = (judged: Judged) => {
    const { answers, plan, session, meter = {}, today, brand = {} } = judged;
    const name = variantNameOf(data, { supplierId: plan.supplierId, bound: judged.bound });
    const empty = emptyState(energy, today);
    const sources = {
      ...empty.sources,
      plan: { ...plan, ...(variants[name] && { variant: name }), ...figures(name) },
      session,
      meter,
      brand,
    };
    const state: JourneyState = { ...empty, answers, sources };
    return { name, whole: modelOf(name), state };
  };

  return {
    figuresOf: (supplierId, bound) => figures(variantNameOf(data, { supplierId, bound })) ?? {},
    refuse(names, judged) {
      const { whole, state } = situationOf(judged);
      const wrong = errorsIn(partOf(whole, names), state).find(({ field, of }) =>
        names.includes(of ?? field),
      );
      return wrong && badField(wrong.field, wrong.message);
    },
    sent(names, judged) {
      const { whole, state } = situationOf(judged);
      return sentBy(partOf(whole, names), state, names);
    },
    async shown(judged) {
      const { whole, state, name } = situationOf(judged);
      const { supplierId } = judged.plan;
      if (typeof supplierId !== 'number') return undefined;
      return shownTerms(data, whole, state, {
        variant: name,
        // An operator who binds another variant to a supplier says that it is another one than the law knows by that id.
        ids: own(judged.bound, `${supplierId}`) === undefined ? [supplierId] : (variants[name]?.owners ?? []),
      });
    },
  };
}
