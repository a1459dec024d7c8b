import { at, entries, type Node, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';

export const repeatedText: FileRule = {
  severity: 'warning',
  doc: 'A hint, tooltip, option or notice that says again what stands beside it.',
  *findIn({ kind, root }) {
    if (kind === 'card') {
      for (const { key, value } of entries(at(root, 'ui'))) {
        const label = at(value, 'text') ?? at(root, 'schema', 'properties', key, 'title');
        yield* repeats(label, at(value, 'hint'), 'label');
        yield* repeats(label, at(value, 'tooltip'), 'label');
        for (const option of at(value, 'options')?.children ?? [])
          yield* repeats(at(option, 'label'), at(option, 'hint'), 'label');
      }
    }
    for (const { value } of entries(at(root, 'notices')))
      yield* repeats(at(value, 'heading'), at(value, 'text'), 'heading');
  },
};

function* repeats(first: Node | undefined, second: Node | undefined, noun: string): Generator<Flaw> {
  const [one, other] = [first, second].map((node) => bare(textOf(node)));
  if (second === undefined || one === undefined || one !== other) return;
  yield {
    where: second,
    message: `This says what the ${noun} says already. Say more, or take the line out.`,
  };
}

/** The words alone, without capitals and the mark at the end. */
function bare(text: string | undefined): string | undefined {
  return text
    ?.trim()
    .toLowerCase()
    .replace(/[.!?:]+$/, '');
}
