import { isMarked } from './marks.ts';
import type { Model } from './model.ts';
import { isMap, own } from './own.ts';
import type { JourneyState, Json, Situation, Values } from './types.ts';

/** What a journey lets be kept: its answers by their names in it, and whole sources. */
function keepable(model: Model) {
  const { resume } = model.journey;
  const named = new Set(resume?.keep);
  const forgotten = new Set(resume?.forget);
  const answers = [...(resume ? model.fields : [])].flatMap(([name, { step }]) => {
    const says = (mark: string) => isMarked(model, name, mark);
    const isPersonal = says('personal');
    const base = step?.baseNames.get(name) ?? name;
    const isKept = isPersonal || says('secret') || says('marketing') ? named.has(base) : !forgotten.has(base);
    return isKept ? [{ name, isPersonal }] : [];
  });
  return { answers, sources: [...named].filter((name) => Object.hasOwn(model.trade.sources, name)) };
}

/**
 * What of a journey under way may be kept (`resume`), flat by name. `open` is what may stand in the open: no personal
 * answer, no source. `sealed` is all of it, to be kept where nobody reads it. Empty for a journey that declares no `resume`.
 */
export function keptOf(
  model: Model,
  { answers, sources }: Pick<Situation, 'answers' | 'sources'>,
  where: 'open' | 'sealed',
): Values {
  const may = keepable(model);
  const isSealed = where === 'sealed';
  const given = (from: Readonly<Record<string, Json>>, name: string): readonly [string, Json][] => {
    const value = own(from, name);
    return value === undefined ? [] : [[name, value]];
  };
  return Object.fromEntries([
    ...may.answers.flatMap(({ name, isPersonal }) => (isPersonal && !isSealed ? [] : given(answers, name))),
    ...(isSealed ? may.sources.flatMap((name) => given(sources, name)) : []),
  ]);
}

/**
 * A journey that goes on with what was kept, before it is entered. Whatever it does not let be kept is left out, so a
 * record that is old, or somebody else's, brings nothing that could not have been answered.
 */
export function resumed(model: Model, state: JourneyState, kept: Values): JourneyState {
  const may = keepable(model);
  const answers = may.answers.flatMap(({ name }) => {
    const value = own(kept, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const sources = may.sources.flatMap((name) => {
    const value = own(kept, name);
    return isMap(value) ? [[name, value] as const] : [];
  });
  return {
    ...state,
    answers: { ...state.answers, ...Object.fromEntries(answers) },
    sources: { ...state.sources, ...Object.fromEntries(sources) },
  };
}
