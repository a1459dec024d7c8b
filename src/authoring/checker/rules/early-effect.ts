import { own } from '../../../engine/own.ts';
import { at, items, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { FileRule } from '../rule.ts';

export const earlyEffect: FileRule = {
  severity: 'error',
  doc: 'An effect of a submit that is done before another one of it that it takes something from.',
  *findIn({ kind, root, trade }) {
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
