import { applyEdits } from 'jsonc-parser';
import { neverClosed } from '../brackets.ts';
import type { FileRule, Flaw } from '../rule.ts';
import { readSource, type Source } from '../source.ts';

export const badJson: FileRule = {
  severity: 'error',
  doc: 'A file that is not JSON.',
  *findIn({ file, text, syntax, trade }) {
    if (syntax === undefined) return;
    if (text.trim() === '') {
      yield {
        where: spot(0),
        message: 'This file is empty. Write again what stood here, or delete the file.',
      };
      return;
    }
    const { where, message, fix } = explain(text, syntax);
    const mended = fix && readSource(trade)({ file, text: applyEdits(text, [...fix.edits]) });
    const isSure = mended !== undefined && helps(fix?.title === addQuote, mended, where.offset);
    yield { where, message: `This is not JSON: ${message}.`, fix: isSure ? fix : undefined };
  },
};

const addQuote = 'Add the quote';

/**
 * Whether a mend leaves nothing wrong in the line that it is made in. Where a quote is missing may be where another sign was
 * hit instead: that is offered only if all is well in the whole file.
 */
function helps(isQuote: boolean, { text, syntax, misfits }: Source, from: number): boolean {
  if (syntax === undefined) return !isQuote || misfits.length === 0;
  return !isQuote && text.slice(from, syntax.offset).includes('\n');
}

/** What jsonc-parser says of a place. */
interface Syntax {
  readonly offset: number;
  readonly length: number;
  readonly problem: string;
}

/** The first explanation that fits; what the parser says, where none does. */
function explain(text: string, syntax: Syntax): Flaw {
  const found = [openBracket, commaTooMany, badWord, missingComma].map((one) => one(text, syntax));
  const message = words[syntax.problem] ?? syntax.problem;
  return found.find((flaw) => flaw !== undefined) ?? { where: spot(syntax.offset, syntax.length), message };
}

function openBracket(text: string, { problem, offset: broken }: Syntax): Flaw | undefined {
  if (!/Expected$/.test(problem)) return undefined;
  const offset = neverClosed(text);
  if (offset === undefined) return undefined;
  const bracket = text.charAt(offset);
  const closing = bracket === '{' ? '}' : ']';
  // That the whole file is not closed says nothing of where: what is missing is missing before the reading broke off.
  if (text.slice(0, offset).trim() === '') {
    const message = `a ${closing} is missing here or before this; the ${bracket} that the file begins with is never closed`;
    return { where: spot(lastBefore(text, broken) + 1), message };
  }
  return { where: spot(offset), message: `this ${bracket} is never closed; add a ${closing} where it ends` };
}

function commaTooMany(text: string, { problem, offset }: Syntax): Flaw | undefined {
  if (problem !== 'PropertyNameExpected' && problem !== 'ValueExpected') return undefined;
  const before = lastBefore(text, offset);
  const comma = [offset, before].find((place) => text[place] === ',');
  if (comma === undefined) return undefined;
  const fix = { title: 'Take the comma out', edits: [{ offset: comma, length: 1, content: '' }] };
  return { where: spot(comma), message: 'this comma is one too many', fix };
}

function missingComma(text: string, { problem, offset, length }: Syntax): Flaw | undefined {
  if (problem !== 'CommaExpected') return undefined;
  const end = lastBefore(text, offset) + 1;
  if (end === offset) {
    const message =
      text[end - 1] === '"'
        ? 'a " inside a text is written \\"'
        : 'a number is written without a 0 before it, and nothing may follow it';
    return { where: spot(offset, length), message };
  }
  const fix = { title: 'Add the comma', edits: [{ offset: end, length: 0, content: ',' }] };
  return { where: spot(end), message: 'a comma is missing here', fix };
}

const likely: Readonly<Record<string, string>> = {
  ';': ',',
  '=': ':',
  True: 'true',
  False: 'false',
  None: 'null',
};

function badWord(text: string, { problem, offset, length }: Syntax): Flaw | undefined {
  if (problem === 'InvalidCommentToken') {
    const fix = { title: 'Take the comment out', edits: [{ offset, length, content: '' }] };
    return { where: spot(offset, length), message: 'JSON has no comments', fix };
  }
  if (problem !== 'InvalidSymbol') return undefined;
  const word = text.slice(offset, offset + length);
  if (text[offset - 1] === '"')
    return (
      openText(text, offset) ?? { where: spot(offset, length), message: 'a " inside a text is written \\"' }
    );
  const [old, written] = mended(text.slice(offset, offset + 500), word) ?? [word];
  const edits = [{ offset, length: old.length, content: written ?? '' }];
  const fix = written === undefined ? undefined : { title: `Write ${written}`, edits };
  const must = old === word && written !== undefined ? `${word} must be ${written}` : undefined;
  const message = must ?? `${JSON.stringify(word)} is no word of JSON; texts and keys stand in double quotes`;
  return { where: spot(offset, length), message, fix };
}

/** The text that ends at an offset, when it has swallowed what follows it: its own closing quote is missing. */
function openText(text: string, offset: number): Flaw | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  const [last = ''] = line.match(/"(?:[^"\\]|\\.)*"/g)?.slice(-1) ?? [];
  const swallowed = /[:,] *[{[]? *"$/.exec(last);
  if (swallowed === null) return undefined;
  const begin = offset - last.length;
  const end = begin + swallowed.index;
  // Another sign may have been hit for the quote of a key, and then the mend would name what is not there.
  const isKey = swallowed[0].startsWith(':');
  const fix = isKey ? undefined : { title: addQuote, edits: [{ offset: end, length: 0, content: '"' }] };
  return { where: spot(begin, swallowed.index), message: 'this text is not closed with a double quote', fix };
}

/** What stands there and what was meant: a mark or word of another language, a text in other quotes, a key without. */
function mended(rest: string, word: string): readonly [string, string] | undefined {
  const meant = Object.hasOwn(likely, word) ? likely[word] : undefined;
  if (meant !== undefined) return [word, meant];
  const [inQuotes, one, other] = /^(?:'([^'"\\\n]*)'|[“”]([^“”"\\\n]*)[“”])/.exec(rest) ?? [];
  if (inQuotes !== undefined) return [inQuotes, JSON.stringify(one ?? other)];
  return /^[A-Za-z][\w-]*\s*:/.test(rest) ? [word, JSON.stringify(word)] : undefined;
}

function spot(offset: number, length = 1): { readonly offset: number; readonly length: number } {
  return { offset, length };
}

/** The last character before an offset that is no blank. */
function lastBefore(text: string, offset: number): number {
  let place = offset - 1;
  while (place > 0 && /\s/.test(text.charAt(place))) place -= 1;
  return place;
}

/** What jsonc-parser calls each mistake, in plain words. */
const words: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'a number that is not written as JSON writes numbers',
  PropertyNameExpected: 'a key in double quotes was expected',
  ValueExpected: 'a value was expected',
  ColonExpected: 'a colon was expected between key and value',
  CommaExpected: 'a comma was expected before this',
  CloseBraceExpected: 'a closing } was expected',
  CloseBracketExpected: 'a closing ] was expected',
  EndOfFileExpected: 'something follows after the end; is there a } or ] too many?',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString:
    'a text is not closed with a double quote on its line; a new line inside a text is written \\n',
  UnexpectedEndOfNumber: 'a number is cut off',
  InvalidUnicode: 'a \\u is not followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'a \\ is followed by a letter that JSON does not know; a \\ itself is written \\\\',
  InvalidCharacter: 'a text holds a control character; a new line is written \\n',
};
