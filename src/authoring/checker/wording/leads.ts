import { denied, rootOf } from '../guards/contrary.ts';
import { contentOf } from '../guards/other-matter.ts';
import { at, entries, textOf } from '../json.ts';
import type { Flaw } from '../rule.ts';
import type { Source } from '../source.ts';
import { wordsOf } from './phrase-match.ts';

const asking = /^(?:do|are|have) you(?: about to| going to)? (?=\p{L})/iu;
const leading = /^if you(?: are|'re)? (?=\p{L})/iu;

/** A notice that begins `If you rent` and is shown to those who said no to `Do you rent your home?`, or the other way round. */
export function* leadsIn({ kind, root }: Source): Generator<Flaw> {
  if (kind !== 'card') return;
  for (const { key, value: show } of entries(at(root, 'show')))
    for (const { key: field, value: answer } of entries(show)) {
      const isNo = ['no', false].includes(answer.value);
      if (!isNo && !['yes', true].includes(answer.value)) continue;
      const asked = [at(root, 'title'), at(root, 'schema', 'properties', field, 'title')]
        .flatMap((node) => textOf(node) ?? [])
        .find((text) => asking.test(text));
      for (const told of ['heading', 'text'].flatMap((part) => at(root, 'notices', key, part) ?? [])) {
        const text = (textOf(told) ?? '').replaceAll('’', "'");
        const [lead = ''] = text.split(/[,.]/);
        if (asked === undefined || !leading.test(text) || denied(wordsOf(lead)) > 0 === isNo) continue;
        if (!isSameDeed(asked.replace(asking, ''), lead.replace(leading, ''))) continue;
        const message = `"${key}" begins "${lead}", and is shown to those who said ${isNo ? 'no' : 'yes'} to "${asked}". Turn one of them round.`;
        yield { where: answer, message };
      }
    }
}

/** Whether two say that somebody does the same; who has something may have another thing. */
function isSameDeed(one: string, other: string): boolean {
  const [had = [], has = []] = [one, other].map((text) =>
    wordsOf(text)
      .filter((word) => denied([word]) === 0 && word !== 'do')
      .map(rootOf),
  );
  if (had[0] !== has[0]) return false;
  return had[0] !== rootOf('have') || contentOf(had.slice(1)).some((word) => has.includes(word));
}
