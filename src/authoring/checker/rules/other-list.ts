import { own } from '../../../engine/own.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { FileRule, Flaw } from '../rule.ts';

export const otherList: FileRule = {
  severity: 'error',
  doc: 'A field whose action asks for another list than the one that it shows, or does other than what failed.',
  *findIn({ root, kind, trade }) {
    if (kind !== 'card') return;
    for (const { key: field, value: ui } of entries(at(root, 'ui'))) {
      const [list, node] = [textOf(at(ui, 'lookup')), at(ui, 'action')];
      const effect = textOf(node) ?? '';
      const lists = (own(trade.words.notes, effect)?.writes ?? []).flatMap((path) =>
        path.startsWith('lookup.') ? path.slice('lookup.'.length) : [],
      );
      if (node === undefined || list === undefined || lists.length === 0 || lists.includes(list)) continue;
      // An effect that brings this list as well as others does more than this.
      const right = Object.entries(trade.words.notes).find(([, { writes }]) =>
        writes?.includes(`lookup.${list}`),
      );
      if (right === undefined) continue;
      const message = `"${field}" shows list "${list}", and "${effect}" brings ${some(lists)}. Ask for the list that is shown.`;
      // Where another field shows that list too, it is the list that was written for another.
      const shown = at(ui, 'lookup');
      const isOfOther =
        entries(at(root, 'ui')).filter(({ value }) => textOf(at(value, 'lookup')) === list).length > 1;
      if (isOfOther && shown !== undefined) yield { where: shown, message, suggest: lists[0] };
      else yield { where: node, message, suggest: right[0] };
    }
    yield* triesIn(root);
  },
};

/** What stands there to try again does what failed. */
function* triesIn(root: Node | undefined): Generator<Flaw> {
  for (const { key: field, value } of entries(at(root, 'show'))) {
    const asked = [value, ...items(at(value, 'all'))].flatMap(entries);
    const [failed, ...more] = asked.flatMap(({ key, value }) =>
      key.startsWith('failure.') && at(value, 'set')?.value === true ? key.slice('failure.'.length) : [],
    );
    const node = at(root, 'ui', field, 'action');
    const effect = textOf(node);
    if (failed === undefined || more.length > 0 || node === undefined || effect === undefined) continue;
    if (effect === failed) continue;
    const message = `"${field}" is shown where "${failed}" failed, and does "${effect}". Let it do what failed.`;
    yield { where: node, message, suggest: failed };
  }
}
