import { kindOf } from '../definitions/kinds.ts';
import type { DefinitionFile } from '../definitions/types.ts';
import { checkWords } from '../vocabulary/checks.ts';
import { effectNotes } from '../vocabulary/effect-notes.ts';
import { lookupWords } from '../vocabulary/lookups.ts';
import { pictureWords } from '../vocabulary/widgets.ts';
import { constants, type Docs, keysOf, namesIn, namesOf } from './meta-names.ts';
import { copied, namedShapes, tests } from './shapes/common.ts';
import { fileShapes } from './shapes/files.ts';
import type { Meaning, ObjectShape, Shape } from './shapes/shape.ts';
import { optionShapes, widgets } from './shapes/widget.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The names that may stand where a text or a key has a meaning, each with what it says. */
type Words = Readonly<Partial<Record<Meaning, Docs>>>;

/** Meanings whose texts are words of the vocabulary: editors complete them. */
const vocabularies: Words = {
  effect: effectNotes,
  check: checkWords,
  lookup: lookupWords,
  picture: pictureWords,
  widget: widgets,
};

/**
 * The JSON Schemas (draft 7) that editors complete and explain the definition files with, by the kind of file. `files`
 * give the names that stand in them now; without them, any name will do.
 */
export function metaSchemas(files: readonly DefinitionFile[] = []): Readonly<Record<string, Schema>> {
  const { condition, inVariants } = namesOf(files);
  const words: Words = { ...vocabularies, ...(condition && { condition }) };
  const more = files.length === 0 ? {} : { allOf: inVariants, defaultSnippets: [variantSnippet] };
  return mapValues(fileShapes, (shape, kind) => schemaFor(shape, words, kind === 'variant' ? more : {}));
}

/**
 * The schema that one file is completed and explained with: that of its kind, with every name that may stand in this very
 * file. Undefined for what is no definition file.
 */
export function editorSchema(files: readonly DefinitionFile[], file: string): Schema | undefined {
  const kind = kindOf(file)?.kind;
  if (kind === undefined || kind === 'variant') return kind && metaSchemas(files)[kind];
  return schemaFor(fileShapes[kind], { ...vocabularies, ...namesIn(files, file) });
}

function schemaFor(shape: Shape, words: Words, more: Schema = {}): Schema {
  const schema = schemaOf(shape, words);
  const text = JSON.stringify(schema);
  const definitions = Object.entries(definitionsWith(words));
  const used = definitions.filter(([name]) => text.includes(`#/definitions/${name}"`));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schema,
    ...more,
    ...(used.length > 0 && { definitions: Object.fromEntries(used) }),
  };
}

/** A new variant, as an editor begins it. */
const variantSnippet = {
  label: 'A supplier that asks for one consent more',
  body: {
    suppliers: ['^$1'],
    name: '$2',
    card: '$3',
    show: { $4: true },
    require: { $4: true },
    text: { $4: '$5' },
  },
};

const definitionsWith = (words: Words): Readonly<Record<string, Schema>> => ({
  condition: {
    description:
      'When something holds. Several keys in one object must all hold; a missing answer makes a test false.',
    anyOf: [
      { type: 'boolean' },
      {
        type: 'string',
        description: 'The name of a condition in conditions.json.',
        ...(words.condition && { oneOf: constants(words.condition) }),
      },
      {
        type: 'object',
        properties: {
          ...keysOf(words.path ?? {}),
          all: {
            type: 'array',
            items: { $ref: '#/definitions/condition' },
            description: 'Every one must hold.',
          },
          any: {
            type: 'array',
            items: { $ref: '#/definitions/condition' },
            description: 'One at least must hold.',
          },
          not: { $ref: '#/definitions/condition', description: 'Must not hold.' },
        },
        additionalProperties: {
          description: 'What the value at this path equals, a list that it is one of, or tests on it.',
          anyOf: [{ type: ['string', 'number', 'boolean', 'null', 'array'] }, schemaOf(tests, words)],
        },
      },
    ],
  },
  value: {
    description: 'JSON as it stands, or { "from": path } for a copy.',
    anyOf: [
      { type: ['string', 'number', 'boolean', 'null', 'array'] },
      schemaOf(copied, words),
      { type: 'object' },
    ],
  },
  fieldSchema: schemaOf(namedShapes.fieldSchema, words),
});

/** The JSON Schema (draft 7) of a shape. */
function schemaOf(shape: Shape, words: Words): Schema {
  return { ...bareSchema(shape, words), ...(shape.doc !== undefined && { description: shape.doc }) };
}

function bareSchema(shape: Shape, words: Words): Schema {
  switch (shape.kind) {
    case 'any':
      return {};
    case 'string': {
      const known = shape.means && words[shape.means];
      // Where a message's name may stand, the sentence itself may too.
      if (known !== undefined && shape.means === 'message')
        return { anyOf: [{ type: 'string' }, { oneOf: constants(known) }] };
      if (known !== undefined) return { type: 'string', oneOf: constants(known) };
      return { type: 'string', ...(shape.words && { enum: shape.words }) };
    }
    case 'list':
      return { type: 'array', items: schemaOf(shape.of, words) };
    case 'map':
      return mapSchema(shape, words);
    case 'object':
      return objectSchema(shape, words);
    case 'by-key':
      return { anyOf: Object.values(shape.forms).map((form) => schemaOf(form, words)) };
    case 'either':
      return { anyOf: shape.of.map((one) => schemaOf(one, words)) };
    case 'named':
      return { $ref: `#/definitions/${shape.name}` };
    case 'ui':
      return uiSchema(shape.common, words);
    default:
      return { type: shape.kind };
  }
}

/** Keys that the author chooses; those that have a name already are explained. */
function mapSchema({ of, names }: Extract<Shape, { readonly kind: 'map' }>, words: Words): Schema {
  const schema = schemaOf(of, words);
  const known = names && words[names];
  if (names === undefined || known === undefined || known === vocabularies[names])
    return { type: 'object', additionalProperties: schema };
  // Written out: what a reference leads to would hide what the name says.
  const whole = of.kind === 'named' ? definitionsWith(words)[of.name] : schema;
  const properties = mapValues(known, ({ doc }) => ({ ...whole, description: doc }));
  return { type: 'object', properties, additionalProperties: schema };
}

function objectSchema({ keys, required }: ObjectShape, words: Words): Schema {
  return {
    type: 'object',
    properties: mapValues(keys, (shape) => schemaOf(shape, words)),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The common keys, and for each widget those of its own. */
function uiSchema(common: ObjectShape, words: Words): Schema {
  const { properties, required } = objectSchema(common, words);
  const anywhere = mapValues(common.keys, () => true);
  return {
    type: 'object',
    properties: { ...Object(properties), widget: { type: 'string', oneOf: constants(widgets) } },
    required,
    anyOf: Object.entries(widgets).map(([name, word]) => ({
      properties: {
        ...anywhere,
        ...mapValues(optionShapes(word), (shape) => schemaOf(shape, words)),
        widget: { const: name },
      },
      additionalProperties: false,
    })),
  };
}

function mapValues<T, U>(
  map: Readonly<Record<string, T>>,
  each: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, each(value, key)]));
}
