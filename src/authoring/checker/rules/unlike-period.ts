import { at, entries, items, type Node, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';
import { partsOf } from '../wording/links.ts';
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

/** A product that makes of what is said to be of a year what is said to be of a month, by another number than that of the months. */
function* turnedOver(root: Node | undefined): Generator<Flaw> {
  const facts = at(root, 'facts');
  const saidOf = (name: string) => textOf(at(facts, name, 'says')) ?? '';
  for (const { key, value } of entries(facts)) {
    const factors = items(at(value, 'product'));
    const [of, ...others] = factors.flatMap((one) => textOf(at(one, 'from')) ?? []);
    const numbers = factors.filter(({ type }) => type === 'number');
    const [number, ...more] = numbers;
    if (of === undefined || number === undefined || others.length + more.length > 0) continue;
    const fact = /^fact\.(\w+)$/.exec(of)?.[1];
    const [times, its] = [
      timesIn(saidOf(key)),
      timesIn(fact === undefined ? partsOf(of).join(' ') : saidOf(fact)),
    ];
    if (times === undefined || its === undefined || times === its) continue;
    const factor = its / times;
    if (Math.abs(Number(number.value) - factor) <= factor * rounded) continue;
    const message = `"${key}" and "${of}" are said to be of other times: what is one of them is ${Number(factor.toFixed(4))} of the other, and not ${number.value}. Correct it.`;
    yield { where: number, message };
  }
}

/** How often the one time that words name goes into a year; undefined where they name none, or several. */
function timesIn(text: string): number | undefined {
  const words = wordsOf(
    text.replace(/\bthree months\b/gi, 'quarter').replace(/ (?:of|in) (?:a|the|each) year\b/gi, ''),
  );
  const said = Object.entries(inYear).filter(([word]) =>
    words.some(
      (one) =>
        one === word || one === `${word}s` || one === `${word}ly` || (word === 'year' && one === 'annual'),
    ),
  );
  return said.length === 1 ? said[0]?.[1] : undefined;
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
