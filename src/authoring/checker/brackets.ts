const closedBy: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

interface Bracket {
  readonly offset: number;
  readonly closes: string;
  /** Where the first word of its line stands, counted from the beginning of the line. */
  readonly indent: number;
}

/** The first bracket that opens more than so many levels; undefined where none does. */
export function firstDeeperThan(depth: number, text: string): number | undefined {
  let open = 0;
  for (const [bracket, offset] of bracketsOf(text)) {
    open += bracket in closedBy ? 1 : -1;
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
  for (const [bracket, offset] of bracketsOf(text)) {
    const { indent, isFirst } = indentAt(offset);
    const closes = closedBy[bracket];
    if (closes !== undefined) {
      open.push({ offset, closes, indent });
      continue;
    }
    const last = open.pop();
    if (last === undefined) return undefined;
    if (bracket !== last.closes || (isFirst && indent < last.indent)) return last.offset;
  }
  return open.at(-1)?.offset;
}

/** The brackets outside of texts; a text that is not closed ends with its line. */
function* bracketsOf(text: string): Generator<readonly [bracket: string, offset: number]> {
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g))
    if (found.length === 1 && found !== '"') yield [found, index];
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
