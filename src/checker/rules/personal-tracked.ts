import { at, entries, type Node, nodesOf, textOf } from '../json.ts';
import { personalIn } from '../personal.ts';
import type { Rule } from '../rule.ts';

const advice = 'it tells who somebody is or where they live, and that is never tracked.';

export const personalTracked: Rule = {
  severity: 'error',
  doc: 'A track record that reads a personal answer: itself, in a placeholder, through a fact, a copy or a condition.',
  *find(project) {
    const personal = personalIn(project);
    for (const source of project.read) {
      for (const { properties, when } of recordsOf(source.root)) {
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
function recordsOf(root: Node): { readonly properties: Node | undefined; readonly when: Node | undefined }[] {
  return [
    ...[...nodesOf(root)]
      .filter((node) => textOf(at(node, 'run')) === 'track')
      .map((node) => ({ properties: at(node, 'with'), when: at(node, 'when') })),
    ...entries(at(root, 'pages')).map(({ value }) => ({ properties: at(value, 'track'), when: undefined })),
  ];
}
