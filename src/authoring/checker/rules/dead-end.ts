import { own } from '../../../engine/own.ts';
import { at, entries, items, textOf } from '../json.ts';
import { typesIn } from '../path-types.ts';
import type { ProjectRule } from '../rule.ts';

export const deadEnd: ProjectRule = {
  severity: 'error',
  doc: 'A submit after which nothing comes: it goes nowhere, says nothing, and none of its effects leads on.',
  *find({ journeys, cards, trade }) {
    for (const { source, steps } of journeys.values()) {
      const submit = at(source.root, 'submit');
      // Without a page of its own a journey closes by what it brings; without a question nothing is sent.
      const fields = steps.flatMap(({ card }) => [...(cards.get(card)?.fields.values() ?? [])]);
      const asks = fields.some((schema) => typesIn(schema).join() !== 'null');
      if (submit === undefined || at(source.root, 'route') === undefined || !asks) continue;
      const follows = at(submit, 'go') ?? at(submit, 'done');
      const run = items(at(submit, 'run'));
      if (follows !== undefined || run.some((node) => own(trade.words.notes, textOf(node) ?? '')?.leads))
        continue;
      // Of effects that lead nowhere, one may stand in the place of another that does.
      const key = entries(source.root).find(({ key }) => key === 'submit')?.keyNode;
      const where = run[0] ?? key ?? submit;
      const message =
        'Nothing comes after this submit: nobody learns that it is done. Give it "go", the address of a page, or "done", what is told then.';
      yield { source, where, message };
    }
  },
};
