import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { type RefusedFiles, refusedBy } from './added.ts';
import { checkAndProve } from './check-and-prove.ts';
import { printJson } from './print.ts';
import { isSlug } from './slug.ts';

/** A journey that somebody begins: the name of its files and its address, and its heading. */
export interface NewJourney {
  readonly name: string;
  readonly title: string;
}

/**
 * A journey of one card with one question, and its page: two files that the checker passes with all others. As nothing is
 * sent yet, its words claim nothing, and say that they are a draft. Sentences
 * about what is wrong where they would not be right, or where a file of that name stands already.
 */
export function newJourneyFiles(
  { name, title }: NewJourney,
  files: readonly DefinitionFile[],
  trade: TradeWords,
): readonly DefinitionFile[] | RefusedFiles {
  if (!isSlug(name)) return { refused: ['The name must be of small letters, digits and hyphens.'] };
  if (!/[\p{L}\p{N}]/u.test(title)) return { refused: ['Give the heading that people read.'] };
  const added = [
    { file: `schemas/cards/${name}.card.json`, text: printJson(cardOf(name, title)) },
    { file: `schemas/journeys/${name}.journey.json`, text: printJson(journeyOf(name, title)) },
  ];
  const taken = added.filter(({ file }) => files.some((one) => one.file === file));
  if (taken.length > 0)
    return {
      refused: taken.map(({ file }) => `${file} stands already. Change that one, or give another name.`),
    };
  return refusedBy(checkAndProve, added, files, trade) ?? added;
}

/** `moving-home` asks for `movingHomeAnswer`: no other card has an answer of that name by chance. */
const fieldOf = (name: string) => `${name.replace(/-+(.)/g, (_, next: string) => next.toUpperCase())}Answer`;

function cardOf(name: string, title: string) {
  const field = fieldOf(name);
  return {
    $schema: '../meta/card.schema.json',
    card: name,
    title,
    order: [field],
    schema: {
      type: 'object',
      properties: { [field]: { title: 'Draft: your question', type: 'string', maxLength: 100 } },
    },
    ui: { [field]: { widget: 'text-field' } },
    require: { [field]: true },
  };
}

function journeyOf(name: string, title: string) {
  return {
    $schema: '../meta/journey.schema.json',
    journey: name,
    route: `/${name}`,
    later: true,
    title,
    reveal: 'all',
    steps: [{ card: name }],
    submit: {
      label: 'Finish',
      run: [],
      done: 'That was the last question. Draft: say here what happens next.',
      invalid: 'Please answer what is left.',
    },
  };
}
