import type { Condition } from '../../../engine/types.ts';
import type { Project } from '../../review/project.ts';
import type { StagedLine, Staging } from '../preview/staging.ts';

/** A condition and what it says, as somebody chooses it from a list. */
export interface When {
  readonly says: string;
  readonly condition: Condition;
}

/** What may be chosen as the condition of a line: always, never, what the other questions of its card hold, and every condition with a name that the journey has a use for. */
export function whensOf(project: Project, staging: Staging, line: StagedLine): readonly When[] {
  const answers = new Map(
    staging.lines
      .filter(({ kind, part, step, item, groups }) => {
        // What a group asks itself cannot bring it back.
        if (line.kind === 'group' && groups.includes(line.item)) return false;
        const isName = part === 'label' || part === 'text';
        return (
          kind === 'field' && isName && step.id === line.step.id && item !== line.item && isAnswer(step, item)
        );
      })
      .map((one) => [one.item, one]),
  );
  const isOfOther = ofOtherJourneys(project, staging.model.name);
  const named = Object.entries(project.data.conditions)
    .filter(([name]) => !isOfOther(name))
    .map(([name, { says = name }]) => ({ says, condition: name }));
  return [
    { says: 'always', condition: true },
    { says: 'never', condition: false },
    ...[...answers.values()].flatMap(answeredWith),
    ...named,
  ];
}

/** Whether a field asks something that is kept: a button does not. */
const isAnswer = ({ card }: StagedLine['step'], item: string) => card.ui?.[item]?.action === undefined;

/** Tells the conditions that other journeys name, in their cards too, and this one nowhere. */
function ofOtherJourneys({ data }: Project, journey: string): (name: string) => boolean {
  const written = (isOurs: boolean) => {
    const journeys = Object.values(data.journeys).filter((one) => (one.journey === journey) === isOurs);
    const cards = new Set(journeys.flatMap(({ steps }) => steps.map(({ card }) => card)));
    const variants = Object.values(data.variants).filter(({ card }) => cards.has(card));
    return JSON.stringify([journeys, [...cards].map((name) => data.cards[name]), variants]);
  };
  const [ours, others] = [written(true), written(false)];
  return (name) => others.includes(`"${name}"`) && !ours.includes(`"${name}"`);
}

/** A text without the marks of its links and bold words. */
const withoutMarks = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '');

/** Everything that an answer may be: each of its values, and each that it is not. */
function answeredWith({ item, text, step: { card } }: StagedLine): readonly When[] {
  const schema = card.schema.properties[item];
  const name = `“${withoutMarks(text)}”`;
  const pair = (is: string, isNot: string, condition: Condition): readonly When[] => [
    { says: `${name} ${is}`, condition },
    { says: `${name} ${isNot}`, condition: { not: condition } },
  ];
  if ([schema?.type].flat().includes('boolean')) return pair('is ticked', 'is not ticked', { [item]: true });
  const options = card.ui?.[item]?.options ?? [];
  const labels = new Map(options.map(({ value, label }) => [JSON.stringify(value), label]));
  const values = (schema?.enum ?? options.map(({ value }) => value)).filter((value) => value !== null);
  if (values.length === 0) return pair('is answered', 'is not answered', { [item]: { set: true } });
  return values.flatMap((value) => {
    const said = labels.get(JSON.stringify(value)) ?? String(value);
    return pair(`is ${said}`, `is not ${said}`, { [item]: value });
  });
}

/** When something is shown that is hidden under a condition; what else showed it must hold too, unless it was never shown. */
export function unless(shown: Condition, hidden: Condition): Condition {
  if (typeof hidden === 'boolean') return !hidden;
  return typeof shown === 'boolean' ? { not: hidden } : { all: [shown, { not: hidden }] };
}
