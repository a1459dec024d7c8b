import type { Model } from './model.ts';
import { own } from './own.ts';
import { type Naming, printed } from './says.ts';
import type { CardDefinition } from './types.ts';

/** Names the answers of a journey as its questions do, and their values as the options do; a box is ticked or not. */
export function namingOf(model: Model): Naming {
  const steps = [model, ...model.nested.values()].flatMap((one) => one.steps);
  return namingBy(steps.map(({ card }) => card));
}

/** The same of cards; of two that ask for an answer of one name, the first. */
export function namingBy(cards: readonly CardDefinition[]): Naming {
  return (path) => {
    const card = cards.find(({ schema }) => own(schema.properties, path));
    const property = card && own(card.schema.properties, path);
    if (card === undefined || property?.title === undefined) return undefined;
    const options = own(card.ui, path)?.options ?? [];
    return {
      name: `“${property.title}”`,
      say(value) {
        const label = options.find((option) => option.value === value)?.label;
        if (label !== undefined) return `“${label}”`;
        if (value === undefined || value === null) return 'not answered';
        if (typeof value === 'boolean') return value ? 'ticked' : 'unticked';
        return printed(value);
      },
    };
  };
}
