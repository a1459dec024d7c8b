import type { OwnerWords } from '../../../engine/trade-words.ts';
import { notice, schemaAddress } from './common.ts';
import { condition, either, list, map, number, object, string, text, value } from './shape.ts';

/** A variant's file: what one owner's card has that the common card has not. */
export const variantShape = ({ one, many, ids, figures = {} }: OwnerWords) =>
  object(
    {
      '$schema?': schemaAddress,
      [many]: list(ids === 'number' ? number : string(), `The ${many}' ids.`),
      name: string(undefined, `What people know the ${one} by.`),
      card: string('card', 'The card that this changes.'),
      'extends?': string('variant', 'The variant that this begins from: the name of its file.'),
      'figures?': object(
        Object.fromEntries(
          Object.entries(figures).map(([name, { doc, most }]) => [
            `${name}?`,
            { ...number, doc: `From 1 to ${most}: ${doc}.` },
          ]),
        ),
        `Numbers of this ${one} alone.`,
      ),
      'show?': map(condition, 'item', 'When an item is shown.'),
      'hide?': list(string('item'), 'Items that are never shown, and so not required.'),
      'require?': map(condition, 'field', 'When a field is required.'),
      'presets?': map(value, 'preset', 'What an answer is before a person gives one; null for nothing.'),
      'widget?': map(string('widget'), 'field', 'Another widget that takes the same options.'),
      'text?': map(text(), 'item', 'Other words for an item.'),
      'title?': map(
        text(),
        'field',
        'Another short name of a field, by which the review and messages call it.',
      ),
      'notices?': map(
        either(notice, { kind: 'null', doc: 'Takes the notice away.' }),
        'changedNotice',
        'Notices of its own, or other words for one of the card; null takes one away.',
      ),
      'place?': map(string('place', 'first, last, before NAME or after NAME.'), 'item'),
    },
    `One ${one}'s difference from a card.`,
  );
