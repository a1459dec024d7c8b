import { at, entries, items, type Node, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';
import { wordsOf } from '../wording/phrase-match.ts';

/** How often a time goes into a year, by the word for it in what an option says. */
const inYear = { year: 1, quarter: 4, month: 12, week: 52 };
/** Limits are round figures: a monthly one may miss a twelfth by so much of it. */
const rounded = 0.02;

export const unlikePeriod: FileRule = {
  severity: 'error',
  doc: 'A limit for a month or a quarter that is not its share of the limit for a year: what is right by the year is refused by the month; or a product that goes the wrong way from one to the other.',
  *findIn({ kind, root }) {
    if (kind === 'facts') yield* turnedOver(root);
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

/** A product that makes of what is said to be of a year what is said to be of a month, by the wrong one of times and parts. */
function* turnedOver(root: Node | undefined): Generator<Flaw> {
  const facts = at(root, 'facts');
  const timesOf = (name: string) => {
    const words = wordsOf(textOf(at(facts, name, 'says')) ?? '');
    const said = Object.entries(inYear).filter(([word]) => words.includes(word));
    return said.length === 1 ? said[0]?.[1] : undefined;
  };
  for (const { key, value } of entries(facts)) {
    const factors = items(at(value, 'product'));
    const [of, ...others] = factors.flatMap((one) => textOf(at(one, 'from')) ?? []);
    const number = factors.find((one) => one.type === 'number');
    const [times, its] = [timesOf(key), timesOf(of?.replace(/^fact\./, '') ?? '')];
    if (others.length > 0 || times === undefined || its === undefined || times === its) continue;
    if (number?.value !== times / its) continue;
    const message = `"${key}" and "${of}" are said to be of other times, and this makes it ${number.value} times as much instead of as little. Correct it.`;
    yield { where: number, message };
  }
}

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
