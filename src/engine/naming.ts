import { factAt } from './facts.ts';
import type { Model } from './model.ts';
import { own } from './own.ts';
import { type Naming, printed } from './says.ts';
import type { CardDefinition, Definitions } from './types.ts';

/** Names the answers of a journey as its questions do, and their values as the options do; a box is ticked or not. Groups and notices have the names that people read. */
export function namingOf(model: Model): Naming {
  const steps = [model, ...model.nested.values()].flatMap((one) => one.steps);
  return namingBy(
    steps.map(({ card }) => card),
    model.definitions.facts,
  );
}

/** The same of cards; of two that ask for an answer of one name, the first. A fact is called as it says itself. */
export function namingBy(cards: readonly CardDefinition[], facts: Definitions['facts']): Naming {
  return (path) => {
    const fact = factAt(path, facts)?.says;
    if (fact !== undefined) return { name: fact, say: printed };
    const card =
      cards.find(({ schema }) => own(schema.properties, path)) ?? cards.find((one) => titleIn(one, path));
    const title = card && titleIn(card, path);
    if (card === undefined || title === undefined) return undefined;
    const options = own(card.ui, path)?.options ?? [];
    return {
      name: `“${title}”`,
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

/** What people read of something that a card has by name: of a field, a group, a notice. */
const titleIn = ({ schema, groups, notices }: CardDefinition, name: string): string | undefined =>
  own(schema.properties, name)?.title ?? own(groups, name)?.legend ?? own(notices, name)?.heading;
