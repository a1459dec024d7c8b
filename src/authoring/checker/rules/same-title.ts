import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const sameTitle: ProjectRule = {
  severity: 'error',
  doc: 'Two fields of one card that are called the same and may stand side by side: nobody can tell them apart.',
  *find(project) {
    for (const [, { source }] of project.cards) yield* sameIn(project, source);
  },
};

function* sameIn({ conditions }: Project, source: ReadSource): Generator<Finding> {
  const { root } = source;
  const fields = entries(at(root, 'schema', 'properties')).flatMap(({ key: field, value: schema }) => {
    const title = at(schema, 'title');
    const text = textOf(title);
    return title === undefined || text === undefined || at(schema, 'type')?.value === 'null'
      ? []
      : { field, title, text, tests: testsOf(at(root, 'show', field), conditions) };
  });
  // Either of the two may be the one that was named wrong.
  for (const { field, title: where, text, tests } of fields) {
    const other = fields.find(
      (one) => one.field !== field && one.text === text && !exclude(tests, one.tests),
    );
    if (other === undefined) continue;
    const message = `"${other.field}" is called "${text}" too, and both may be asked at once. Give each a name of its own.`;
    yield { source, where, message };
  }
}

/** Whether two conditions never hold together, as far as shows by their words: one asks for what the other turns round. */
function exclude(a: Tests, b: Tests): boolean {
  return a.so.some((test) => b.not.includes(test)) || b.so.some((test) => a.not.includes(test));
}

interface Tests {
  readonly so: readonly string[];
  readonly not: readonly string[];
}

/** What must hold, and what must not, for a condition to hold; a named one also by what it asks for. */
function testsOf(
  condition: Node | undefined,
  named: Project['conditions'],
  within: readonly string[] = [],
): Tests {
  if (condition === undefined) return { so: [], not: [] };
  const name = textOf(condition);
  const look = (node: Node | undefined) =>
    testsOf(node, named, name === undefined ? within : [...within, name]);
  if (name !== undefined) {
    const { so, not } = within.includes(name) ? { so: [], not: [] } : look(at(named.get(name), 'when'));
    return { so: [name, ...so], not };
  }
  if (condition.type === 'array') return joined(items(condition).map(look));
  const parts = entries(condition).map(({ key, value }): Tests => {
    if (key === 'all') return joined(items(value).map(look));
    if (key === 'any') return { so: [], not: [] };
    if (key !== 'not') return { so: [`${key} ${canonical(value)}`], not: [] };
    const { so, not } = look(value);
    // Of several tests together only one need fail.
    return so.length + not.length === 1 ? { so: not, not: so } : { so: [], not: [] };
  });
  return joined(parts);
}

const joined = (all: readonly Tests[]): Tests => ({
  so: all.flatMap(({ so }) => so),
  not: all.flatMap(({ not }) => not),
});
