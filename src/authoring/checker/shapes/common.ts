import type { ObjectShape, Shape, ShapeName } from './shape.ts';
import {
  any,
  boolean,
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

export const schemaAddress = string(undefined, 'Address of the editor schema of this kind of file.');

const jsonTypes = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'];
/** Keywords that an answer can fail, and `required` for none: each may have the field's own words. */
const failing = [
  'required',
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
];

/** What people call the keywords whose names programmers gave. */
const titles: Readonly<Record<string, string>> = {
  required: 'No answer',
  type: 'Kind of answer',
  enum: 'Answers that may be given',
  const: 'The one answer that may be given',
  minimum: 'Smallest number',
  maximum: 'Largest number',
  exclusiveMinimum: 'More than',
  exclusiveMaximum: 'Less than',
  multipleOf: 'In steps of',
  minLength: 'Fewest characters',
  maxLength: 'Most characters',
  pattern: 'How it must be written',
  format: 'Known form, such as a date',
  items: 'Each entry',
  minItems: 'Fewest entries',
  maxItems: 'Most entries',
  uniqueItems: 'No entry twice',
  properties: 'Parts of the answer',
  unread: 'Why it is asked',
  errorMessage: 'What is said where the answer is wrong',
};

/** An object of keywords, each with its title. */
const keywords = (keys: Readonly<Record<string, Shape>>) =>
  object(
    Object.fromEntries(
      Object.entries(keys).map(([key, shape]) => {
        const title = titles[key.replace('?', '')];
        return [key, title === undefined ? shape : { ...shape, title }];
      }),
    ),
  );

const messages = either(
  string('message'),
  keywords(Object.fromEntries(failing.map((keyword) => [`${keyword}?`, string('message')]))),
);

/** The keywords of JSON Schema that a field may use; what depends on something is not among them. */
const fieldKeywords = keywords({
  'title?': text('The label.'),
  'description?': string(),
  'type?': either(word(jsonTypes), list(word(jsonTypes))),
  'enum?': list(any, 'The only values that the answer may have.'),
  'const?': any,
  'minimum?': number,
  'maximum?': number,
  'exclusiveMinimum?': number,
  'exclusiveMaximum?': number,
  'multipleOf?': number,
  'minLength?': number,
  'maxLength?': number,
  'pattern?': string('pattern', 'A regular expression; it must be safe on any text.'),
  'format?': string('format', 'A format of JSON Schema, or one of ours.'),
  'items?': fieldSchema,
  'minItems?': number,
  'maxItems?': number,
  'uniqueItems?': boolean,
  'properties?': map(fieldSchema, undefined, 'The parts of an answer that is an object.'),
  'personal?': { ...boolean, doc: 'Tells who somebody is or where they live: no track record may read it.' },
  'marketing?': { ...boolean, doc: 'A consent to marketing: nobody but the person may ever give it.' },
  'secret?': { ...boolean, doc: 'Such as bank details: never kept, so that no journey may bring it back.' },
  'unread?': string(undefined, 'Why it is asked although nothing reads or sends it.'),
  'errorMessage?': {
    ...messages,
    doc: 'The words for a failed keyword, under required for no answer; or one text for all keywords.',
  },
});

/** A value: JSON as it stands, or copied from another place. */
export const copied = object({ from: string('path', 'The path that the value is copied from.') });

/** Keywords that a schema may not use: it is constant, and what is required is the card's `require`. */
export const conditionalKeywords: readonly string[] = [
  'if',
  'then',
  'else',
  'not',
  'oneOf',
  'anyOf',
  'allOf',
  'dependencies',
  'dependentSchemas',
  'dependentRequired',
  'required',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
];

/** What `named` shapes are; a condition and a value are told apart by the walk itself. */
export const namedShapes: Readonly<Record<ShapeName, Shape>> = {
  condition: { kind: 'any', doc: 'A condition: true, false, a name, a comparison, all, any or not.' },
  value: { kind: 'any', doc: 'JSON, or { "from": path }.' },
  fieldSchema: fieldKeywords,
};

/** Tests on one value in a comparison. */
export const tests = object({ 'startsWith?': string(), 'min?': number, 'max?': number, 'set?': boolean });

/** An object schema: a field for each property, without `required`. */
export const objectSchema = object({
  type: word(['object']),
  properties: map(fieldSchema, undefined, 'A field, by the name of its answer.'),
});

/** What follows from a change or from opening. */
export const consequences = list(
  {
    kind: 'by-key',
    forms: {
      set: object({ set: map(value, 'answer', 'Answers, and the values they get.'), 'when?': condition }),
      clear: object({ clear: list(string('clearable'), 'What is forgotten.'), 'when?': condition }),
      run: object({
        run: string('effect', 'The effect that is asked for.'),
        'with?': map(value, undefined, 'Its arguments.'),
        'when?': condition,
      }),
    },
  },
  'Read top to bottom; every set and clear settles before any run.',
);

/** Words between the fields. */
export const notice: ObjectShape = object({
  'use?': string('notice', 'Takes the notice of this name from notices.json.'),
  'tone?': word(['info', 'success', 'warning', 'danger', 'quiet', 'fact']),
  'heading?': text(),
  'text?': text('Plain text with **bold**, lists and links.'),
  'picture?': string('picture'),
  'more?': object(
    { label: text(), text: text('Plain text with **bold**, lists and links.') },
    'What is said when somebody asks for it: the words of the button, and the text.',
  ),
  'place?': string('place', 'first, last, before NAME or after NAME.'),
});
