import { labelIn } from './chosen.ts';
import { isGiven } from './condition.ts';
import { entryName, type Model, type StepModel } from './model.ts';
import { isMap, own } from './own.ts';
import { type Read, readAnswer } from './path.ts';
import { fillText, placeholdersIn } from './text.ts';
import type { Answers, EachDefinition, Json, ResolvedList } from './types.ts';
import { formatted } from './words.ts';

/** The entries of a list; none where the answer is no list. */
export function entriesOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** A list as the view needs it. `read` reads as the list's step does. */
export function resolveList(
  model: Model,
  step: StepModel,
  name: string,
  read: Read,
): ResolvedList | undefined {
  const each = own(step.card.each, name);
  if (each === undefined) return undefined;
  const editing = read(`editing.${name}`);
  return {
    entry: entryName(each.card, step.definition.for),
    lines: entriesOf(read(name)).map((entry) => lineOf(model, each, entry)),
    atLeast: each.atLeast ?? 1,
    ...(each.atMost === undefined ? {} : { atMost: each.atMost }),
    ...(editing === 'new' || typeof editing === 'number' ? { editing } : {}),
  };
}

/** The parts of an entry; none of what is no map. */
export function partsOf(entry: Json): Answers {
  return isEntry(entry) ? entry : {};
}

function isEntry(value: Json): value is Answers {
  return isMap(value);
}

const part = 'entry.';

/** An entry in a line. */
function lineOf({ definitions, trade }: Model, each: EachDefinition, entry: Json): string {
  const parts = partsOf(entry);
  const { ui, schema } = own(definitions.cards, each.card) ?? {};
  const said = (name: string): Json => {
    const path = name.slice(part.length);
    const value = name.startsWith(part) ? readAnswer(parts, path) : undefined;
    if (!isGiven(value)) return null;
    const label = labelIn(own(ui, path)?.options ?? [], value);
    const told = own(trade.told, `${own(schema?.properties, path)?.format}`);
    if (label === undefined && told !== undefined && typeof value === 'string') return told(value);
    return label ?? formatted(value, own(each.parts, path), definitions.facts);
  };
  const pieces = each.line.filter((text) => placeholdersIn(text).every((name) => said(name) !== null));
  return pieces.map((text) => fillText(text, said)).join(', ');
}
