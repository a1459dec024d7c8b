import { widgetFiles } from '../../../widgets/asked-words.ts';
import { own } from '../../engine/own.ts';
import type { AskedWords } from '../../engine/saying.ts';
import { journeyFiles } from '../../runtime/journey-words.ts';
import type { Node } from './json.ts';
import { keep } from './keep.ts';
import type { Project } from './project.ts';
import type { Source } from './source.ts';

/** The files of words that every trade has: those of journeys, and of widgets. */
export const houseFiles: Readonly<Record<string, AskedWords>> = { ...journeyFiles, ...widgetFiles };

/** Every text that is asked for, by its file of words: those of the trade's pages, of every journey, and of the widgets. */
export const askedWords = keep(
  ({ trade }: Project): Readonly<Record<string, AskedWords>> => ({ ...houseFiles, ...trade.words.pages }),
);

/** What is filled in a text of a file of words; undefined where none asks for it. */
export function placeholdersOf(
  project: Project,
  { name = '' }: Source,
  text: Node,
): readonly string[] | undefined {
  return own(own(askedWords(project), name), `${text.parent?.children?.[0]?.value}`);
}
