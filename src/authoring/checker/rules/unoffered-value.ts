import { at, canonical, entries, items, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';

export const unofferedValue: ProjectRule = {
  severity: 'error',
  doc: 'A value that a closed list admits, that no option offers, and that nothing gives.',
  *find(project) {
    const given = givenValues(project);
    for (const { source, fields } of project.cards.values()) {
      for (const { key: field, value: ui } of entries(at(source.root, 'ui'))) {
        const options = items(at(ui, 'options'));
        if (options.length === 0) continue;
        const offered = new Set(options.flatMap((option) => canonicalOf(at(option, 'value'))));
        const admitted = items(at(fields.get(field), 'enum'));
        // An option of another value is rather the one that is meant: rule value-outside-enum tells it.
        if ([...offered].some((text) => !admitted.some((value) => canonical(value) === text))) continue;
        for (const value of admitted) {
          const text = canonical(value);
          if (value.type === 'null' || offered.has(text) || given.has(`${field} ${text}`)) continue;
          const message = `"${field}" may be ${text}, and no option offers it. Add the option, or take the value out.`;
          yield { source, where: value, message };
        }
      }
    }
  },
};

const canonicalOf = (node: Parameters<typeof canonical>[0] | undefined) =>
  node === undefined ? [] : [canonical(node)];

/** What presets and consequences write, as `field value`; of a step with `for` the field stands under its own name. */
function givenValues(project: Project): ReadonlySet<string> {
  const given = new Set<string>();
  for (const { name, value } of mentionsOf(project, 'answer', 'preset'))
    if (value !== undefined && textOf(at(value, 'from')) === undefined)
      given.add(`${name} ${canonical(value)}`);
  return given;
}
