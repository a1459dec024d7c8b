import { isMap, own } from './own.ts';
import type { ShownText } from './shown-texts.ts';
import type { CardDefinition } from './types.ts';

/** A text that was shown, as the card has it: what filled its `{placeholders}` stands apart, in their order. */
export interface WrittenText {
  readonly item: string;
  readonly wording: string;
  readonly values: readonly string[];
}

const placeholder = /\{[A-Za-z][\w.-]*\}/g;

/** The text of the card that a shown one was made of. One that is all data, as an option copied from an answer, is `{text}`. */
export function writtenText(card: CardDefinition, { item, text }: ShownText): WrittenText {
  const found = textsOf(card, item).flatMap((wording) => {
    const values = valuesIn(wording, text);
    return values === undefined ? [] : { item, wording, values };
  });
  // Of two that it could be made of, the one that leaves less to what filled it.
  const [best] = found.sort((one, other) => lengthOf(one.values) - lengthOf(other.values));
  return best ?? { item, wording: '{text}', values: [text] };
}

/** The text that was shown, to the byte. */
export function filledText({ wording, values }: Omit<WrittenText, 'item'>): string {
  let next = 0;
  return wording.replace(placeholder, () => values[next++] ?? '');
}

const lengthOf = (values: readonly string[]) => values.join('').length;

/** What stands in the place of each placeholder of a wording in a text; undefined for a text that was made of another one. */
function valuesIn(wording: string, text: string): readonly string[] | undefined {
  // Most texts have nothing to fill.
  if (wording.search(placeholder) < 0) return wording === text ? [] : undefined;
  const parts = wording.split(placeholder).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^]*?)')}$`).exec(text)?.slice(1);
}

function textsOf({ title, notices, groups, schema, ui }: CardDefinition, item: string): readonly string[] {
  if (item === '') return [title];
  return textsIn([
    own(notices, item),
    own(groups, item)?.legend,
    own(schema.properties, item)?.title,
    own(ui, item),
  ]);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isMap(value) ? Object.values(value).flatMap(textsIn) : [];
}
