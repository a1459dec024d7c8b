import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const unlikeTwin: ProjectRule = {
  severity: 'error',
  doc: 'Two fields of a card that ask the same of two parts, of which one has another unit, another value for the same words, or another obligation, or is cleared alone.',
  *find({ read, parts }) {
    for (const source of read) {
      if (source.kind !== 'card') continue;
      const fields = entries(at(source.root, 'ui')).flatMap(({ key, value }) => {
        const asks = withoutPart(key, parts);
        return asks === undefined ? [] : { name: key, ui: value, asks };
      });
      const twinOf = (name: string) => {
        const asks = withoutPart(name, parts);
        return fields.find((one) => one.name !== name && one.asks === asks)?.name;
      };
      for (const one of fields)
        for (const twin of fields)
          if (one !== twin && one.asks === twin.asks) yield* unlike(source, one.ui, twin);
      for (const section of ['require', 'sent'])
        for (const { key, value } of entries(at(source.root, section))) {
          const twin = twinOf(key);
          const its = twin === undefined ? undefined : at(source.root, section, twin);
          const isSame = its !== undefined && withoutParts(its, parts) === withoutParts(value, parts);
          if (twin === undefined || isSame) continue;
          const said = its === undefined ? 'nothing' : canonical(its);
          const message = `"${section}" says ${canonical(value)} here, and ${said} of "${twin}", which asks the same of another part. Correct one of them.`;
          yield { source, where: value, message };
        }
      const changes = at(source.root, 'onChange');
      for (const { key, value } of entries(changes)) {
        const twin = twinOf(key);
        const others = twin === undefined ? value : at(changes, twin);
        yield* clearedAlone(source, clearedIn(value), clearedIn(others), twinOf);
      }
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

/** A condition as it reads for any part. */
function withoutParts(condition: Node, parts: ReadonlySet<string>): string {
  return canonical(condition).replaceAll(new RegExp([...parts].join('|'), 'gi'), '');
}

const clearedIn = (lines: Node | undefined) => items(lines).flatMap((line) => items(at(line, 'clear')));

/** What is cleared of one part and not of the other, though something is of both; `others` are cleared by the same change, or by its twin. */
function* clearedAlone(
  source: ReadSource,
  cleared: readonly Node[],
  others: readonly Node[],
  twinOf: (name: string) => string | undefined,
): Generator<Finding> {
  const names = new Set(others.map(textOf));
  const twins = cleared.map((where) => ({ where, name: textOf(where), twin: twinOf(textOf(where) ?? '') }));
  if (!twins.some(({ twin }) => twin !== undefined && names.has(twin))) return;
  for (const { where, name, twin } of twins) {
    if (twin === undefined || names.has(twin)) continue;
    const message = `"${name}" is cleared here, and "${twin}", which asks the same of another part, is not. Clear both.`;
    yield { source, where, message };
  }
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
