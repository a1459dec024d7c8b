import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type FileKind, kindOf } from '../../definitions/kinds.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { own } from '../../engine/own.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { firstDeeperThan } from './brackets.ts';
import type { Node } from './json.ts';
import { keep } from './keep.ts';
import { limits } from './limits.ts';
import { fileShapes } from './shapes/files.ts';
import { type Findings, walk } from './walk.ts';

/**
 * A definition file as the rules see it, with what the walk found in it. `root` is missing where the JSON is broken, too
 * large or too deep; nothing is found then, nor in a file of no kind.
 */
export interface Source extends DefinitionFile, Findings {
  readonly trade: TradeWords;
  readonly kind?: FileKind;
  /** What its shape is called (KnownFile). */
  readonly shape?: string;
  /** The name that the file name gives: `usage` for usage.card.json. */
  readonly name?: string;
  /** The language that it belongs to, and the file that it translates (KnownFile). */
  readonly locale?: string;
  readonly base?: string;
  readonly root?: Node;
  readonly syntax?: { readonly offset: number; readonly length: number; readonly problem: string };
  /** Where the nesting goes over the limit. */
  readonly tooDeepAt?: number;
  readonly bytes: number;
}

/** A file that could be read. */
export interface ReadSource extends Source {
  readonly root: Node;
}

/** Reads one file, once. Size and depth are looked at before anything is parsed. Never throws. */
export function readSource(trade: TradeWords): (file: DefinitionFile) => Source {
  return readers(trade);
}

const readers = keep((trade: TradeWords) =>
  keep((file: DefinitionFile): Source => {
    const read = parse(file, trade);
    const { shape = '', root } = read;
    const known = own(fileShapes(trade), shape);
    const findings = known && root ? walk(known, root, trade) : { mentions: [], misfits: [], uis: [] };
    return { ...read, ...findings, trade };
  }),
);

function parse(
  { file, text, beside }: DefinitionFile,
  trade: TradeWords,
): Omit<Source, keyof Findings | 'trade'> {
  const bytes = new TextEncoder().encode(text).length;
  const source = { file, text, bytes, ...(beside && { beside }), ...kindOf(file, trade) };
  if (bytes > bytesAllowed(source.kind)) return source;
  const tooDeepAt = firstDeeperThan(limits.depth, text);
  if (tooDeepAt !== undefined) return { ...source, tooDeepAt };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first === undefined) return root === undefined ? source : { ...source, root };
  const { error, offset, length } = first;
  return { ...source, syntax: { offset, length, problem: printParseErrorCode(error) } };
}

/** How many bytes a file may have. */
export const bytesAllowed = (kind: FileKind | undefined): number =>
  kind === 'guards' ? limits.ledgerBytes : limits.bytes;

/** Where words stand in a text of a file, after some marks: for a mistake inside a text. The text, where they are written with escapes. */
export function placeIn(
  { text }: Source,
  { offset, length }: Node,
  words: string,
  marks = '',
): { readonly offset: number; readonly length: number } {
  const found = text.slice(offset, offset + length).indexOf(`${marks}${words}`);
  return found < 0 ? { offset, length } : { offset: offset + found + marks.length, length: words.length };
}

/** A place of a text: line and column from 1, and how many characters the rest of its line has. */
interface Position {
  readonly line: number;
  readonly column: number;
  readonly rest: number;
}

/** Where an offset of a file stands. */
export function positionOf(source: DefinitionFile, offset: number): Position {
  const begins = lineBegins(source);
  // The last line that begins at or before the offset.
  let [low, high] = [0, begins.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((begins[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const begin = begins[low] ?? 0;
  const end = (begins[low + 1] ?? source.text.length + 1) - 1;
  return { line: low + 1, column: offset - begin + 1, rest: end - offset };
}

const lineBegins = keep(({ text }: DefinitionFile): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1),
]);
