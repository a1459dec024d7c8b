import { applyEdits, modify } from 'jsonc-parser';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import { variantShape } from '../../checker/shapes/variant.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

const order = Object.keys(variantShape(trade.words.owners).keys);

/** A variant's file with other words for one item of the card: a line of its `text`, which stands among the keys in their order. */
export function withOwnWords(text: string, item: string, words: string): string {
  const edits = modify(text, ['text', item], words, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    getInsertionIndex: (keys) => keys.filter((key) => order.indexOf(key) < order.indexOf('text')).length,
  });
  return applyEdits(text, edits);
}

/** The words that a variant's file has for an item of the card; undefined where it has none. */
export function ownWords(file: DefinitionFile, item: string): Sentence | undefined {
  return sentencesIn(file).find(({ path: [section, name] }) => section === 'text' && name === item);
}
