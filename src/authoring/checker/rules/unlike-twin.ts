import { at, canonical, entries, items, type Node } from '../json.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const unlikeTwin: ProjectRule = {
  severity: 'error',
  doc: 'Two fields of a card that ask the same of two parts, of which one has another unit, or another value for the same words.',
  *find({ read, parts }) {
    for (const source of read) {
      if (source.kind !== 'card') continue;
      const fields = entries(at(source.root, 'ui')).flatMap(({ key, value }) => {
        const asks = withoutPart(key, parts);
        return asks === undefined ? [] : { name: key, ui: value, asks };
      });
      for (const one of fields)
        for (const twin of fields)
          if (one !== twin && one.asks === twin.asks) yield* unlike(source, one.ui, twin);
    }
  },
};

/** What a name asks of any part: `northUse.cost` and `southUse.cost` are one. Undefined where it names no part. */
function withoutPart(name: string, parts: ReadonlySet<string>): string | undefined {
  const words = name.split(/(?=[A-Z])|\./).map((word) => word.toLowerCase());
  return words.some((word) => parts.has(word))
    ? words.map((word) => (parts.has(word) ? '' : word)).join(' ')
    : undefined;
}

/** What a unit or a kind of number is told by. */
const kinds = ['widget', 'mode', 'prefix', 'suffix'];

function* unlike(
  source: ReadSource,
  ui: Node,
  twin: { readonly name: string; readonly ui: Node },
): Generator<Finding> {
  for (const kind of kinds) {
    const [mine, its] = [at(ui, kind), at(twin.ui, kind)];
    if (mine === undefined || (its && canonical(its) === canonical(mine))) continue;
    const said = its === undefined ? 'none' : canonical(its);
    const message = `"${kind}" is ${canonical(mine)} here, and ${said} in "${twin.name}", which asks the same of another part. Correct one of them.`;
    yield { source, where: mine, message };
  }
  for (const option of items(at(ui, 'options'))) {
    const label = at(option, 'label');
    const value = at(option, 'value');
    const its = at(
      items(at(twin.ui, 'options')).find((one) => at(one, 'label')?.value === label?.value),
      'value',
    );
    if (label === undefined || value === undefined || its === undefined) continue;
    if (canonical(value) === canonical(its)) continue;
    const message = `${canonical(label)} is ${canonical(value)} here, and ${canonical(its)} in "${twin.name}", which asks the same of another part. Correct one of them.`;
    yield { source, where: value, message };
  }
}
