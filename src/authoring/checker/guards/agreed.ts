import { getNodePath } from 'jsonc-parser';
import { at, items, textOf } from '../json.ts';
import { type Project, partsOf } from '../project.ts';
import { plain } from '../sentences.ts';
import english from '../wording/english.json' with { type: 'json' };
import { wordsOf } from '../wording/phrase-match.ts';
import { alike, isOfOneMeaning } from './contrary.ts';
import { fileOf, toldName } from './guarded-words.ts';
import { contentOf } from './other-matter.ts';
import type { Lost } from './place.ts';
import { changedLeaves } from './places.ts';

/** Whom a yes is given to besides who asks for it. */
const recipients: ReadonlySet<string> = new Set(english.recipients.words.all);

/** So many words fewer are no other wording: who may do what is not said any more. */
const few = 2;

/** Where an agreement says less of what it is about than a sentence of the ledger did, or is given to others too, behind the file that it stands in. */
export function placeOfLessAgreed(project: Project, name: string): Lost | undefined {
  const file = name.slice(0, name.indexOf(': '));
  const had = wordsOf(toldName(name));
  const [found] = agreements(project)
    .filter(({ source }) => fileOf(source) === file)
    .map((leaf) => ({ ...leaf, words: wordsOf(plain(leaf.value)) }))
    .toSorted((one, other) => alike(had, other.words) - alike(had, one.words));
  if (found === undefined || alike(had, found.words) < 0.25) return undefined;
  const wider = found.words.find((word) => recipients.has(word) && !had.includes(word));
  if (wider !== undefined) {
    const message = `A yes was one to ${JSON.stringify(toldName(name))}, and this is one to "${wider}" too.`;
    return { ...found, message };
  }
  const [lost, added] = [apart(had, found.words), apart(found.words, had)];
  if (lost.length < added.length + few) return undefined;
  const message = `A yes was one to ${JSON.stringify(toldName(name))}, and this says nothing of "${lost.join('", "')}".`;
  return { ...found, message };
}

/** The texts of yes-or-no questions that are not what the ledger has there. */
const agreements = (project: Project) =>
  changedLeaves(project).flatMap(({ leaf }) => {
    const [section = '', field = '', part = ''] = getNodePath(leaf.node).map(String);
    const isOfField = section === 'text' || (section === 'ui' && part === 'text');
    const type = at(isOfField ? partsOf(project, leaf.source)?.fields.get(field) : undefined, 'type');
    return [type, ...items(type)].some((one) => textOf(one) === 'boolean') ? [leaf] : [];
  });

const agreeing: ReadonlySet<string> = new Set([...english.agreeing.words.all, ...english.granting.words.all]);

/** What the one is about and the other is not. */
const apart = (one: readonly string[], other: readonly string[]) =>
  contentOf(one).filter(
    (word) =>
      !agreeing.has(word) &&
      !other.some((its) => its.slice(0, 4) === word.slice(0, 4) || isOfOneMeaning(word, its)),
  );
