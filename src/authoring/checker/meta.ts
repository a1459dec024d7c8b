import { kindOf } from '../../definitions/kinds.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { own } from '../../engine/own.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { keep } from './keep.ts';
import { mapValues } from './map-values.ts';
import { type Docs, keysOf, namesIn, namesOf, oneOf } from './meta-names.ts';
import { nounsOf } from './owners.ts';
import { copied, namedShapes, tests } from './shapes/common.ts';
import { fileShapes } from './shapes/files.ts';
import type { Meaning, ObjectShape, Shape } from './shapes/shape.ts';
import { optionShapes } from './shapes/widget.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The names that may stand where a text or a key has a meaning, each with what it says. */
type Words = Readonly<Partial<Record<Meaning, Docs>>>;

/** What schemas are made with. */
interface Naming {
  readonly trade: TradeWords;
  readonly words: Words;
  /** What the value of a name may be, as a definition for each shape: many names share one. */
  readonly values: Map<Shape, { readonly name: string; schema: Schema }>;
}

/** Meanings whose texts are words of the vocabulary: editors complete them. */
const vocabularies = keep(
  ({ words }: TradeWords): Words => ({
    effect: words.notes,
    check: words.checks,
    lookup: words.lookups,
    picture: words.pictures,
    widget: words.widgets,
  }),
);

/**
 * The JSON Schemas (draft 7) that editors complete and explain the definition files with, by the shape of a file. `files`
 * give the names that stand in them now; without them, any name will do.
 */
export function metaSchemas(
  trade: TradeWords,
  files: readonly DefinitionFile[] = [],
): Readonly<Record<string, Schema>> {
  const { condition, inVariants } = namesOf(files, trade);
  const words: Words = { ...vocabularies(trade), ...(condition && { condition }) };
  const more = files.length === 0 ? {} : { allOf: inVariants, defaultSnippets: [variantSnippet(trade)] };
  return mapValues(fileShapes(trade), (shape, name) =>
    schemaFor(trade, shape, words, name === 'variant' ? more : {}),
  );
}

/**
 * The schema that one file is completed and explained with: that of its kind, with every name that may stand in this very
 * file. Undefined for what is no definition file.
 */
export function editorSchema(
  files: readonly DefinitionFile[],
  file: string,
  trade: TradeWords,
): Schema | undefined {
  const known = kindOf(file, trade);
  if (known?.kind === 'variant') return metaSchemas(trade, files)[known.shape];
  const shape = known && own(fileShapes(trade), known.shape);
  return (
    shape &&
    schemaFor(trade, shape, {
      ...vocabularies(trade),
      ...namesIn(files, file, trade),
    })
  );
}

function schemaFor(trade: TradeWords, shape: Shape, words: Words, more: Schema = {}): Schema {
  const naming: Naming = { trade, words, values: new Map() };
  const schema = schemaOf(shape, naming);
  const values = [...naming.values.values()].map(({ name, schema }) => [name, schema] as const);
  const text = JSON.stringify([schema, values]);
  const definitions = Object.entries(definitionsWith(naming));
  const used = definitions.filter(([name]) => text.includes(`#/definitions/${name}"`));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schema,
    ...more,
    ...(used.length > 0 && { definitions: Object.fromEntries([...used, ...values]) }),
  };
}

/** A new variant, as an editor begins it. */
const variantSnippet = (trade: TradeWords) => ({
  label: `${nounsOf(trade).AOne} that asks for one consent more`,
  body: {
    [trade.words.owners.many]: ['^$1'],
    name: '$2',
    card: '$3',
    show: { $4: true },
    require: { $4: true },
    text: { $4: '$5' },
  },
});

const definitionsWith = (naming: Naming): Readonly<Record<string, Schema>> => ({
  condition: {
    description:
      'When something holds. Several keys in one object must all hold; a missing answer makes a test false.',
    anyOf: [
      { type: 'boolean' },
      {
        type: 'string',
        description: 'The name of a condition in conditions.json.',
        ...(naming.words.condition && oneOf(naming.words.condition)),
      },
      {
        type: 'object',
        properties: {
          ...keysOf(naming.words.path ?? {}),
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
          anyOf: [{ type: ['string', 'number', 'boolean', 'null', 'array'] }, schemaOf(tests, naming)],
        },
      },
    ],
  },
  value: {
    description: 'JSON as it stands, or { "from": path } for a copy.',
    anyOf: [
      { type: ['string', 'number', 'boolean', 'null', 'array'] },
      schemaOf(copied, naming),
      { type: 'object' },
    ],
  },
  fieldSchema: schemaOf(namedShapes.fieldSchema, naming),
});

/** The JSON Schema (draft 7) of a shape. */
function schemaOf(shape: Shape, naming: Naming): Schema {
  const doc = shape.kind === 'string' && shape.means === 'format' ? docOfFormats(shape, naming) : shape.doc;
  const { title } = shape;
  return {
    ...bareSchema(shape, naming),
    ...(title !== undefined && { title }),
    ...(doc !== undefined && { description: doc }),
  };
}

/** A format may be one of JSON Schema's too, so the trade's own are only told. */
function docOfFormats({ doc = '' }: Shape, { trade }: Naming): string {
  const own = Object.entries(trade.words.formats).map(([name, format]) => `${name}: ${format.doc}`);
  return [doc, ...own].join(' ');
}

function bareSchema(shape: Shape, naming: Naming): Schema {
  switch (shape.kind) {
    case 'any':
      return {};
    case 'string': {
      const known = shape.means && naming.words[shape.means];
      // Where a message's name may stand, the sentence itself may too.
      if (known !== undefined && shape.means === 'message')
        return { anyOf: [{ type: 'string' }, oneOf(known)] };
      if (known !== undefined) return { type: 'string', ...oneOf(known) };
      return {
        type: 'string',
        ...(shape.words && { enum: shape.words }),
        ...(shape.pattern && { pattern: shape.pattern }),
        ...(shape.means === 'text' && { contentMediaType: 'text/markdown' }),
      };
    }
    case 'list':
      return { type: 'array', items: schemaOf(shape.of, naming) };
    case 'map':
      return mapSchema(shape, naming);
    case 'object':
      return objectSchema(shape, naming);
    case 'by-key':
      return { anyOf: Object.values(shape.forms).map((form) => schemaOf(form, naming)) };
    case 'either':
      return { anyOf: shape.of.map((one) => schemaOf(one, naming)) };
    case 'named':
      return { $ref: `#/definitions/${shape.name}` };
    case 'ui':
      return uiSchema(shape.common, naming);
    default:
      return { type: shape.kind };
  }
}

/** Keys that the author chooses; those that have a name already are explained. */
function mapSchema({ of, names }: Extract<Shape, { readonly kind: 'map' }>, naming: Naming): Schema {
  const known = names && naming.words[names];
  if (names === undefined || known === undefined || known === vocabularies(naming.trade)[names])
    return { type: 'object', additionalProperties: schemaOf(of, naming) };
  const value = { $ref: `#/definitions/${namedValue(of, naming)}` };
  const properties = mapValues(known, ({ doc }) => ({ ...value, description: doc }));
  return { type: 'object', properties, additionalProperties: value };
}

/** What a reference leads to: `condition`, also where it says nothing of itself. */
export const plainRef = (ref: string): string => ref.replace(/^#\/definitions\/|-\d+$/g, '');

/** The definition of what the value of a name may be, called after what it is one of (`plainRef`). It says nothing itself: that would hide what the name says. */
function namedValue(shape: Shape, naming: Naming): string {
  const known = naming.values.get(shape);
  if (known !== undefined) return known.name;
  const name = shape.kind === 'named' ? shape.name : 'named';
  const made = { name: `${name}-${naming.values.size + 1}`, schema: {} };
  naming.values.set(shape, made);
  const whole =
    shape.kind === 'named' ? (definitionsWith(naming)[shape.name] ?? {}) : schemaOf(shape, naming);
  const { description: _, ...silent } = whole;
  made.schema = silent;
  return made.name;
}

function objectSchema({ keys, required }: ObjectShape, naming: Naming): Schema {
  return {
    type: 'object',
    properties: mapValues(keys, (shape) => schemaOf(shape, naming)),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The common keys, and for each widget those of its own. */
function uiSchema(common: ObjectShape, naming: Naming): Schema {
  const { properties, required } = objectSchema(common, naming);
  const anywhere = mapValues(common.keys, () => true);
  return {
    type: 'object',
    properties: {
      ...Object(properties),
      widget: { type: 'string', ...oneOf(naming.trade.words.widgets) },
    },
    required,
    anyOf: Object.entries(naming.trade.words.widgets).map(([name, word]) => ({
      properties: {
        ...anywhere,
        ...mapValues(optionShapes(word), (shape) => schemaOf(shape, naming)),
        widget: { const: name },
      },
      additionalProperties: false,
    })),
  };
}
