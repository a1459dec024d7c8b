import { at, type Node, textOf } from '../json.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

interface Limited {
  readonly source: ReadSource;
  readonly name: string;
  readonly schema: Node;
}

export const unlikeLimits: ProjectRule = {
  severity: 'error',
  doc: 'Two fields into which a browser fills the same, or of one format, and one takes longer answers than the other.',
  *find({ cards }) {
    const alike = new Map<string, Limited[]>();
    for (const { source, fields } of cards.values())
      for (const [name, schema] of fields) {
        // What stands before the last word says whose it is, not what.
        const fills = textOf(at(source.root, 'ui', name, 'autocomplete'))
          ?.split(' ')
          .at(-1);
        const what = fills ?? textOf(at(schema, 'format'));
        if (what === undefined) continue;
        alike.set(what, [...(alike.get(what) ?? []), { source, name, schema }]);
      }
    for (const fields of alike.values()) for (const limit of limits) yield* unlike(fields, limit);
  },
};

const limits = ['minLength', 'maxLength'];

/** The limits that few of some fields have; of two that differ, both. */
function* unlike(fields: readonly Limited[], limit: string): Generator<Finding> {
  const all = fields.flatMap((field) => {
    const where = at(field.schema, limit);
    return where?.type === 'number' ? [{ ...field, where }] : [];
  });
  const asMany = (number: unknown) => all.filter(({ where }) => where.value === number).length;
  const usual = Math.max(...all.map(({ where }) => asMany(where.value)));
  for (const { source, name, where } of all) {
    const other = all.find((one) => one.where.value !== where.value && asMany(one.where.value) === usual);
    if (other === undefined) continue;
    const message = `"${name}" has "${limit}": ${where.value}, and "${other.name}", which takes the same, ${other.where.value}. Correct one of them.`;
    yield { source, where, message };
  }
}
