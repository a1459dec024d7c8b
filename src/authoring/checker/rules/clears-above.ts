import { at, entries, items, textOf } from '../json.ts';
import { type Project, prefixed } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';

export const clearsAbove: ProjectRule = {
  severity: 'error',
  doc: 'A change that takes away the answer that changed, or what a card before its own asked: the journey goes back to there; or one that answers that anew.',
  *find(project) {
    yield* takenInTurn(project);
    for (const [card, { source, fields }] of project.cards) {
      for (const { key: changed, value } of entries(at(source.root, 'onChange'))) {
        for (const { key: name, keyNode } of items(value).flatMap((one) => entries(at(one, 'set')))) {
          const asking = fields.has(name) ? undefined : cardBefore(project, card, name);
          if (asking === undefined) continue;
          const message = `Card "${asking}" asks "${name}", and stands before this one: what people chose there is another answer now. Set what is asked after this.`;
          yield { source, where: keyNode, message };
        }
        // Under a condition it may be meant: "no, this is not my home".
        const always = items(value).filter((consequence) => at(consequence, 'when') === undefined);
        for (const where of always.flatMap((consequence) => items(at(consequence, 'clear')))) {
          const name = textOf(where) ?? '';
          const message =
            name === changed
              ? `Whoever answers "${name}" loses the answer at once, and cannot go on. Clear what follows from it.`
              : !fields.has(name) && backTo(cardBefore(project, card, name), name);
          if (message) yield { source, where, message };
        }
      }
    }
  },
};

/** A change that clears an answer, which clears what changed, whatever it is. */
function* takenInTurn({ read }: Project): Generator<Finding> {
  const all = read.flatMap((source) =>
    entries(at(source.root, 'onChange')).flatMap(({ key: changed, value }) =>
      items(value).flatMap((consequence) =>
        items(at(consequence, 'clear')).map((where) => {
          const isAlways = at(consequence, 'when') === undefined;
          return { source, changed, where, name: textOf(where), isAlways };
        }),
      ),
    ),
  );
  for (const { source, changed, where, name } of all) {
    const isLost = all.some((one) => one.changed === name && one.name === changed && one.isAlways);
    if (!isLost || name === changed) continue;
    const message = `A change of "${changed}" clears "${name}", and that clears "${changed}" again: nobody gets on. Clear what follows from it.`;
    yield { source, where, message };
  }
}

const backTo = (asking: string | undefined, name: string) =>
  asking &&
  `Card "${asking}" asks "${name}", and stands before this one: to clear it takes people back there. Clear what is asked after this.`;

/** The card that asks an answer in every journey of another card, and before that. */
function cardBefore({ journeys, cards }: Project, card: string, name: string): string | undefined {
  const before = [...journeys.values()].flatMap(({ steps }) => {
    const own = steps.findIndex((step) => step.card === card);
    if (own < 0) return [];
    const asking = steps.findIndex((step) =>
      [...(cards.get(step.card)?.fields.keys() ?? [])].some((field) => prefixed(step.for, field) === name),
    );
    return asking >= 0 && asking < own ? (steps[asking]?.card ?? []) : [undefined];
  });
  const [asking] = before;
  return before.includes(undefined) ? undefined : asking;
}
