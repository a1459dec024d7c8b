import { at, entries, items, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

/** So many consents to marketing make a group one of marketing. */
const family = 3;

export const strangeNeighbour: FileRule = {
  severity: 'error',
  doc: 'A consent among those to marketing that is none, or one to marketing among others: under the wrong heading it is given for something else.',
  *findIn({ kind, root }) {
    if (kind !== 'card') return;
    for (const { key, value } of entries(at(root, 'groups'))) {
      const boxes = items(at(value, 'items')).flatMap((node) => {
        const schema = at(root, 'schema', 'properties', textOf(node) ?? '');
        if (schema === undefined) return [];
        const name = textOf(node) ?? '';
        return { node, name, isMarketing: at(schema, 'marketing')?.value === true };
      });
      const of = (isMarketing: boolean) => boxes.filter((box) => box.isMarketing === isMarketing);
      for (const isMarketing of [true, false]) {
        const [odd, ...more] = of(isMarketing);
        // A question of another kind may stand beside consents: one that is called as they are is one of them.
        const isLike = of(!isMarketing).every(({ name }) => begins(name) === begins(odd?.name ?? ''));
        if (
          odd === undefined ||
          !isLike ||
          more.length > 0 ||
          of(!isMarketing).length < family - Number(isMarketing)
        )
          continue;
        const it = isMarketing ? 'a consent to marketing, and none' : 'no consent to marketing, and each';
        const message = `"${odd.name}" is ${it} of the others of group "${key}" is one. Place it in a group of its kind.`;
        yield { where: odd.node, message };
      }
    }
  },
};

/** The first words of a name: `maySend` of `maySendNewsByPost`. */
const begins = (name: string) =>
  name
    .split(/(?=[A-Z])/)
    .slice(0, 2)
    .join('');
