import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printJson } from '../src/authoring/checker/print.ts';

/** A fenced block of a guide: its language, the words beside it, and what stands in it. */
export interface Block {
  readonly kind: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** The fenced blocks of a guide, top to bottom. */
export function blocksOf(guide: string): readonly Block[] {
  return [...guide.matchAll(/^```(\S+)(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', words = '', text = '']) => ({
      kind,
      words: words
        .trim()
        .split(' ')
        .filter((word) => word !== ''),
      text,
    }),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Does to a project's folder what a JSON snippet says: writes the file, or lays the snippet over it. */
export function applyJson(folder: string, { words, text }: Block): void {
  const path = join(folder, words.at(-1) ?? '');
  const snippet: unknown = JSON.parse(text);
  const whole = words.includes('into') ? merged(JSON.parse(readFileSync(path, 'utf8')), snippet) : snippet;
  writeFileSync(path, printJson(whole));
}

/** A file's JSON with a snippet's laid over it: objects key by key, lists grow at their end, all else is replaced. */
function merged(before: unknown, snippet: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(snippet)) return [...before, ...snippet];
  if (!isObject(before) || !isObject(snippet)) return snippet;
  const laid = Object.entries(snippet).map(([key, value]) => [key, merged(before[key], value)]);
  return { ...before, ...Object.fromEntries(laid) };
}
