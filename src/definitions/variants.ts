import { fileOf, parentOf, subscribe, variantLoaders } from 'virtual:variants';
import { own } from '../engine/own.ts';
import type { LoadedVariant, OwnerId } from '../engine/types.ts';
import { textsNow } from './language.ts';
import { withTexts } from './localise.ts';

type Index = Pick<typeof import('virtual:variants'), 'fileOf' | 'parentOf' | 'variantLoaders'>;

let index: Index = { fileOf, parentOf, variantLoaders };
const listeners = new Set<() => void>();

subscribe((next) => {
  index = next;
  for (const listener of listeners) listener();
});

/** While developing: calls back after an edit of a variant's file. Returns how to stop. */
export function onVariantsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The variant of an owner, with those that it extends. Each file is a chunk of its own, so that a page loads only that
 * owner's. `bound` gives ids a variant by its file's name (settings.json); an owner without a file gets `default`;
 * without that file too, undefined. Rejects when a chunk cannot be fetched, and for a bound name that is no file.
 */
export async function loadVariant(
  ownerId: OwnerId,
  bound: Readonly<Record<string, string>> = {},
): Promise<LoadedVariant | undefined> {
  const name = own(bound, `${ownerId}`) ?? own(index.fileOf, `${ownerId}`) ?? 'default';
  if (index.variantLoaders[name] === undefined) {
    if (name === 'default') return undefined;
    throw new Error(`There is no variant "${name}".`);
  }
  const [variant, ...parents] = await Promise.all(chainOf(name).map(load));
  return variant && { name, variant: variant[1], parents: Object.fromEntries(parents) };
}

/** A variant's file and those that it extends, the nearest first; a circle, which the checker refuses, ends. */
function chainOf(name: string): readonly string[] {
  const chain = new Set([name]);
  for (const file of chain) {
    const parent = index.parentOf[file];
    if (parent !== undefined) chain.add(parent);
  }
  return [...chain];
}

async function load(file: string) {
  const loader = index.variantLoaders[file];
  if (loader === undefined) throw new Error(`There is no variant "${file}".`);
  const { default: variant } = await loader();
  return [file, textsNow() === undefined ? variant : withTexts(variant, textsNow()?.variants[file])] as const;
}
