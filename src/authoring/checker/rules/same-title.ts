import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const sameTitle: FileRule = {
  severity: 'error',
  doc: 'Two fields of one card that are called the same and may stand side by side: nobody can tell them apart.',
  *findIn({ kind, root }) {
    if (kind !== 'card') return;
    const fields = entries(at(root, 'schema', 'properties')).flatMap(({ key: field, value: schema }) => {
      const title = at(schema, 'title');
      const text = textOf(title);
      return title === undefined || text === undefined || at(schema, 'type')?.value === 'null'
        ? []
        : { field, title, text, shown: at(root, 'show', field) };
    });
    // Either of the two may be the one that was named wrong.
    for (const { field, title, text, shown } of fields) {
      const other = fields.find(
        (one) => one.field !== field && one.text === text && !excludes(shown, one.shown),
      );
      if (other === undefined) continue;
      const message = `"${other.field}" is called "${text}" too, and both may be asked at once. Give each a name of its own.`;
      yield { where: title, message };
    }
  },
};

/** Whether two conditions never hold together, as far as shows by their words: one asks for what the other turns round. */
function excludes(one: Node | undefined, other: Node | undefined): boolean {
  const [a, b] = [testsOf(one), testsOf(other)];
  return a.so.some((test) => b.not.includes(test)) || b.so.some((test) => a.not.includes(test));
}

interface Tests {
  readonly so: readonly string[];
  readonly not: readonly string[];
}

/** What must hold, and what must not, for a condition to hold. */
function testsOf(condition: Node | undefined): Tests {
  if (condition === undefined) return { so: [], not: [] };
  const name = textOf(condition);
  if (name !== undefined) return { so: [name], not: [] };
  const parts = entries(condition).map(({ key, value }): Tests => {
    if (key === 'all') return joined(items(value).map(testsOf));
    if (key === 'any') return { so: [], not: [] };
    if (key !== 'not') return { so: [`${key} ${canonical(value)}`], not: [] };
    const { so, not } = testsOf(value);
    // Of several tests together only one need fail.
    return so.length + not.length === 1 ? { so: not, not: so } : { so: [], not: [] };
  });
  return joined(parts);
}

const joined = (all: readonly Tests[]): Tests => ({
  so: all.flatMap(({ so }) => so),
  not: all.flatMap(({ not }) => not),
});
