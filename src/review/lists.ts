import { buildProject } from '../checker/project.ts';
import { positionOf } from '../checker/source.ts';
import { matrixOf, screensOf } from './matrix.ts';
import type { Project } from './project.ts';
import { fileOf, originsOf } from './provenance.ts';
import { stagedWith } from './stage.ts';

/** A text that stands in a file and that nobody is ever shown. */
export interface DeadWording {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A sentence that several suppliers' customers are told in the same words. */
export interface SharedSentence {
  readonly template: string;
  readonly suppliers: readonly string[];
}

/** How long the sentences of an item are. */
export interface SentenceLength {
  readonly item: string;
  readonly sentences: number;
  readonly words: number;
  /** Words of its longest sentence. */
  readonly longest: number;
}

/**
 * The texts of the suppliers' card and their variants that no context ever shows. A field's title is left out: it names
 * the field in messages.
 */
export function deadWording(project: Project): readonly DeadWording[] {
  const shown = new Set<string>();
  const cards = new Set<string>();
  for (const { context, screen } of matrixOf(project).cells) {
    const { variant } = context.supplier;
    const card = stagedWith(project, variant).step.definition.card;
    cards.add(fileOf(project, 'card', card)).add(fileOf(project, 'variant', variant));
    for (const line of screen.lines) {
      const [nearest] = originsOf(project, { card, variant }, line);
      if (nearest !== undefined) shown.add(placeKey(nearest));
    }
  }
  return buildProject(project.files)
    .read.filter(({ file }) => cards.has(file))
    .flatMap((source) =>
      source.mentions
        .filter(({ means, node }) => means === 'text' && !isTitle(node))
        .map(({ name, node }) => {
          const { line, column } = positionOf(source, node.offset);
          return { file: source.file, line, column, text: name };
        }),
    )
    .filter((place) => !shown.has(placeKey(place)));
}

/** Sentences as they are written, with everyone who says them, the most shared first; those of one alone are left out. */
export function sharedSentences(project: Project): readonly SharedSentence[] {
  const said = new Map<string, Set<string>>();
  for (const { context, screen } of matrixOf(project).cells) {
    for (const { template } of screen.lines) {
      const suppliers = said.get(template) ?? new Set<string>();
      said.set(template, suppliers.add(context.supplier.name));
    }
  }
  return [...said]
    .map(([template, suppliers]) => ({ template, suppliers: [...suppliers] }))
    .filter(({ suppliers }) => suppliers.length > 1)
    .sort((one, other) => other.suppliers.length - one.suppliers.length);
}

/** Sentences and words of each item of one variant, in all contexts together, the longest sentence first. */
export function sentenceLengths(project: Project, variant: string): readonly SentenceLength[] {
  const texts = new Map<string, Set<string>>();
  for (const { screen } of screensOf(project, variant)) {
    for (const { item, text } of screen.lines) texts.set(item, (texts.get(item) ?? new Set()).add(text));
  }
  return [...texts]
    .map(([item, all]) => {
      const counts = [...all].flatMap(sentencesOf).map(wordsIn);
      const words = counts.reduce((sum, count) => sum + count, 0);
      return { item, sentences: counts.length, words, longest: Math.max(0, ...counts) };
    })
    .sort((one, other) => other.longest - one.longest);
}

/** A line of a list is a sentence too. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => wordsIn(sentence) > 0);
}

function wordsIn(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

function isTitle({
  parent,
}: {
  readonly parent?: { readonly children?: readonly { readonly value?: unknown }[] };
}) {
  return parent?.children?.[0]?.value === 'title';
}

function placeKey({
  file,
  line,
  column,
}: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}) {
  return `${file}:${line}:${column}`;
}
