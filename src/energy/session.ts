import { isMap } from '../engine/own.ts';
import type { Json } from '../engine/types.ts';
import { createKeeper, type SessionValues } from '../runtime/persist.ts';
import { readSavedQuote } from './api/replies.ts';
import { code } from './api/unchecked.ts';
import { switchedWords } from './vocabulary/switched-words.ts';

const id = /^[\w-]{1,64}$/;
const languageName = /^[a-z]{2,3}$/;

/** Longest text in that record. */
const longest = 200;

/** The words of a completed switch that hold something: texts of a sensible length, numbers and yes. */
function readSwitched(values: Readonly<Record<string, unknown>>): SessionValues | undefined {
  const kept: Record<string, Json> = {};
  for (const name of switchedWords) {
    const value = values[name];
    if (value === true || typeof value === 'number') kept[name] = value;
    if (typeof value === 'string' && value !== '' && value.length <= longest) kept[name] = value;
  }
  return Object.keys(kept).length === 0 ? undefined : kept;
}

/**
 * The session that outlives a page load (Q4.50): ids, the saved quote record, what is kept of a completed switch, and for as
 * long as the tab lives the referral (Q1.05), the chosen language, the day on which the present tariff ends (Q7.21) and the
 * quote's answers that tell of nobody. All tabs are one visitor, to whom their quotes belong.
 */
export const keptSession = createKeeper({
  words: {
    uid: { pattern: id, where: 'visitor' },
    uuid: { pattern: id, where: 'browser' },
    switchKey: { pattern: /^[\w.~+/=-]{1,512}$/, where: 'browser' },
    refererBranch: { pattern: id, where: 'tab' },
    reference: { pattern: id, where: 'tab' },
    tariffValidToDate: { pattern: /^\d{4}-\d\d-\d\d$/, where: 'tab' },
    language: { pattern: languageName, where: 'tab' },
  },
  records: {
    quote: { read: readSavedQuote },
    switched: { read: readSwitched, words: switchedWords },
    answers: { read: ({ answers }) => (isMap(answers) ? { answers } : undefined), where: 'tab' },
  },
});

/** A branch code or reference as it came from an address (Q2.03); undefined unless it is 1 to 64 of A-Z a-z 0-9 _ -. */
export function readReferral(value: unknown): string | undefined {
  return code(value, id);
}

/** The language that an address asks for (`?lang=cy`), else the one that was chosen in this tab. */
export function wantedLanguage(search: string): string | undefined {
  const { language } = keptSession.load();
  const asked = new URLSearchParams(search).get('lang') ?? language;
  return typeof asked === 'string' && languageName.test(asked) ? asked : undefined;
}

let fresh: string | undefined;

/** The anonymous id of a visitor without a kept one, 128 random bits (Q4.41), one for a page's life; on plain http too. */
export function newcomer(): string {
  fresh ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return fresh;
}
