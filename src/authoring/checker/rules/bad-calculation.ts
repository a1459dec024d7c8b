import { isDay } from '../../../days/days.ts';
import { decimalOf } from '../../../engine/decimal.ts';
import { beginnings } from '../../../engine/path.ts';
import { contextValues } from '../context-values.ts';
import { listOf, partsOfEntry } from '../fact-lists.ts';
import { at, entries, isInside, items, type Node, textOf } from '../json.ts';
import { jsonTypesIn, pathTypes, schemasOf } from '../path-types.ts';
import { saysTypes, some } from '../phrase.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import { withHelp } from '../suggest.ts';

export const badCalculation: ProjectRule = {
  severity: 'error',
  doc: 'A fact that can never be worked out, or a part of an entry where no list is looked at.',
  *find(project) {
    const source = project.read.find(({ kind }) => kind === 'facts');
    const facts = [...project.facts.values()];
    const flaws = facts.flatMap((fact) => [
      ...flawsInOperands(project, fact),
      ...flawsInList(project, fact),
      ...flawsInLook(fact),
      ...flawsInFormat(fact),
      ...flawsInDays(fact),
    ]);
    if (source !== undefined) for (const flaw of flaws) yield { source, ...flaw };
    if (source !== undefined) for (const flaw of bareMonths(project)) yield { source, ...flaw };
    for (const { source: file, name, node } of mentionsOf(project, 'path')) {
      const fact = file === source ? facts.find((one) => isInside(node, one)) : undefined;
      const message = name.startsWith(entry) ? strayPart(project, name, fact) : barePart(project, name, fact);
      if (message !== undefined) yield { source: file, where: node, message };
    }
  },
};

type Flaw = Omit<Finding, 'source'>;

/** Days that the sentence calls working days, counted as any, or the other way round. */
function* flawsInDays(fact: Node): Generator<Flaw> {
  const says = textOf(at(fact, 'says')) ?? '';
  const [days, working] = ['days', 'workingDays'].map((key) =>
    entries(at(fact, 'plus')).find((one) => one.key === key),
  );
  const [, way] = /\b\d+ (?:working )?days? (before|after)\b/.exec(says) ?? [];
  for (const one of [days, working]) {
    const count = Number(one?.value.value ?? 0);
    if (one === undefined || way === undefined || count === 0 || count < 0 === (way === 'before')) continue;
    const message = `This counts ${count}, and it is "${says}". Count ${-count}.`;
    yield { where: one.value, message };
  }
  const isWorking = /\bworking days?\b/.test(says);
  const odd = isWorking ? days : /\b\d+ days?\b/.test(says) ? working : undefined;
  if (odd === undefined || (days !== undefined && working !== undefined)) return;
  const message = `This counts "${odd.key}", and it is "${says}". Count "${isWorking ? 'workingDays' : 'days'}".`;
  yield { where: odd.keyNode, message };
}

/** A number of months that a text tells, and nothing says that it is months: people would read the number alone. */
function* bareMonths(project: Project): Generator<Flaw> {
  for (const [name, fact] of project.facts) {
    const says = at(fact, 'says');
    if (!/\bin months\b/.test(textOf(says) ?? '') || at(fact, 'format') !== undefined) continue;
    const told = mentionsOf(project, 'text', 'message').find(({ name: text }) =>
      text.includes(`{fact.${name}}`),
    );
    if (says === undefined || told === undefined) continue;
    const message = `This is "${textOf(says)}", and ${told.source.file} tells it as a number alone. Give it "format": "months".`;
    yield { where: fact, message };
  }
}

const ofMoney = ['pounds', 'whole-pounds'];
const money = /\b(?:costs?|prices?|pays?|paid|pounds|savings?|saves?)\b/;

/** A format of time for what the fact says is a sum. */
function* flawsInFormat(fact: Node): Generator<Flaw> {
  const format = at(fact, 'format');
  const says = textOf(at(fact, 'says')) ?? '';
  const isOfTime = ['months', 'date'].includes(textOf(format) ?? '');
  if (
    format === undefined ||
    !isOfTime ||
    !money.test(says) ||
    /\b(?:months|days?|date|how long)\b/.test(says)
  )
    return;
  const message = `This is told as ${JSON.stringify(format.value)}, and it is "${says}". Write ${some(ofMoney)}.`;
  yield { where: format, message };
}

const pairs = ['difference', 'days'];
const ofNumbers = ['sum', 'product', 'difference'];

function* flawsInOperands(project: Project, fact: Node): Generator<Flaw> {
  for (const { key, keyNode, value } of entries(fact)) {
    const { length } = items(value);
    if (pairs.includes(key) && length !== 2)
      yield { where: keyNode, message: `"${key}" takes two, and here are ${length}.` };
    else if (ofNumbers.includes(key) && length === 0)
      yield { where: keyNode, message: `"${key}" has nothing to work with.` };
    if (ofNumbers.includes(key)) for (const one of items(value)) yield* unfit(project, one, 'number');
    if (key !== 'product') yield* takenTwice(key, items(value));
    if (key === 'plus') for (const one of entries(value)) yield* unfit(project, one.value, 'number');
    if (key === 'days') for (const one of items(value)) yield* unfit(project, one, 'day');
    if (key === 'date') yield* unfit(project, value, 'day');
  }
}

/** What a sum counts twice, or what is taken from itself. */
function* takenTwice(key: string, operands: readonly Node[]): Generator<Flaw> {
  if (![...ofNumbers, ...pairs].includes(key)) return;
  for (const [index, one] of operands.entries()) {
    const from = at(one, 'from');
    const isTwice = operands.slice(0, index).some((before) => at(before, 'from')?.value === from?.value);
    if (from === undefined || !isTwice) continue;
    yield { where: from, message: `"${key}" takes "${textOf(from)}" twice. Name what else belongs there.` };
  }
}

/** What is worked with, and is never a number, or never a day: any text may be one. */
function* unfit(project: Project, operand: Node, wanted: 'number' | 'day'): Generator<Flaw> {
  const from = at(operand, 'from');
  const text = textOf(operand);
  if (text !== undefined && wanted === 'day' && !isDay(text))
    yield { where: operand, message: `"${text}" is no day: write it as YYYY-MM-DD.` };
  if (from === undefined) return;
  const path = textOf(from) ?? '';
  const types = pathTypes(project, path);
  const given = contextValues(project).get(path) ?? [];
  const isDigits = ({ value }: Node) => typeof value === 'string' && /^-?\d/.test(value);
  if (wanted === 'number' && given.length > 0 && !given.some((one) => one.type !== 'string' || isDigits(one)))
    yield { where: from, message: `"${path}" is never a number: contexts.json gives it texts.` };
  const schemas = schemasOf(project, path);
  const isNumber = schemas.length > 0 ? schemas.some(mayBeNumber) : types?.includes('number');
  if (types === undefined || (wanted === 'number' ? isNumber : types.includes('string'))) return;
  const message = `"${textOf(from)}" is never a ${wanted}: it is ${saysTypes(types)}.`;
  yield { where: from, message };
}

/** Whether an answer may be a number, or digits. A text of which nothing tells that it has a shape is for words. */
function mayBeNumber(schema: Node): boolean {
  const types = jsonTypesIn(schema);
  if (types.length === 0 || types.includes('number')) return true;
  if (!types.includes('string')) return false;
  const listed = items(at(schema, 'enum'));
  if (listed.length > 0) return listed.some(({ value }) => decimalOf(value) !== undefined);
  return ['pattern', 'format'].some((shape) => at(schema, shape) !== undefined);
}

function* flawsInList(project: Project, fact: Node): Generator<Flaw> {
  const list = listOf(fact);
  if (list === undefined) return;
  const name = textOf(list) ?? '';
  const types = pathTypes(project, name);
  if (types !== undefined && !types.includes('array')) {
    yield { where: list, message: `"${name}" is no list: it is ${saysTypes(types)}.` };
    return;
  }
  const part = at(fact, 'part');
  const parts = partsOfEntry(project, name);
  if (part === undefined || parts === undefined) return;
  const word = textOf(part) ?? '';
  const schemas = parts.get(word);
  if (schemas === undefined)
    yield { where: part, ...withHelp(`An entry of "${name}" has no "${word}".`, word, parts.keys()) };
  else if (schemas.length > 0 && !schemas.some(mayBeNumber))
    yield { where: part, message: `"${word}" of "${name}" is never a number.` };
}

const mostPlaces = 10;

function* flawsInLook(fact: Node): Generator<Flaw> {
  const format = at(fact, 'format');
  const round = at(fact, 'round');
  const places = Number(round?.value ?? 0);
  if (round !== undefined && !(Number.isInteger(places) && places >= 0 && places <= mostPlaces))
    yield { where: round, message: `"round" is a whole number of places, from 0 to ${mostPlaces}.` };
  const isDate = at(fact, 'date') !== undefined;
  if (format === undefined || at(fact, 'first') !== undefined) return;
  if (isDate !== (textOf(format) === 'date'))
    yield {
      where: format,
      message: `This fact is ${isDate ? 'a day' : 'a number'}, which has no such format.`,
    };
}

const entry = 'entry.';

/** What is wrong with the name of what each entry of the list is asked, where it stands without `entry.`: it is read of nobody. */
function barePart(project: Project, name: string, fact: Node | undefined): string | undefined {
  const list = textOf(listOf(fact)) ?? '';
  const fields = project.cards.get(project.lists.get(list)?.card ?? '')?.fields;
  if (fields === undefined || ![name, ...beginnings(name)].some((one) => fields.has(one))) return undefined;
  return `"${name}" is asked of each entry of "${list}", and is there only while one is filled in. Write "${entry}${name}".`;
}

/** What is wrong with an `entry.PART`: it stands in the `when` of a count or total alone, and is a part of its entries. */
function strayPart(project: Project, name: string, fact: Node | undefined): string | undefined {
  const list = textOf(listOf(fact));
  if (list === undefined)
    return `"${name}" means nothing here: only the "when" of a count or a total looks at entries.`;
  const parts = partsOfEntry(project, list);
  const part = name.slice(entry.length);
  if (parts === undefined || [part, ...beginnings(part)].some((one) => parts.has(one))) return undefined;
  return `An entry of "${list}" has no "${part}". It has ${some(parts.keys())}.`;
}
