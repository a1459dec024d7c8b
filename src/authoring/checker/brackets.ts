import { createScanner } from 'jsonc-parser';

/** SyntaxKind of the scanner, by value: its own enumeration exists in the types alone. */
const opening: readonly number[] = [1, 3];
const closing: readonly number[] = [2, 4];
const endOfFile = 17;

interface Bracket {
  readonly offset: number;
  readonly kind: number;
  /** Where the first word of its line stands, counted from the beginning of the line. */
  readonly indent: number;
}

/** The first bracket that opens more than so many levels; undefined where none does. */
export function firstDeeperThan(depth: number, text: string): number | undefined {
  let open = 0;
  for (const [kind, offset] of bracketsOf(text)) {
    open += opening.includes(kind) ? 1 : -1;
    if (open > depth) return offset;
  }
  return undefined;
}

/**
 * Where the bracket stands that is never closed, as far as kinds and indents tell: one of the other kind closes, or one
 * that stands further out. Undefined where all are closed.
 */
export function neverClosed(text: string): number | undefined {
  const open: Bracket[] = [];
  const indentAt = indents(text);
  for (const [kind, offset] of bracketsOf(text)) {
    const { indent, isFirst } = indentAt(offset);
    if (opening.includes(kind)) {
      open.push({ offset, kind, indent });
      continue;
    }
    const last = open.pop();
    if (last === undefined) return undefined;
    if (kind !== last.kind + 1 || (isFirst && indent < last.indent)) return last.offset;
  }
  return open.at(-1)?.offset;
}

function* bracketsOf(text: string): Generator<readonly [kind: number, offset: number]> {
  const scanner = createScanner(text, true);
  for (let kind: number = scanner.scan(); kind !== endOfFile; kind = scanner.scan()) {
    if (opening.includes(kind) || closing.includes(kind)) yield [kind, scanner.getTokenOffset()];
  }
}

/** The indent of the line of an offset, and whether the offset is its first word; offsets must rise. */
function indents(text: string): (offset: number) => { readonly indent: number; readonly isFirst: boolean } {
  let begin = 0;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      begin = next + 1;
      next = text.indexOf('\n', begin);
    }
    let first = begin;
    while (text[first] === ' ' || text[first] === '\t') first += 1;
    return { indent: first - begin, isFirst: first === offset };
  };
}
