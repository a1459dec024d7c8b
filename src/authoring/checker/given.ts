import { at, entries, nodesOf } from './json.ts';
import { keep } from './keep.ts';
import { type Project, prefixed } from './project.ts';
import { mentionsOf } from './rule.ts';
import type { ReadSource } from './source.ts';

/** Every answer that a preset, a consequence or an effect gives: nobody need be asked for it. */
export const givenAnswers = keep((project: Project): ReadonlySet<string> => {
  const { read, parts, trade } = project;
  const effects = mentionsOf(project, 'effect').flatMap(({ name }) => {
    const { writes = [], fills = [] } = trade.words.notes[name] ?? {};
    return [...writes, ...fills];
  });
  return new Set(
    [...read.flatMap(setIn), ...effects].flatMap((name) => [
      name,
      ...[...parts].map((part) => prefixed(part, name)),
    ]),
  );
});

const setIn = keep(({ root, kind }: ReadSource): readonly string[] => {
  if (kind === 'obligations' || kind === 'choices' || kind === 'contexts') return [];
  const consequences = nodesOf(root).flatMap((node) => entries(at(node, 'set')));
  return [...entries(at(root, 'presets')), ...consequences].map(({ key }) => key);
});
