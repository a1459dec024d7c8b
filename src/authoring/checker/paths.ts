import { own } from '../../engine/own.ts';
import { builtInSources, splitPath } from '../../engine/path.ts';
import { at, entries, items, type Node, textOf } from './json.ts';
import { keep } from './keep.ts';
import type { Project } from './project.ts';
import { nearest } from './suggest.ts';

/** Why a path leads nowhere, and the path that was probably meant. */
export interface LostPath {
  readonly message: string;
  readonly suggest?: string | undefined;
}

/** Undefined for a path that leads somewhere. */
export function lostPath(project: Project, path: string): LostPath | undefined {
  const [source, name] = splitPath(path, project.trade.sources);
  const known = source === '' ? project.answers : namesIn(project, source);
  if (known === undefined) return undefined;
  if (known.has(name) || (source === '' && answerSchemas(project, name).length > 0)) return undefined;
  const near = nearest(name, known.keys());
  if (source !== '') {
    const suggest = near && `${source}.${near}`;
    return { message: `"${path}" does not exist: "${source}." has no "${name}".`, suggest };
  }
  return {
    message: `"${path}" is no answer that a card or journey declares, and no source such as "${sourceNames(project)[0]}." begins it.`,
    suggest: partNear(project, path) ?? near ?? nearest(path, allPaths(project)),
  };
}

/** The same part of an answer whose name is near: `presentAddress.text` for `presntAddress.text`. */
function partNear(project: Project, path: string): string | undefined {
  const dot = path.lastIndexOf('.');
  const whole = dot < 0 ? undefined : nearest(path.slice(0, dot), project.answers.keys());
  const part = whole && `${whole}${path.slice(dot)}`;
  return part !== undefined && answerSchemas(project, part).length > 0 ? part : undefined;
}

/** The schemas of an answer, or of a part of one: `address.id` is the part `id` of answer `address`. */
export function answerSchemas(project: Project, path: string): readonly Node[] {
  const whole = project.answers.get(path);
  if (whole !== undefined) return whole;
  const dot = path.lastIndexOf('.');
  if (dot < 0) return [];
  return answerSchemas(project, path.slice(0, dot)).flatMap((schema) => {
    const parts = at(schema, 'properties');
    if (parts !== undefined) return at(parts, path.slice(dot + 1)) ?? [];
    // An object without declared parts may have any.
    const types = [at(schema, 'type'), ...items(at(schema, 'type'))].map(textOf);
    return types.includes('object') ? [schema] : [];
  });
}

const sourceNames = ({ trade }: Project): readonly string[] => [
  ...Object.keys(trade.sources),
  ...builtInSources,
];

/** All paths of the source that a path begins with; none where it begins with none, or with one that is open. */
export function pathsBeside(project: Project, path: string): readonly string[] {
  const [source] = splitPath(path, project.trade.sources);
  return source === ''
    ? []
    : [...(namesIn(project, source)?.keys() ?? [])].map((name) => `${source}.${name}`);
}

type Names = ReadonlyMap<string, unknown>;

/** The names that a source knows; undefined for one that is open. */
function namesIn(project: Project, source: string): Names | undefined {
  return sourcesOf(project).get(source);
}

const sourcesOf = keep((project: Project) => {
  const known = sourceNames(project).map((source) => [source, findNames(project, source)] as const);
  return new Map(known);
});

function findNames(project: Project, source: string): Names | undefined {
  switch (source) {
    case 'fact':
      return project.facts;
    case 'lookup':
      return namesOf([...project.lookups].flatMap((name) => [name, `${name}.count`]));
    case 'failure':
    case 'pending':
      return namesOf(
        Object.keys(project.trade.words.effects).flatMap((name) => [
          name,
          ...[...project.parts].map((part) => `${name}.${part}`),
        ]),
      );
    case 'step':
      return namesOf(['for']);
    case 'entry':
      return namesOf([]);
    default: {
      if (own(project.trade.words.tables, source) !== undefined)
        return namesOf([...(project.tables.get(source)?.values() ?? [])].flatMap((set) => leaves(set)));
      const known = own(project.trade.words.sources, source);
      return known && namesOf(Object.keys(known));
    }
  }
}

function namesOf(names: readonly string[]): Names {
  return new Map(names.map((name) => [name, true]));
}

function leaves(node: Node): string[] {
  return entries(node).flatMap(({ key, value }) =>
    value.type === 'object' ? leaves(value).map((leaf) => `${key}.${leaf}`) : key,
  );
}

function allPaths(project: Project): string[] {
  const inSources = sourceNames(project).flatMap((source) =>
    [...(namesIn(project, source)?.keys() ?? [])].map((name) => `${source}.${name}`),
  );
  return [...inSources, ...project.answers.keys()];
}
