import { at, items, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';
import { isSlug, slugOf } from '../slug.ts';
import type { Source } from '../source.ts';

const places = [
  'schemas/journeys/NAME.journey.json',
  'schemas/cards/NAME.card.json',
  'schemas/brands/NAME.brand.json',
  'schemas/words/NAME.json',
  'supplier-variants/NAME.json',
  'schemas/{conditions,facts,messages,notices,suppliers,pages,averages,contexts,obligations,settings,wording,sign-off}.json',
];

export const fileName: FileRule = {
  severity: 'error',
  doc: 'A file that no kind of definition has a place for, or whose name is not the name that it holds.',
  *findIn(source) {
    const { kind, name, root, file } = source;
    if (kind === undefined) {
      const folder = file.split('/', 1)[0];
      const message = `This is not the place of a definition file, so nothing would read it. Those of "${folder}" are `;
      const fitting = places.filter((place) => place.startsWith(`${folder}/`)).join(', ');
      yield { where: { offset: 0, length: 1 }, message: `${message}${fitting}.` };
      return;
    }
    if (name !== undefined && !isSlug(name)) {
      const plain = slugOf(name);
      const instead = plain === '' ? '' : `: ${JSON.stringify(plain)}`;
      const message = `A file is named in small letters, digits and hyphens, and not "${name}". Rename it${instead}.`;
      yield { where: { offset: 0, length: 1 }, message };
    }
    if (kind === 'variant') yield* wrongNumber(source);
    const node = kind === 'card' || kind === 'journey' || kind === 'brand' ? at(root, kind) : undefined;
    const says = textOf(node);
    if (node !== undefined && says !== undefined && says !== name) {
      yield {
        where: node,
        message: `The file is called "${name}" and says "${says}". Both must be the same.`,
      };
    }
  },
};

/** A file that begins with a supplier's number is that supplier's. */
function* wrongNumber({ name = '', root }: Source): Generator<Flaw> {
  const [id] = /^[1-9]\d*(?=-)/.exec(name) ?? [];
  const suppliers = at(root, 'suppliers');
  const ids = items(suppliers).flatMap((one) => (one.type === 'number' ? Number(one.value) : []));
  if (id === undefined || suppliers === undefined || ids.length === 0 || ids.includes(Number(id))) return;
  const message = `The file is called "${name}" and is for supplier ${ids.join(', ')}. Both must name the same supplier.`;
  yield { where: suppliers, message };
}
