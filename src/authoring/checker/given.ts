import { at, entries, nodesOf } from './json.ts';
import { keep } from './keep.ts';
import { type Project, prefixed } from './project.ts';
import { mentionsOf } from './rule.ts';

/** Every answer that a preset, a consequence or an effect gives: nobody need be asked for it. */
export const givenAnswers = keep((project: Project): ReadonlySet<string> => {
  const { read, parts, trade } = project;
  const set = read.flatMap(({ root, kind }) =>
    kind === 'obligations' || kind === 'choices' || kind === 'contexts'
      ? []
      : [
          ...entries(at(root, 'presets')),
          ...[...nodesOf(root)].flatMap((node) => entries(at(node, 'set'))),
        ].map(({ key }) => key),
  );
  const effects = mentionsOf(project, 'effect').flatMap(({ name }) => {
    const { writes = [], fills = [] } = trade.words.notes[name] ?? {};
    return [...writes, ...fills];
  });
  return new Set(
    [...set, ...effects].flatMap((name) => [name, ...[...parts].map((part) => prefixed(part, name))]),
  );
});
