import { at, entries, items, type Node, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';

/** How often a time goes into a year, by the word for it in what an option says. */
const inYear = { year: 1, quarter: 4, month: 12, week: 52 };
/** Limits are round figures: a monthly one may miss a twelfth by so much of it. */
const rounded = 0.02;

export const unlikePeriod: FileRule = {
  severity: 'error',
  doc: 'A limit for a month or a quarter that is not its share of the limit for a year: what is right by the year is refused by the month.',
  *findIn({ kind, root }) {
    if (kind !== 'card') return;
    const limits = items(at(root, 'rules')).flatMap((rule) => limitsOf(root, rule));
    for (const yearly of limits.filter(({ times }) => times === 1)) {
      const parts = limits.filter(({ of, times }) => of === yearly.of && times > 1);
      const flaws = parts.flatMap((part) => unlike(part, yearly));
      // Where all others are unlike it, it is the odd one.
      if (parts.length > 1 && flaws.length === parts.length)
        yield { where: yearly.where, message: odd(yearly) };
      else yield* flaws;
    }
  },
};

interface Limit {
  /** The field, the field that says of which time it is, and which limit. */
  readonly of: string;
  readonly time: string;
  readonly times: number;
  readonly where: Node;
}

/** What a rule sets for one time, which another answer says. */
function limitsOf(root: Node | undefined, rule: Node): readonly Limit[] {
  const [unit, ...others] = entries(at(rule, 'when'));
  if (unit === undefined || others.length > 0) return [];
  const options = items(at(root, 'ui', unit.key, 'options'));
  const option = options.find((one) => at(one, 'value')?.value === unit.value.value);
  const words = textOf(at(option, 'label'))?.toLowerCase().split(' ') ?? [];
  const [time, times] = Object.entries(inYear).find(([word]) => words.includes(word)) ?? [];
  if (time === undefined || times === undefined) return [];
  return entries(at(rule, 'must'))
    .filter(({ value }) => value.type === 'number')
    .map(({ key, value }) => {
      const of = [textOf(at(rule, 'field')), unit.key, key].join(' ');
      return { of, time, times, where: value };
    });
}

const odd = ({ where }: Limit) =>
  `This is the limit for a year, and ${where.value} is not what the limits for parts of it come to. Correct it.`;

function unlike({ of, time, times, where }: Limit, yearly: Limit): readonly Flaw[] {
  const [here, whole] = [Number(where.value), Number(yearly.where.value)];
  const share = whole / times;
  // A least that is the same for all times is no amount but "something".
  const isSomething = here === whole && of.endsWith('minimum');
  if (isSomething || Math.abs(here - share) <= share * rounded) return [];
  const message = `This is the limit for a ${time}, and ${whole} that for a year: its share would be ${Math.round(share)}. Correct one of them.`;
  return [{ where, message }];
}
