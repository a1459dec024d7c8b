import { own } from '../../../engine/own.ts';
import { at, entries, items, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { some } from '../phrase.ts';
import type { Project } from '../project.ts';
import { type FileRule, type Flaw, mentionsIn } from '../rule.ts';
import type { Source } from '../source.ts';

export const earlyEffect: FileRule = {
  severity: 'error',
  doc: 'An effect of a submit that is done before another one of it that it takes something from; or a question that is shown by another answer than the one that its list takes.',
  *findIn(source) {
    const { kind, root, trade } = source;
    if (kind === 'card') yield* earlyLists(source);
    if (kind !== 'journey') return;
    const run = items(at(root, 'submit', 'run'));
    const names = run.map((node) => textOf(node) ?? '');
    for (const [place, node] of run.entries()) {
      const name = names[place] ?? '';
      const later = names
        .slice(place + 1)
        .find((other) => !names.slice(0, place).includes(other) && isNeeded(trade, name, other));
      if (later === undefined) continue;
      const message = `"${name}" is done before "${later}", and takes what that brings. Move it behind.`;
      yield { where: node, message };
    }
  },
};

/** A question whose list takes an answer of its card, and that answers of this card show which do not come after it. */
function* earlyLists(source: Source): Generator<Flaw> {
  const { root, trade } = source;
  const isAsked = (name: string) => at(root, 'schema', 'properties', name) !== undefined;
  const readBy = (name: string) => {
    const inside = new Set(nodesOf(at(root, 'show', name)));
    const named = mentionsIn(source, 'path', 'condition').filter(({ node }) => inside.has(node));
    return named.map((one) => one.name);
  };
  for (const { key, value } of entries(at(root, 'ui'))) {
    if (at(value, 'lookup') === undefined) continue;
    const { needs = [] } = own(trade.words.inputs, textOf(at(value, 'action')) ?? '') ?? {};
    const before = new Set(readBy(key));
    for (const name of before) for (const one of readBy(name)) before.add(one);
    if (before.size === 0 || ![...before].every(isAsked)) continue;
    const need = needs.find(
      (name) => isAsked(name) && !before.has(name) && at(root, 'presets', name) === undefined,
    );
    const where = at(root, 'show', key);
    if (need === undefined || where === undefined) continue;
    const message = `The list of "${key}" takes "${need}", and it is shown by ${some([...before])}: there may be nothing to choose. Show it once "${need}" is answered.`;
    yield { where, message };
  }
}

/** Whether an effect takes what another one brings: that is said, or it needs something that the other alone fills. */
function isNeeded({ words }: Project['trade'], name: string, other: string): boolean {
  const { after = [], needs = [], needsOwn = [], sends = {} } = own(words.inputs, name) ?? {};
  if (after.includes(other)) return true;
  const { writes = [], fills = [] } = own(words.notes, other) ?? {};
  const brings = [...writes, ...fills];
  return [...needs, ...needsOwn, ...Object.keys(sends)].some(
    (path) => brings.includes(path) && writersOf(words.notes)(path) === 1,
  );
}

/** How many effects of a trade bring something. */
const writersOf = keep(
  (notes: Project['trade']['words']['notes']) => (path: string) =>
    Object.values(notes).filter(({ writes = [], fills = [] }) => [...writes, ...fills].includes(path)).length,
);
