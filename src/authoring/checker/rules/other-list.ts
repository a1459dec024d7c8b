import { own } from '../../../engine/own.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { FileRule, Flaw } from '../rule.ts';

export const otherList: FileRule = {
  severity: 'error',
  doc: 'A field whose action asks for another list than the one that it shows, does other than what failed, or stands there while that is still done; a condition on two lists at once; or words of a failure where there is none.',
  *findIn({ root, kind, trade, text }) {
    if (kind !== 'card') return;
    for (const { key: field, value: ui } of entries(at(root, 'ui'))) {
      const [list, node] = [textOf(at(ui, 'lookup')), at(ui, 'action')];
      const effect = textOf(node) ?? '';
      const lists = (own(trade.words.notes, effect)?.writes ?? []).flatMap((path) =>
        path.startsWith('lookup.') ? path.slice('lookup.'.length) : [],
      );
      if (node === undefined || lists.length === 0) continue;
      if (list === undefined) {
        const isSeen = lists.some(
          (one) => text.includes(`"lookup.${one}`) || text.includes(`"lookup": "${one}"`),
        );
        const message = `"${effect}" brings ${some(lists)}, and nothing on this card shows that or asks for it. Name what this card needs, or take it out.`;
        if (!isSeen) yield { where: node, message };
        continue;
      }
      if (lists.includes(list)) continue;
      // An effect that brings this list as well as others does more than this.
      const right = Object.entries(trade.words.notes).find(([, { writes }]) =>
        writes?.includes(`lookup.${list}`),
      );
      if (right === undefined) continue;
      const message = `"${field}" shows list "${list}", and "${effect}" brings ${some(lists)}. Ask for the list that is shown.`;
      // Where another field shows that list too, it is the list that was written for another.
      const shown = at(ui, 'lookup');
      const shows = entries(at(root, 'ui')).filter(({ value }) => textOf(at(value, 'lookup')) === list);
      const isNamed = lists.some((one) => sharesWord(field, one)) && !sharesWord(field, list);
      const isOfOther = shows.length > 1 || isNamed;
      if (isOfOther && shown !== undefined) yield { where: shown, message, suggest: lists[0] };
      else yield { where: node, message, suggest: right[0] };
    }
    yield* countsIn(root);
    yield* triesIn(root);
    yield* saysIn(root);
    yield* broughtIn(root, trade);
  },
};

const partsOf = (name: string) => name.split(/(?=[A-Z])|[-._]/).map((part) => part.toLowerCase());
const sharesWord = (one: string, other: string) =>
  partsOf(one).some((word) => word.length > 3 && partsOf(other).includes(word));

/** What a notice says failed is what it is shown for. */
function* saysIn(root: Node | undefined): Generator<Flaw> {
  for (const { key, value } of entries(at(root, 'notices'))) {
    const asked = nodesOf(at(root, 'show', key)).flatMap((node) =>
      entries(node).flatMap((one) =>
        one.key.startsWith('failure.') ? one.key.slice('failure.'.length) : [],
      ),
    );
    for (const text of ['heading', 'text'].flatMap((part) => at(value, part) ?? [])) {
      const said = Array.from(
        (textOf(text) ?? '').matchAll(/\{failure\.([\w-]+)\}/g),
        ([, name = '']) => name,
      );
      const early = said.find((name) => isOfPending(at(root, 'show', key), name));
      if (early !== undefined) {
        const message = `"${key}" says how "${early}" failed, and is shown while that is being done. Show it where "failure.${early}" is set.`;
        yield { where: at(root, 'show', key) ?? text, message };
        continue;
      }
      const other = said.find((name) => asked.length > 0 && !asked.includes(name));
      if (other === undefined) continue;
      const message = `"${key}" is shown where "${asked.join('", "')}" failed, and says how "${other}" did. Let it say what failed.`;
      yield { where: text, message };
    }
  }
}

/** A list that nothing on its card asks for, where what is asked for there is shown by no field. */
function* broughtIn(root: Node | undefined, trade: TradeWords): Generator<Flaw> {
  const fields = entries(at(root, 'ui'));
  const shown = fields.flatMap(({ value }) => at(value, 'lookup') ?? []);
  const asked = fields.flatMap(({ value }) => textOf(at(value, 'action')) ?? []);
  const run = nodesOf(root).flatMap((node) => textOf(at(node, 'run')) ?? []);
  const listsOf = (effects: readonly string[]) =>
    effects.flatMap((effect) =>
      (own(trade.words.notes, effect)?.writes ?? []).flatMap((path) =>
        path.startsWith('lookup.') ? path.slice('lookup.'.length) : [],
      ),
    );
  const [brought, all] = [listsOf(asked), listsOf([...asked, ...run])];
  const [unshown, ...others] = brought.filter((list) => !shown.some((node) => textOf(node) === list));
  const [stray, ...more] = shown.filter((node) => !all.includes(textOf(node) ?? ''));
  if (unshown === undefined || stray === undefined || others.length > 0 || more.length > 0) return;
  const message = `Nothing here asks for list "${textOf(stray)}", and no field shows "${unshown}", which is asked for. Show that.`;
  yield { where: stray, message, suggest: unshown };
}

/** A condition that asks whether one list is there, and how many another one has. */
function* countsIn(root: Node | undefined): Generator<Flaw> {
  for (const node of nodesOf(root)) {
    const asked = entries(node).filter(({ key }) => key.startsWith('lookup.'));
    const lists = asked.flatMap(({ key }) => (key.endsWith('.count') ? [] : key));
    const [list, ...more] = lists;
    const other = asked.find(({ key }) => key.endsWith('.count') && key !== `${list}.count`);
    if (list === undefined || more.length > 0 || other === undefined || asked.length > 2) continue;
    const message = `This asks whether "${list}" is there, and counts another list. Ask both of one.`;
    yield { where: other.keyNode, message, suggest: `${list}.count` };
  }
}

/** Whether something is shown only while an effect is being done. */
const isOfPending = (shown: Node | undefined, effect: string) =>
  [shown, ...items(at(shown, 'all'))].some((one) => at(one, `pending.${effect}`, 'set')?.value === true);

/** What stands there to try again does what failed. */
function* triesIn(root: Node | undefined): Generator<Flaw> {
  for (const { key: field, value } of entries(at(root, 'show'))) {
    const asked = [value, ...items(at(value, 'all'))].flatMap(entries);
    const [failed, ...more] = asked.flatMap(({ key, value }) =>
      key.startsWith('failure.') && at(value, 'set')?.value === true ? key.slice('failure.'.length) : [],
    );
    const node = at(root, 'ui', field, 'action');
    const effect = textOf(node);
    if (effect !== undefined && isOfPending(value, effect)) {
      const message = `"${field}" does "${effect}", and is shown only while that is being done. Show it where "failure.${effect}" is set.`;
      yield { where: value, message };
      continue;
    }
    if (failed === undefined || more.length > 0 || node === undefined || effect === undefined) continue;
    if (effect === failed) continue;
    const message = `"${field}" is shown where "${failed}" failed, and does "${effect}". Let it do what failed.`;
    yield { where: node, message, suggest: failed };
  }
}
