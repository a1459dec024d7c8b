import type { RJSFSchema } from '@rjsf/utils';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import { variantShape } from '../../checker/shapes/variant.ts';
import { isObject } from '../form/settled.ts';
import { valueAt } from '../form/value-at.ts';
import { withPiece } from '../form/write-piece.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

/** The keys of a variant's file in their order, as the writer asks for it. */
const schema: RJSFSchema = {
  properties: Object.fromEntries(Object.keys(variantShape(trade.words.owners).keys).map((key) => [key, {}])),
};

/** A variant's file with other words for one item of the card: a line of its `text`, which stands among the keys in their order. */
export function withOwnWords(text: string, item: string, words: string): string {
  const file = valueAt(text, []);
  if (!isObject(file)) return text;
  const said = isObject(file.text) ? file.text : {};
  return withPiece(text, [], schema, file, { ...file, text: { ...said, [item]: words } });
}

/** The words that a variant's file has for an item of the card; undefined where it has none. */
export function ownWords(file: DefinitionFile, item: string): Sentence | undefined {
  return sentencesIn(file).find(({ path: [section, name] }) => section === 'text' && name === item);
}
