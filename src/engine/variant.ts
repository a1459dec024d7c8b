import { own } from './own.ts';
import type { CardDefinition, Definitions, LoadedVariant, VariantDefinition } from './types.ts';
import { variantEdits } from './variant-edits.ts';

/** Which file gave a text, a condition, a preset or a notice: the layer's name, and the path inside it. */
interface Origin {
  readonly layer: string;
  readonly path: string;
}

/** A card as one owner has it. `origins` is keyed by section and name: `text.F`, `show.F`, `notices.N` … */
export interface VariantResult {
  readonly card: CardDefinition;
  readonly origins: Readonly<Record<string, Origin>>;
  /** What could not be applied: unknown names, a wrong card, a circle of `extends`. The rest is applied all the same. */
  readonly errors: readonly string[];
}

interface Layer {
  readonly name: string;
  readonly variant: VariantDefinition;
}

/**
 * The card with an owner's difference laid over it: first what the variant extends, then the variant itself. Maps
 * merge by name and a value replaces; see variant-edits.ts for each section. Never adds a field. `parents` are the
 * variants by file name.
 */
export function applyVariant(
  card: CardDefinition,
  variant: VariantDefinition,
  parents: Readonly<Record<string, VariantDefinition>>,
): VariantResult {
  const errors: string[] = [];
  const origins = new Map(ownOrigins(card));
  let result = card;
  for (const layer of chain(variant, parents, errors)) {
    if (layer.variant.card !== card.card) {
      errors.push(`${layer.name} is for card "${layer.variant.card}", not for card "${card.card}".`);
      continue;
    }
    for (const { section, name, sets, edit } of variantEdits(layer.variant)) {
      const path = `${section}.${name}`;
      const edited = edit(result);
      if (edited === undefined) {
        errors.push(`${layer.name}: ${path} names nothing that card "${card.card}" holds.`);
        continue;
      }
      for (const key of sets(result)) origins.set(key, { layer: layer.name, path });
      result = edited;
    }
  }
  return { card: result, origins: Object.fromEntries(origins), errors };
}

/** The definitions with an owner's variant laid over its card; what it cannot be laid over stays as it is. */
export function withVariant(definitions: Definitions, { variant, parents }: LoadedVariant): Definitions {
  const card = own(definitions.cards, variant.card);
  if (card === undefined) return definitions;
  const { card: changed } = applyVariant(card, variant, parents);
  return { ...definitions, cards: { ...definitions.cards, [variant.card]: changed } };
}

/** The owner's own numbers: the variant's over those of what it extends. */
export function figuresOf({
  variant,
  parents,
}: Pick<LoadedVariant, 'variant' | 'parents'>): Readonly<Record<string, number>> {
  return Object.assign({}, ...chain(variant, parents, []).map((layer) => layer.variant.figures));
}

/** The variant and what it extends, the root first. */
function chain(
  variant: VariantDefinition,
  parents: Readonly<Record<string, VariantDefinition>>,
  errors: string[],
): readonly Layer[] {
  const file = Object.entries(parents).find(([, one]) => one === variant)?.[0];
  const layers: Layer[] = [{ name: file ?? variant.name, variant }];
  let extended = variant.extends;
  while (extended !== undefined) {
    const parent = own(parents, extended);
    if (parent === undefined || layers.some((layer) => layer.variant === parent)) {
      const why = parent === undefined ? 'which is not a variant' : 'which leads back to itself';
      errors.push(`${layers[0]?.name} extends "${extended}", ${why}.`);
      break;
    }
    layers.unshift({ name: extended, variant: parent });
    extended = parent.extends;
  }
  return layers;
}

function ownOrigins(card: CardDefinition): readonly (readonly [string, Origin])[] {
  const layer = card.card;
  const sections = (['show', 'require', 'presets', 'notices'] as const).flatMap((section) =>
    Object.keys(card[section] ?? {}).map((name) => [`${section}.${name}`, `${section}.${name}`] as const),
  );
  const texts = Object.keys(card.schema.properties).map((name) => {
    const worded = own(card.ui, name)?.text !== undefined;
    return [`text.${name}`, worded ? `ui.${name}.text` : `schema.properties.${name}.title`] as const;
  });
  const notices = Object.entries(card.notices ?? {}).flatMap(([name, { text }]) =>
    text === undefined ? [] : [[`text.${name}`, `notices.${name}.text`] as const],
  );
  const legends = Object.entries(card.groups ?? {}).flatMap(([name, { legend }]) =>
    legend === undefined ? [] : [[`text.${name}`, `groups.${name}.legend`] as const],
  );
  return [...sections, ...texts, ...notices, ...legends].map(
    ([key, path]) => [key, { layer, path }] as const,
  );
}
