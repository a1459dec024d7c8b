import { getNodePath } from 'jsonc-parser';
import { isInside } from '../checker/json.ts';
import { buildProject } from '../checker/project.ts';
import { positionOf, type ReadSource } from '../checker/source.ts';
import type { Context } from './contexts.ts';
import { matrixOf } from './matrix.ts';
import type { Project } from './project.ts';
import { fileOf, type Origin, originsOf, saysPlace } from './provenance.ts';
import { stagedWith } from './stage.ts';

/** A text that stands in a file and that nobody is ever shown, with its place. */
export interface DeadWording extends Origin {
  readonly text: string;
}

/** A sentence that several owners' customers are told in the same words. */
export interface SharedSentence {
  readonly template: string;
  readonly owners: readonly string[];
  /** In how many contexts it is told. */
  readonly contexts: number;
  /** Where it is written, each place with those who take it from there: an edit there reaches just them. */
  readonly places: readonly { readonly place: Origin; readonly owners: readonly string[] }[];
}

/**
 * The texts of the owners' card and their variants that no context ever shows, and the shared notices that nobody
 * takes. A field's title is left out: it names the field in messages.
 */
export function deadWording(project: Project): readonly DeadWording[] {
  const shown = new Set<string>();
  const files = new Set<string>();
  for (const { context, screen } of matrixOf(project).cells) {
    const dressed = dressedFor(project, context);
    files.add(fileOf(project, 'card', dressed.card)).add(fileOf(project, 'variant', dressed.variant));
    for (const line of screen.lines) {
      const [nearest] = originsOf(project, dressed, line);
      if (nearest !== undefined) shown.add(saysPlace(nearest));
    }
  }
  const { read, notices } = buildProject(project.files, project.trade);
  const taken = new Set(
    read.flatMap(({ mentions }) => mentions.flatMap(({ means, name }) => (means === 'notice' ? name : []))),
  );
  const untaken = [...notices].flatMap(([name, node]) => (taken.has(name) ? [] : node));
  return read.flatMap((source) =>
    textsIn(source)
      .filter(({ node, place: { path } }) => {
        if (files.has(source.file)) return path[0] !== 'title' && path.at(-1) !== 'title';
        return source.kind === 'notices' && untaken.some((notice) => isInside(node, notice));
      })
      .map(({ place, text }) => ({ ...place, text }))
      .filter((place) => !shown.has(saysPlace(place))),
  );
}

function textsIn(source: ReadSource) {
  return source.mentions.flatMap(({ means, name, node }) => {
    if (means !== 'text') return [];
    const { line, column } = positionOf(source, node.offset);
    return { node, text: name, place: { file: source.file, line, column, path: getNodePath(node) } };
  });
}

/** Sentences as they are written, with everyone who says them, the most shared first; those of one alone are left out. */
export function sharedSentences(project: Project): readonly SharedSentence[] {
  const said = new Map<string, Said>();
  for (const { context, screen } of matrixOf(project).cells) {
    const dressed = dressedFor(project, context);
    const { name } = context.owner;
    for (const line of screen.lines) {
      const { template } = line;
      const one = said.get(template) ?? { owners: new Set(), contexts: new Set(), places: new Map() };
      said.set(template, one);
      one.owners.add(name);
      one.contexts.add(context.id);
      const [place] = originsOf(project, dressed, line);
      if (place === undefined) continue;
      const key = saysPlace(place);
      const here = one.places.get(key) ?? { place, owners: new Set() };
      one.places.set(key, here);
      here.owners.add(name);
    }
  }
  return [...said]
    .filter(([, { owners }]) => owners.size > 1)
    .map(([template, { owners, contexts, places }]) => ({
      ...{ template, owners: [...owners], contexts: contexts.size },
      places: [...places.values()].map(({ place, owners }) => ({ place, owners: [...owners] })),
    }))
    .sort((one, other) => other.owners.length - one.owners.length);
}

interface Said {
  readonly owners: Set<string>;
  readonly contexts: Set<string>;
  readonly places: Map<string, { readonly place: Origin; readonly owners: Set<string> }>;
}

function dressedFor(project: Project, { owner: { variant } }: Context) {
  return { card: stagedWith(project, variant).step.definition.card, variant };
}
