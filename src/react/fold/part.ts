import type { Model } from '../../engine/model.ts';
import type {
  FieldError,
  ResolvedCard,
  ResolvedField,
  ResolvedItem,
  ResolvedNotice,
  ResolvedStep,
  Tone,
} from '../../engine/types.ts';

/** What folds as one: a card that is open to be answered, or a panel with all such cards of it. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** The label of the one field that it asks, where no other part asks the same of something else. */
  readonly short?: string | false | undefined;
  readonly isPanel: boolean;
  /** The place of its first step in the journey. */
  readonly place: number;
  readonly cards: readonly ResolvedCard[];
  readonly items: readonly ResolvedItem[];
  readonly fields: readonly ResolvedField[];
  /** What its line tells when it is folded; undefined for all answers. */
  readonly line?: readonly string[];
  readonly errors: readonly FieldError[];
  readonly valid: boolean;
}

const known = new WeakMap<readonly ResolvedStep[], readonly Part[]>();

/** The parts of a journey that folds, in order; the very same for the same steps. */
export function partsOf(model: Model, steps: readonly ResolvedStep[]): readonly Part[] {
  const before = known.get(steps);
  if (before !== undefined) return before;
  const panelAt = (place: number) => model.steps[place]?.definition.panel;
  const parts = steps.flatMap((step, place): readonly Part[] => {
    const panel = panelAt(place);
    if (panel === undefined) return step.open ? [cardPart(step.card, place)] : [];
    const inside = steps.filter((_, at) => panelAt(at) === panel);
    const cards = inside.flatMap(({ open, card }) => (open ? card : []));
    return inside[0] === step && cards.length > 0 ? [panelPart(model, panel, cards, place)] : [];
  });
  known.set(steps, parts);
  return parts;
}

/** A card that folds by itself. */
export function cardPart(card: ResolvedCard, place: number): Part {
  const { id, title, items, fields, errors, valid } = card;
  const short = !card.for && fields.length === 1 && fields[0]?.label;
  return { id, title, short, isPanel: false, place, cards: [card], items, fields, errors, valid };
}

function panelPart(model: Model, name: string, cards: readonly ResolvedCard[], place: number): Part {
  const { title = name, line } = model.journey.panels?.[name] ?? {};
  return {
    id: `panel-${name}`,
    title,
    isPanel: true,
    place,
    cards,
    items: cards.flatMap((card) => card.items),
    fields: cards.flatMap((card) => card.fields),
    ...(line && { line }),
    errors: cards.flatMap((card) => card.errors),
    valid: cards.every((card) => card.valid),
  };
}

/** The notices of these tones among items. */
export const noticesIn = (
  items: readonly ResolvedItem[],
  tones: readonly Tone[],
): readonly ResolvedNotice[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return noticesIn(item.items, tones);
    return item.kind === 'notice' && tones.includes(item.tone) ? item : [];
  });
