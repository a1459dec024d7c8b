import { safeUrl } from './safe-url.ts';

/** A run of words in a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A paragraph or a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

/**
 * Reads the safe subset of Markdown: paragraphs apart by an empty line, lists with `- `, `**bold**`, `[text](address)`,
 * and a backslash before a mark that is only a mark. The result is data, never HTML; a link whose address is not safe is
 * its text alone.
 */
export function parseWording(wording: string): readonly Block[] {
  return wording
    .split(/\n[ \t]*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
}

/** What a wording says, without its marks: for places that take no more than text. */
export function plainWording(wording: string): string {
  const said = (parts: readonly Inline[]): string =>
    parts.map((part) => (part.kind === 'bold' ? said(part.parts) : part.text)).join('');
  return parseWording(wording)
    .flatMap((block) => (block.kind === 'list' ? block.items.map(said) : said(block.parts)))
    .join(' ');
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  let items: (readonly Inline[])[] = [];
  const close = () => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', parts: parseLine(words.join(' ')) });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    words = [];
    items = [];
  };
  for (const line of lines) {
    const isItem = /^\s*- /.test(line);
    if (isItem ? words.length > 0 : items.length > 0) close();
    if (isItem) items.push(parseLine(line.replace(/^\s*- /, '')));
    else words.push(line.trim());
  }
  close();
  return blocks;
}

const marks = /\\([\\*[\]])|\*\*((?:\\.|(?!\*\*)[^\\])+)\*\*|\[((?:\\.|[^[\]\\])+)\]\(([^()\s]*)\)/g;

function parseLine(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  let end = 0;
  for (const match of line.matchAll(marks)) {
    const [whole, mark, bold, label, address] = match;
    text += line.slice(end, match.index);
    end = match.index + whole.length;
    const href = label === undefined ? undefined : safeUrl(address);
    if (mark !== undefined) text += mark;
    else if (bold !== undefined) {
      flush();
      parts.push({ kind: 'bold', parts: parseLine(bold) });
    } else if (label !== undefined && href !== undefined) {
      flush();
      parts.push({ kind: 'link', text: unescaped(label), href });
    } else if (label !== undefined) text += unescaped(label);
  }
  text += line.slice(end);
  flush();
  return parts;
}

function unescaped(text: string): string {
  return text.replace(/\\([\\*[\]])/g, '$1');
}
