import { at, entries, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { personalIn } from '../personal.ts';
import type { ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

const advice = 'it tells who somebody is or where they live, and that is never tracked.';

export const personalTracked: ProjectRule = {
  severity: 'error',
  doc: 'A track record that reads a personal answer: itself, in a placeholder, through a fact, a copy or a condition.',
  *find(project) {
    const personal = personalIn(project);
    for (const source of project.read) {
      for (const { properties, when } of recordsOf(source)) {
        for (const { key, value } of entries(properties)) {
          const path = personal.inValue(value);
          if (path !== undefined) {
            yield {
              source,
              where: value,
              message: `"${key}" of this track record reads "${path}": ${advice}`,
            };
          }
        }
        const path = personal.inCondition(when);
        if (when === undefined || path === undefined) continue;
        yield { source, where: when, message: `Whether this is tracked depends on "${path}": ${advice}` };
      }
    }
  },
};

/** Every track record that a file declares: the runs of the effect, and the views of pages. */
const recordsOf = keep(({ root }: ReadSource): readonly TrackRecord[] => [
  ...[...nodesOf(root)]
    .filter((node) => textOf(at(node, 'run')) === 'track')
    .map((node) => ({ properties: at(node, 'with'), when: at(node, 'when') })),
  ...entries(at(root, 'pages')).map(({ value }) => ({ properties: at(value, 'track'), when: undefined })),
]);

interface TrackRecord {
  readonly properties: Node | undefined;
  readonly when: Node | undefined;
}
