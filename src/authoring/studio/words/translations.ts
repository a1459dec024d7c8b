import type { RJSFSchema } from '@rjsf/utils';
import { applyEdits } from 'jsonc-parser';
import { kindOf, translationFile } from '../../../definitions/kinds.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import type { Json } from '../../../engine/types.ts';
import { trade } from '../../../trade.ts';
import { removal } from '../../checker/edits.ts';
import { at, entries, textOf, treeOf } from '../../checker/json.ts';
import { type NamedText, namedTexts } from '../../checker/locales/texts.ts';
import { printJson } from '../../checker/print.ts';
import { readSource } from '../../checker/source.ts';
import { isObject } from '../form/settled.ts';
import { valueAt } from '../form/value-at.ts';
import { withPiece } from '../form/write-piece.ts';
import { withSentence } from './sentences.ts';

/** A file's text as it stands; undefined where there is none. */
type TextOf = (file: string) => string | undefined;

/** Where a language's file has the words of a text: under its name. */
export const targetPath = (name: string): readonly string[] => ['texts', name, 'target'];

/** The name of the text whose translation stands at a path of a language's file; undefined anywhere else. */
export function translatedAt([section, name, part]: readonly (string | number)[]): string | undefined {
  return section === 'texts' && part === 'target' && name !== undefined ? String(name) : undefined;
}

/** The texts of a file that a language may have, by name; none where its JSON is broken. */
function textsOf(file: string, text: string): ReadonlyMap<string, NamedText> {
  const { root, ...source } = readSource(trade)({ file, text });
  return root === undefined ? new Map() : namedTexts({ ...source, root });
}

/** What a translation is of, as people see it beside its words. */
export interface Original {
  /** What it is called: `In Cymraeg: Where do you live?`. */
  readonly title: string;
  /** What its text says now. */
  readonly source: string;
  /** What it said when it was translated, where that is something else. */
  readonly was?: string;
}

/** What each translation of a language's file is of, by its name; none for any other file. */
export function originalsOf(
  { file, text }: DefinitionFile,
  textOfFile: TextOf,
): ReadonlyMap<string, Original> {
  const { base, locale } = kindOf(file, trade) ?? {};
  if (base === undefined || locale === undefined) return new Map();
  const about = treeOf(textOfFile(translationFile('locale.json', locale)) ?? '');
  const said = textOf(at(about, 'name')) ?? locale;
  const now = textsOf(base, textOfFile(base) ?? '');
  return new Map(
    entries(at(treeOf(text), 'texts')).map(({ key, value }) => {
      const was = textOf(at(value, 'source')) ?? '';
      const is = now.get(key)?.text ?? was;
      return [key, { title: `In ${said}: ${is}`, source: is, ...(was !== is && { was }) }];
    }),
  );
}

/** A language's file with words for a text, which are of what the text says now. */
export function withWords(text: string, name: string, source: string, words: string): string {
  return withSentence(withSentence(text, targetPath(name), words), ['texts', name, 'source'], source);
}

/**
 * A language's file with an entry for a text, whose words are still to be written, at the place that the text has in its
 * own file; the file is made where there is none. What it has under that name stays.
 */
export function withTranslation(file: string, name: string, source: string, textOfFile: TextOf): string {
  const text = textOfFile(file);
  const entry = { source, target: '' };
  if (text === undefined) return printJson({ $schema: schemaFrom(file), texts: { [name]: entry } });
  const before = valueAt(text, []);
  if (!isObject(before) || valueAt(text, targetPath(name)) !== undefined) return text;
  const { base = '' } = kindOf(file, trade) ?? {};
  const names = textsOf(base, textOfFile(base) ?? '').keys();
  const schema: RJSFSchema = {
    properties: { texts: { properties: Object.fromEntries([...names].map((one) => [one, true])) } },
  };
  const texts = isObject(before.texts) ? before.texts : {};
  const after: Json = { ...before, texts: { ...texts, [name]: entry } };
  return withPiece(text, [], schema, before, after);
}

/** The way from a language's file to the shape of all of them. */
const schemaFrom = (file: string) =>
  `${'../'.repeat(file.split('/').length - 2)}meta/translation.schema.json`;

/** A language's file without the entries, or the one of a name, whose words nobody wrote; undefined where it had nothing else. */
export function withoutUnfilled(text: string, name?: string): string | undefined {
  const texts = entries(at(treeOf(text), 'texts'));
  const unfilled = texts.find(
    ({ key, value }) => textOf(at(value, 'target')) === '' && (name ?? key) === key,
  );
  if (unfilled === undefined) return text;
  if (texts.length === 1) return undefined;
  return withoutUnfilled(applyEdits(text, removal(unfilled.value).edits), name);
}
