import type { Model } from './model.ts';
import { isMap, own } from './own.ts';

/** Whether the schema of an answer, a part of it, or what an entry of its list is asked has a mark: `personal`, `secret`. */
export function isMarked({ fields, definitions }: Model, name: string, mark: string): boolean {
  const { schema, step } = fields.get(name) ?? {};
  const entry = own(step?.card.each, name)?.card;
  const asked = entry === undefined ? undefined : own(definitions.cards, entry)?.schema.properties;
  return holdsMark(schema, mark) || holdsMark(asked, mark);
}

function holdsMark(schema: unknown, mark: string): boolean {
  return (
    isMap(schema) && (schema[mark] === true || Object.values(schema).some((one) => holdsMark(one, mark)))
  );
}
