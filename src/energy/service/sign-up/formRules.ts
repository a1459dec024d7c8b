import { definitionsFrom } from '../../../definitions/definitions-from.ts';
import { keepByText } from '../../../definitions/keep.ts';
import type { DefinitionData } from '../../../definitions/types.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import { buildModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import { emptyState } from '../../../engine/state.ts';
import type { JourneyState, Json, VariantDefinition } from '../../../engine/types.ts';
import { applyVariant } from '../../../engine/variant.ts';
import { badField, type Refused } from '../../../service/refused.ts';
import { energy } from '../../trade.ts';
import { energyWords } from '../../words.ts';
import { type ShownTerms, shownTerms } from './shownTerms.ts';

/** Answers and the plan that a section is judged with. `today` is YYYY-MM-DD, UK time. */
export interface Judged {
  readonly answers: Readonly<Record<string, Json>>;
  readonly plan: Readonly<Record<string, Json>>;
  readonly session: Readonly<Record<string, Json>>;
  readonly today: string;
  /** Variants that the operator's settings bind to a supplier's id, by file name. */
  readonly bound?: Readonly<Record<string, string>>;
}

/** The rules of one form, the very ones that the browser shows. */
export interface FormRules {
  /** The first of the named answers that the form refuses, with the form's own words; undefined when all may stay. */
  readonly refuse: (names: readonly string[], judged: Judged) => Refused | undefined;
  /** What the cards of the supplier's variant show with these answers. `brand` is what operators call themselves. */
  readonly shown: (judged: Judged, brand: Readonly<Record<string, Json>>) => Promise<ShownTerms | undefined>;
}

/** The name of a supplier's variant: the one that the settings bind to its id, its own file, else `default`. */
function variantNameOf({ variants }: DefinitionData, { plan: { supplierId }, bound = {} }: Judged): string {
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

  const situationOf = (judged: Judged) => {
    const { answers, plan, session, today } = judged;
    const name = variantNameOf(data, judged);
    const empty = emptyState(energy, today);
    const sources = {
      ...empty.sources,
      plan: { ...plan, ...(variants[name] ? { variant: name } : {}) },
      session,
    };
    const state: JourneyState = { ...empty, answers, sources };
    return { name, whole: modelOf(name), state };
  };

  return {
    refuse(names, judged) {
      const { whole, state } = situationOf(judged);
      // A model of its own for each question, since the engine remembers what it last looked at; and only what is asked.
      const asked = whole.steps.filter(({ card }) => names.some((field) => field in card.schema.properties));
      const model = { ...whole, steps: asked };
      const steps = resolveJourney(model, state);
      const wrong = steps
        .filter(({ present }) => present)
        .flatMap((step) => step.card.errors)
        .find(({ field }) => names.includes(field));
      return wrong && badField(wrong.field, wrong.message);
    },
    async shown(judged, brand) {
      const { whole, state, name } = situationOf(judged);
      const { supplierId } = judged.plan;
      if (typeof supplierId !== 'number') return undefined;
      const seen = { ...state, sources: { ...state.sources, brand } };
      return shownTerms(data, whole, seen, {
        variant: name,
        // An operator who binds another variant to a supplier says that it is another one than the law knows by that id.
        ids: own(judged.bound, `${supplierId}`) === undefined ? [supplierId] : (variants[name]?.owners ?? []),
      });
    },
  };
}
