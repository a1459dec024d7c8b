import { own } from '../../engine/own.ts';
import { splitPath } from '../../engine/path.ts';
import { at, entries, items, type Node, textOf, typeOf } from './json.ts';
import { answerSchemas } from './paths.ts';
import type { CardParts, Project } from './project.ts';
import { calculations } from './shapes/fact.ts';
import type { JsonType } from './shapes/shape.ts';

/**
 * The types that a path may have, as JSON names them: of an answer, and of a fact that is worked out. Undefined where any
 * may come. `parts` is the card that the path stands in, if it stands in one.
 */
export function pathTypes(
  project: Project,
  path: string,
  parts?: CardParts,
): readonly JsonType[] | undefined {
  const [source, name] = splitPath(path, project.trade.sources);
  if (source === 'fact') return factTypes(project.facts.get(name));
  if (source !== '') return undefined;
  const types = schemasOf(project, path, parts).map(jsonTypesIn);
  return types.length === 0 || types.some((all) => all.length === 0) ? undefined : types.flat();
}

/** What JSON Schema calls a type, as JSON has it. */
const jsonTypes: Readonly<Record<string, JsonType>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'array',
  object: 'object',
};

function factTypes(fact: Node | undefined): readonly JsonType[] | undefined {
  const keys = entries(fact).map(({ key }) => key);
  if (keys.includes('otherwise') || !calculations.some((word) => keys.includes(word))) return undefined;
  return [keys.includes('date') ? 'string' : 'number'];
}

/** The schemas of an answer: its own card's, or all of those that declare it. */
export function schemasOf(project: Project, name: string, parts?: CardParts): readonly Node[] {
  const own = parts?.fields.get(name);
  return own === undefined ? answerSchemas(project, name) : [own];
}

/** The only values that an answer may have, or that a choice of several may hold. */
export function closedListOf(schema: Node | undefined): Node | undefined {
  return at(schema, 'enum') ?? at(schema, 'items', 'enum');
}

/** The types that a schema names. */
export function typesIn(schema: Node): readonly string[] {
  const type = at(schema, 'type');
  return [type, ...items(type)].flatMap((one) => textOf(one) ?? []);
}

/** The same as JSON has them, or those of its closed list where it names none; a type that there is not is left out. */
export function jsonTypesIn(schema: Node): readonly JsonType[] {
  const named = typesIn(schema);
  if (named.length === 0) return [...new Set(items(at(schema, 'enum')).map(typeOf))];
  return named.flatMap((type) => own(jsonTypes, type) ?? []);
}
