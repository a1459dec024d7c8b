import { findNodeAtLocation } from 'jsonc-parser';
import { useMemo } from 'react';
import { kindOf } from '../../../definitions/kinds.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { own } from '../../../engine/own.ts';
import { trade } from '../../../trade.ts';
import { spoken } from '../../../words/spoken.ts';
import { entries, type Node, treeOf } from '../../checker/json.ts';
import { keep } from '../../checker/keep.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { capitalised, type Sentence, saysPath } from './sentences.ts';

/** What people read of things that files hold by name: of a field, a notice, a group; in a journey, of a card. */
export type Titles = ReadonlyMap<string, string>;

/** What is read first, and the name that it has in the file; without a title the name alone. */
export interface Called {
  readonly title: string;
  readonly name?: string;
}

/** What people call a file: the title of its page, or an owner's or a brand's name; undefined for one that nobody reads as such. */
export const fileTitle = keep(
  ({ text }: DefinitionFile): string | undefined =>
    textAt(treeOf(text), 'title') ?? textAt(treeOf(text), 'name'),
);

/** What people read of the things in the open file: as it says itself, or else as the saved cards say. */
export function useTitles(store: WorkspaceStore): Titles {
  const saved = useWorkspace(store, (now) => now.saved);
  const file = useWorkspace(store, (now) => now.file);
  const text = useWorkspace(store, (now) => textNow(now, now.file) ?? '');
  return useMemo(() => titlesFor(saved.values(), { file, text }), [saved, file, text]);
}

/** The titles of things in a file, some of which other files say. */
export function titlesFor(files: Iterable<DefinitionFile>, file: DefinitionFile): Titles {
  const own = kindOf(file.file, trade)?.kind;
  const isJourney = own === 'journey';
  const isOfCards = own === 'card' || own === 'variant' || own === 'translation' || isJourney;
  const others = (isOfCards ? [...files] : []).flatMap((one) => {
    const { kind, name } = kindOf(one.file, trade) ?? {};
    if (kind === 'notices' || (kind === 'card' && !isJourney)) return itemTitles(one);
    const title = fileTitle(one);
    return kind === 'card' && name !== undefined && title !== undefined ? [[name, title] as const] : [];
  });
  return new Map([...others, ...itemTitles(file)]);
}

/** Where files hold things by name, and the key of each that is its title; without one the thing is its title. */
const places: readonly (readonly [path: readonly string[], key?: string])[] = [
  [['schema', 'properties'], 'title'],
  [['notices'], 'heading'],
  [['groups'], 'legend'],
  [['title']],
];

const itemTitles = keep(({ text }: DefinitionFile): readonly (readonly [string, string])[] => {
  const tree = treeOf(text);
  return places.flatMap(([path, title]) =>
    entries(tree && findNodeAtLocation(tree, [...path])).flatMap(({ key, value }) => {
      const says = title === undefined ? textAt(value) : textAt(value, title);
      return says === undefined ? [] : [[key, says] as const];
    }),
  );
});

function textAt(node: Node | undefined, ...path: readonly string[]): string | undefined {
  const found = node && findNodeAtLocation(node, [...path]);
  return found?.type === 'string' ? String(found.value) : undefined;
}

/** `Credit check (credit check)`: what people read of a thing, then its name as it is spoken; the name alone without a title. */
export function thingCalled(key: string, titles: Titles): string {
  const title = titles.get(key);
  return title === undefined ? spoken(key) : `${title} (${spoken(key)})`;
}

/** What a sentence is called: `Your permit: option 2 label`, and of a title itself what it is: `Heading`. */
export function sentenceCalled({ path, text }: Pick<Sentence, 'path' | 'text'>, titles: Titles): Called {
  const name = saysPath(path);
  const at = path.findIndex((key) => typeof key === 'string' && titles.has(key));
  const title = titles.get(String(path[at]));
  if (at < 1 || title === undefined) return { title: capitalised(name) };
  const inside = path.slice(at + 1);
  const part = (inside.length === 0 ? path.slice(0, 1) : inside)
    .map((key) => (typeof key === 'number' ? key + 1 : key === 'options' ? 'option' : spoken(key)))
    .join(' ');
  return { title: title === text ? capitalised(part) : `${title}: ${part}`, name };
}

/** What a section of a card says of a thing: the thing alone where it decides when that shows or is required. */
const saysOf: Readonly<Record<string, string>> = {
  show: '',
  require: '',
  schema: ': the answer',
  ui: ': how it is asked',
  groups: ': what it holds',
};

/** What a value of a file is called, whatever it is: a text as `sentenceCalled` says, what decides on a thing as that thing. */
export function valueCalled(path: Sentence['path'], value: unknown, titles: Titles): Called {
  const [section, ...keys] = path.filter((key) => key !== 'properties' && key !== 'items');
  const [key] = keys;
  const of = typeof section === 'string' ? own(saysOf, section) : undefined;
  if (of !== undefined && key !== undefined && keys.length === 1) {
    const title = titles.get(String(key));
    return title === undefined
      ? { title: capitalised(spoken(key)) + of }
      : { title: title + of, name: spoken(key) };
  }
  const called = sentenceCalled({ path, text: '' }, titles);
  if (typeof value === 'string' || called.name !== undefined) return called;
  const words = path.map((key) => (typeof key === 'number' ? key + 1 : spoken(key)));
  return { title: capitalised(words.join(' ')) || 'All of it' };
}
