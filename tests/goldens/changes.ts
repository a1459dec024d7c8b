import { diffArrays } from 'diff';
import { isMap } from '../../src/engine/own.ts';

/** What a golden says of one thing, by word; each entry of a list is a word of its own, which says nothing more. */
type Said = Map<string, string>;

/** What an entry of a list is called by; one that has none of these by its place. */
const names = ['step', 'field', 'notice', 'group', 'panel'];

/** The sentences that tell what a golden says otherwise than it did; a file that was not there, or is gone, is undefined. */
export function changesIn(before: string | undefined, after: string | undefined, isJson: boolean): string[] {
  if (before === after) return [];
  if (before === undefined) return ['New:'];
  if (after === undefined) return ['Gone:'];
  return isJson ? ofJson(before, after) : ofLines(before, after);
}

function ofLines(before: string, after: string): string[] {
  return diffArrays(before.split('\n'), after.split('\n')).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    return value.map((line) => `${added ? 'Says' : 'No longer says'} “${line.trim()}”.`);
  });
}

function ofJson(before: string, after: string): string[] {
  const [was, is] = [saidIn(JSON.parse(before)), saidIn(JSON.parse(after))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((thing) => {
    const [then, now] = [was.get(thing), is.get(thing)];
    if (then === undefined) return [`${thing} is new: ${[...(now ?? [])].map(phrase).join(', ')}.`];
    if (now === undefined) return [`${thing} is gone.`];
    const sentences = [...new Set([...then.keys(), ...now.keys()])].flatMap((word) => {
      const [old, current] = [then.get(word), now.get(word)];
      if (old === current) return [];
      if (old === undefined) return [`now ${phrase([word, current ?? ''])}`];
      if (current === undefined) return [`no longer ${phrase([word, old])}`];
      return [`${word} was ${old}, is ${current}`];
    });
    return sentences.map((sentence) => `${thing}: ${sentence}.`);
  });
}

const phrase = ([word, value]: readonly [string, string]) => (value === '' ? word : `${word} ${value}`);

/** What a value says of each thing in it, each named by the things that it stands in. */
function saidIn(value: unknown, thing = 'it', all = new Map<string, Said>()): Map<string, Said> {
  const said: Said = all.get(thing) ?? new Map();
  if (!isMap(value)) return all;
  for (const [word, part] of Object.entries(value)) {
    if (Array.isArray(part)) {
      part.forEach((entry: unknown, index) => {
        if (isMap(entry))
          saidIn(entry, `${thing === 'it' ? '' : `${thing} › `}${nameOf(entry, word, index)}`, all);
        else said.set(`${word} ${JSON.stringify(entry)}`, '');
      });
    } else if (isMap(part)) saidIn(part, `${thing} › ${word}`, all);
    else if (!names.includes(word)) said.set(word, JSON.stringify(part));
  }
  if (said.size > 0) all.set(thing, said);
  return all;
}

function nameOf(entry: Readonly<Record<string, unknown>>, word: string, index: number): string {
  const name = names.map((key) => entry[key]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : `${word} ${index + 1}`;
}
