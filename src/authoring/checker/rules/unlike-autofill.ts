import { at, entries, type Node, textOf } from '../json.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

interface Filled {
  readonly source: ReadSource;
  readonly name: string;
  readonly title: Node;
  /** What a browser fills it in with; '' where nothing says so. */
  readonly fills: string;
  readonly where: Node;
}

export const unlikeAutofill: ProjectRule = {
  severity: 'error',
  doc: 'Two fields that are called the same and typed in the same way, of which a browser fills in only one, or each with something else (WCAG 1.3.5).',
  *find({ cards }) {
    const byTitle = new Map<string, Filled[]>();
    for (const { source, fields } of cards.values())
      for (const [name, schema] of fields) {
        const [title, ui] = [at(schema, 'title'), at(source.root, 'ui', name)];
        if (title === undefined || ui === undefined) continue;
        const key = `${textOf(title)} ${textOf(at(ui, 'widget'))}`;
        const where = at(ui, 'autocomplete');
        // What stands before the last word says whose it is, not what.
        const fills = textOf(where)?.split(' ').at(-1) ?? '';
        byTitle.set(key, [...(byTitle.get(key) ?? []), { source, name, title, fills, where: where ?? ui }]);
      }
    for (const filled of byTitle.values())
      for (const { source, name, title, fills, where } of filled) {
        const other = filled.find((one) => one.fills !== fills && one.fills !== '');
        if (other === undefined) continue;
        const said = fills === '' ? 'nothing' : `"${fills}"`;
        const message = `"${name}" is called ${JSON.stringify(title.value)} and filled in with ${said}; "${other.name}", which is called the same, with "${other.fills}". Correct one of them.`;
        yield { source, where, message };
      }
    for (const { source } of cards.values()) yield* otherOwnersIn(source);
  },
};

/** A field that is filled in as somebody else's than all others of its part: a delivery town in a billing address. */
function* otherOwnersIn(source: ReadSource): Generator<Finding> {
  const all = entries(at(source.root, 'ui')).flatMap(({ key, value }) => {
    const where = at(value, 'autocomplete');
    const words = textOf(where)?.split(' ') ?? [];
    return where === undefined
      ? []
      : { key, where, part: key.split('.')[0], whose: words.slice(0, -1).join(' ') };
  });
  for (const { key, where, part, whose } of all) {
    const beside = all.filter((one) => one.part === part && one.key !== key);
    const [other] = beside;
    if (other === undefined || beside.length < 2 || beside.some((one) => one.whose !== other.whose)) continue;
    if (whose === other.whose) continue;
    const told = (one: string) => (one === '' ? 'nobody in particular' : `"${one}"`);
    const message = `"${key}" is filled in with what is of ${told(whose)}, and all beside it with what is of ${told(other.whose)}. Write that.`;
    yield { source, where, message };
  }
}
