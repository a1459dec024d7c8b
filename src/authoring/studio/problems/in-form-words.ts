import { getLocation } from 'jsonc-parser';
import type { DefinitionFile } from '../../../definitions/types.ts';
import type { Problem } from '../../checker/problem.ts';
import { toldHere } from '../accept/told-here.ts';
import { titlesFor, valueCalled } from '../words/titles.ts';
import { offsetOf } from './offset-of.ts';

/** A problem as the forms call things: what its place is called, where it has one, and its message. */
interface InFormWords {
  readonly place: string | undefined;
  readonly message: string;
}

/** A name that a message quotes: `"creditCheck"`. */
const quoted = /"([\w.-]+)"/g;

/** Says of a problem what people read instead of names, as far as one of the `files` holds it. */
export function inFormWords(problem: Problem, files: readonly DefinitionFile[]): InFormWords {
  const told = toldHere(problem);
  const file = files.find((one) => one.file === problem.file);
  if (file === undefined) return { place: undefined, message: told };
  const titles = titlesFor(files, file);
  const { path } = getLocation(file.text, offsetOf(file.text, problem));
  return {
    place: path.length === 0 ? undefined : valueCalled(path, undefined, titles).title,
    message: told.replace(quoted, (written, name: string) => {
      const title = titles.get(name);
      return title === undefined ? written : `“${title}”`;
    }),
  };
}
