import { isMap } from '../engine/own.ts';
import type { OwnerWords } from '../engine/trade-words.ts';
import type { FileKind } from './kinds.ts';
import { layoutOf } from './layout.ts';

type Content = Readonly<Record<string, unknown>>;

/** A file's content with the keys that the engine knows (`owners`, `owner`, `ownerVariants`) for those of the trade. */
export function neutral(content: Content, kind: FileKind, owners: OwnerWords): Content {
  const { one, many, bound } = layoutOf(owners);
  switch (kind) {
    case 'variant':
    case 'owners':
      return renamed(content, many, 'owners');
    case 'settings':
      return renamed(content, bound, 'ownerVariants');
    case 'contexts':
      return renamed(content, one, 'owner');
    case 'obligations':
    case 'choices':
      return inEach(content, kind, (obligation) => renamed(obligation, many, 'owners'));
    default:
      return content;
  }
}

/** The same with another name for a key, at its place. */
function renamed(content: Content, from: string, to: string): Content {
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key === from ? to : key, value]));
}

/** The same with each map that stands in a section made another. */
function inEach(content: Content, section: string, make: (one: Content) => Content): Content {
  const all = content[section];
  if (!isMap(all)) return content;
  const made = Object.entries(all).map(([name, one]) => [name, isMap(one) ? make(one) : one]);
  return { ...content, [section]: Object.fromEntries(made) };
}
