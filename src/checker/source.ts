import { createScanner, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type FileKind, kindOf } from '../definitions/kinds.ts';
import type { DefinitionFile } from '../definitions/types.ts';
import type { Node } from './json.ts';
import { limits } from './limits.ts';

/** A definition file as the rules see it. `root` is missing where the JSON is broken, too large or too deep. */
export interface Source extends DefinitionFile {
  readonly kind?: FileKind;
  /** The name that the file name gives: `usage` for usage.card.json. */
  readonly name?: string;
  readonly root?: Node;
  readonly syntax?: { readonly offset: number; readonly problem: string };
  /** Where the nesting goes over the limit. */
  readonly tooDeepAt?: number;
  readonly bytes: number;
}

/** Reads one file. Size and depth are looked at before anything is parsed. Never throws. */
export function readSource({ file, text }: DefinitionFile): Source {
  const bytes = new TextEncoder().encode(text).length;
  const source = { file, text, bytes, ...kindOf(file) };
  if (bytes > limits.bytes) return source;
  const tooDeepAt = firstTooDeep(text);
  if (tooDeepAt !== undefined) return { ...source, tooDeepAt };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first === undefined) return root === undefined ? source : { ...source, root };
  return { ...source, syntax: { offset: first.offset, problem: printParseErrorCode(first.error) } };
}

/** SyntaxKind of the scanner, by value: its own enumeration exists in the types alone. */
const opening: readonly number[] = [1, 3];
const closing: readonly number[] = [2, 4];
const endOfFile = 17;

function firstTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token = scanner.scan(); token !== endOfFile; token = scanner.scan()) {
    if (opening.includes(token)) depth += 1;
    if (closing.includes(token)) depth -= 1;
    if (depth > limits.depth) return scanner.getTokenOffset();
  }
  return undefined;
}

/** The line and column, from 1, of an offset. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: offset - lastBreak };
}
