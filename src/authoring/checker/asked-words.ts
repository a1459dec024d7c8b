import { textsOfOne, widgetFiles } from '../../../widgets/asked-words.ts';
import { own } from '../../engine/own.ts';
import type { AskedWords } from '../../engine/saying.ts';
import { journeyFiles } from '../../runtime/journey-words.ts';
import type { Node } from './json.ts';
import { keep } from './keep.ts';
import type { Project } from './project.ts';
import type { Source } from './source.ts';

/** The files of words that every trade has: those of journeys, and of widgets. */
export const houseFiles: Readonly<Record<string, AskedWords>> = { ...journeyFiles, ...widgetFiles };

/** Every text that is asked for, by its file of words: those of the trade's pages, of every journey, and of its widgets. */
export const askedWords = keep(({ trade: { words } }: Project): Readonly<Record<string, AskedWords>> => {
  const isThere = (one: string) => Object.hasOwn(words.widgets, one) || Object.hasOwn(words.pictures, one);
  const absent = Object.entries(textsOfOne).flatMap(([one, texts]) => (isThere(one) ? [] : texts));
  const widgets = Object.entries(widgetFiles.widgets).filter(([text]) => !absent.some((one) => one === text));
  return { ...houseFiles, widgets: Object.fromEntries(widgets), ...words.pages };
});

/** What is filled in a text of a file of words; undefined where none asks for it. */
export function placeholdersOf(
  project: Project,
  { name = '' }: Source,
  text: Node,
): readonly string[] | undefined {
  return own(own(askedWords(project), name), `${text.parent?.children?.[0]?.value}`);
}
