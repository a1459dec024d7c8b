import { consequences, notice, objectSchema, schemaAddress } from './common.ts';
import type { Shape } from './shape.ts';
import {
  any,
  condition,
  either,
  fieldSchema,
  list,
  map,
  number,
  object,
  string,
  text,
  value,
  word,
} from './shape.ts';

const option = object({
  value: any,
  label: text(),
  'hint?': text(),
  'group?': string('group', 'The group that this tab opens.'),
  'mark?': either(string('path'), list(string('path'))),
  'when?': condition,
});

const ui: Shape = {
  kind: 'ui',
  common: object({
    widget: string(),
    'hint?': text(),
    'tooltip?': text(),
    'options?': list(option, 'The choices, where the card declares them.'),
    'lookup?': string('lookup', 'The list that the choices come from.'),
  }),
};

const against = (doc: string): Shape => ({ ...value, doc });

const rule = object({
  field: string('field'),
  'when?': condition,
  'must?': either(fieldSchema, { kind: 'boolean', doc: 'false never holds.' }),
  'after?': against('A day or number that it must be later or more than.'),
  'before?': against('A day or number that it must be earlier or less than.'),
  'atLeast?': against('A day or number that it must not be earlier or less than.'),
  'atMost?': against('A day or number that it must not be later or more than.'),
  'same?': against('What it must be the same as.'),
  'differs?': against('What it must be other than.'),
  'with?': map(value, undefined, 'What the check is given besides the value.'),
  'check?': string('check'),
  'message?': string('message', 'A name in messages.json, or the sentence itself.'),
});

const group = object({
  items: list(string('item')),
  'legend?': text(),
  'layout?': word(['stack', 'row', 'panel', 'sentence', 'list']),
});

const each = object({
  card: string('card', 'The card that fills in an entry.'),
  'atLeast?': {
    ...number,
    doc: 'How many entries there must be where the list is required; one, if nothing is said.',
  },
  'atMost?': { ...number, doc: 'How many entries there may be.' },
  line: list(
    string(),
    'How an entry is told: texts with {entry.PART}. One whose part an entry has not is left out.',
  ),
  'parts?': map(
    value,
    undefined,
    'Parts of an entry that are worked out when it is saved, beside its answers.',
  ),
});

/** `schemas/cards/*.card.json`. The keys stand in the order in which a card must have them. */
export const cardShape = object(
  {
    '$schema?': schemaAddress,
    card: string(undefined, "The card's name: that of its file."),
    title: text('The heading.'),
    order: list(string('item'), 'What is shown, top to bottom: fields, notices and groups.'),
    'groups?': map(group, undefined, 'Items that belong together.'),
    schema: objectSchema,
    'each?': map(each, 'field', 'The fields that are lists of entries, and what fills in an entry.'),
    'ui?': map(ui, 'field', 'How each field looks.'),
    'notices?': map(notice, undefined, 'Words between the fields.'),
    'show?': map(condition, 'item', 'When an item is shown; always, if it is not named here.'),
    'sent?': map(condition, 'field', 'When an answer counts, and is sent, although its question is hidden.'),
    'require?': map(condition, 'field', 'When a field is required.'),
    'rules?': list(rule, 'Limits that depend on something.'),
    'presets?': map(value, 'answer', 'What an answer is before anybody gave it.'),
    'onEnter?': { ...consequences, doc: 'What happens when the card opens.' },
    'onChange?': map(consequences, 'changed', 'What follows from a change.'),
  },
  'A card: its fields, words, conditions, limits and consequences.',
);
