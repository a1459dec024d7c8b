import { own } from '../../../engine/own.ts';
import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { mentionsOf } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import type { Lost, Named, Place } from './place.ts';

/** The guards of these kinds in the ledger, by the names that they have there. */
export const aValue = 'a value';
export const anAnswer = 'an answer';

const mark = ' — ';

/** What is written, recorded or worked out without being asked, and how a field takes what is typed: `card home presets flat — false`. */
export const valuesIn = ({ read }: Project): readonly string[] => read.flatMap((source) => namesOf(source));

const namesOf = keep((source: ReadSource): readonly string[] =>
  valuesOf(source).map(({ name, node }) => `${name}${mark}${formOf(node)}`),
);

/** A value as the ledger has it: the parts of a sum or a product in an order of their own, for any is the same. */
function formOf(node: Node): string {
  const key = textOf(node.parent?.children?.[0]);
  if (key !== 'sum' && key !== 'product') return canonical(node);
  return `[${items(node).map(canonical).toSorted().join()}]`;
}

/** The keys under which each value is written under a name of its own. */
const written = ['presets', 'set', 'with', 'track', 'plus'];
/** Where a journey is found and leads to, how long it is kept, what a variant is made of and by what it is chosen: others rely on it. */
const relied = ['route', 'go', 'days', 'extends', 'variant'];
/** The keys under which a fact says what it is made from. */
const worked = [
  'value',
  'otherwise',
  'sum',
  'product',
  'difference',
  'date',
  'days',
  'total',
  'count',
  'part',
  'format',
];

/** A setting that says something of those who use the service, and no part of it that an operator turns on. */
const aboutPeople = /^(?:is|has)[A-Z]/;

const valuesOf = keep((source: ReadSource): readonly Named[] => {
  const found: Named[] = [];
  const isFacts = source.kind === 'facts';
  const keys = source.kind === 'pages' ? [...written, 'address'] : written;
  const isRelied = source.kind === 'journey' || source.kind === 'variant';
  const look = (node: Node, label: string, condition: string) => {
    for (const { key, value } of entries(node)) {
      const name = `${label} ${key}`;
      if ((isFacts && worked.includes(key)) || (isRelied && relied.includes(key)))
        found.push({ source, name: `${name}${condition}`, node: value });
      else if (keys.includes(key) && value.type === 'object')
        for (const one of entries(value))
          found.push({ source, name: `${name} ${one.key}${condition}`, node: one.value });
      else if (!['when', 'schema', 'ui', 'must'].includes(key)) look(value, name, '');
    }
    for (const item of items(node)) {
      const when = at(item, 'when');
      const [about] = ['run', 'field'].flatMap((key) => textOf(at(item, key)) ?? []);
      look(item, [label, about ?? []].flat().join(' '), when ? ` when ${canonical(when)}` : '');
    }
  };
  // What a widget makes of what is typed.
  for (const { key: field, value: ui } of entries(source.kind === 'card' ? at(source.root, 'ui') : undefined))
    for (const { key, value } of entries(ui))
      if (key === 'mode' || ['boolean', 'number'].includes(value.type))
        found.push({ source, name: `card ${source.name} ui ${field} ${key}`, node: value });
  for (const { value: names } of entries(source.kind === 'owners' ? source.root : undefined))
    for (const { keyNode, value } of entries(names))
      found.push({ source, name: `${source.name} ${value.value}`, node: keyNode });
  // Whether somebody who speaks a language has read it.
  const reviewed = source.kind === 'locale' ? at(source.root, 'reviewed') : undefined;
  if (reviewed !== undefined) found.push({ source, name: `locale ${source.name} reviewed`, node: reviewed });
  for (const { key, value } of entries(source.kind === 'settings' ? source.root : undefined))
    if (aboutPeople.test(key)) found.push({ source, name: `settings ${key}`, node: value });
  if (['card', 'journey', 'variant', 'facts', 'pages'].includes(source.kind ?? ''))
    look(
      source.root,
      [
        source.kind,
        source.kind === 'variant' || source.kind === 'card' || source.kind === 'journey' ? source.name : [],
      ]
        .flat()
        .join(' '),
      '',
    );
  return found;
});

/** Where another value stands than the ledger has under a name; undefined where none does, or the name is gone. */
export function placeOfOtherValue(project: Project, name: string): Lost | undefined {
  const place = name.lastIndexOf(mark);
  const label = name.slice(0, place);
  const found = changedValues(project).find((one) => one.name === label);
  if (found === undefined)
    return (
      placeOfOtherKey(project, label, name.slice(place + mark.length)) ??
      placeOfNone(project, label, name.slice(place + mark.length))
    );
  const { kind, name: file } = found.source;
  const about = (label.split(' when ')[0] ?? '').replace(`${kind} ${file} `, '').replace(/^(\w+) \1 /, '');
  const message = `"${about}" was ${name.slice(place + mark.length)}, and is ${canonical(found.node)} now.`;
  return { ...found, message };
}

/** What a fact is where nothing else holds, how it is told, and what is added to it. */
const alone = / facts (\S+) (otherwise|format|plus \w+)$/;

/** Where a fact that stands has lost one of those, and nothing stands in its place. */
function placeOfNone(project: Project, label: string, value: string): Lost | undefined {
  const [, page] = /^pages (.*)$/.exec(label) ?? [];
  if (page !== undefined) return placeOfUnrecorded(project, page, value);
  const [, card = '', field = '', option = ''] = /^card (\S+) ui (\S+) (\w+)$/.exec(label) ?? [];
  if (value === 'true') return placeOfTurnedOff(project, card, field, option);
  const [, name = '', key = ''] = alone.exec(label) ?? [];
  const fact = project.facts.get(name);
  const source = project.read.find(({ kind }) => kind === 'facts');
  if (fact === undefined || source === undefined) return undefined;
  const [first = ''] = key.split(' ');
  if (at(fact, ...key.split(' ')) !== undefined || (first === 'plus' && at(fact, 'plus') !== undefined))
    return undefined;
  const node =
    at(fact, 'product') ?? at(fact, 'sum') ?? at(fact, 'difference') ?? fact.parent?.children?.[0] ?? fact;
  return { source, node, message: `"${name}" had "${first}" ${value}, and has none now.` };
}

/** Where a widget that is still drawn has an option no more that was turned on. */
function placeOfTurnedOff({ cards, trade }: Project, card: string, field: string, option: string) {
  const source = cards.get(card)?.source;
  const node = at(source?.root, 'ui', field);
  const widget = own(trade.words.widgets, textOf(at(node, 'widget')) ?? '');
  if (source === undefined || node === undefined || at(node, option) !== undefined) return undefined;
  if (own(widget?.options ?? {}, option) === undefined) return undefined;
  return { source, node, message: `"${option}" of "${field}" was true, and is turned on no more.` };
}

/** Where a page that stands records less of what is met on it. */
function placeOfUnrecorded({ read }: Project, page: string, value: string): Lost | undefined {
  const source = read.find(({ kind }) => kind === 'pages');
  const [section = '', name = '', ...key] = page.split(' ');
  const node = at(source?.root, section, name);
  if (source === undefined || node === undefined || at(node, ...key) !== undefined) return undefined;
  return { source, node, message: `"${key.at(-1)}" of "${name}" was ${value}, and is not recorded now.` };
}

/** Where a record or an effect is given under another name what it was given under one of the ledger, which is gone. */
function placeOfOtherKey(project: Project, label: string, value: string): Lost | undefined {
  const [, before, key] = /^(.* (?:with|track)) (.*)$/.exec(label) ?? [];
  const all = before === undefined ? [] : project.read.flatMap((source) => valuesOf(source));
  if (before === undefined || all.some(({ name }) => name === label)) return undefined;
  const known = new Set(labelsIn(project));
  const found = all.find(
    ({ name, node }) => name.startsWith(`${before} `) && !known.has(name) && canonical(node) === value,
  );
  const now = found?.node.parent?.children?.[0];
  // Of another condition alone its own guard tells.
  const isRenamed = now !== undefined && now.value !== key?.split(' when ')[0];
  return found && isRenamed
    ? { ...found, node: now, message: `"${key}" is called "${now.value}" now.` }
    : undefined;
}

const labelsIn = (project: Project) => keptIn(project).map((name) => name.slice(0, name.lastIndexOf(mark)));

const keptIn = ({ read }: Project) =>
  items(at(read.find(({ kind }) => kind === 'guards')?.root, 'guards', aValue)).flatMap(
    (one) => textOf(one) ?? [],
  );

/** The values that the ledger has otherwise under their names. */
export const changedValues = keep((project: Project): readonly Named[] => {
  const known = new Set(keptIn(project));
  const labels = new Set(labelsIn(project));
  return project.read.flatMap((source) =>
    valuesOf(source).filter(
      ({ name, node }) => labels.has(name) && !known.has(`${name}${mark}${formOf(node)}`),
    ),
  );
});

/** The lists of values of which the ledger has one that is gone, others still standing. */
export const shortenedValues = keep((project: Project): readonly Place[] => {
  const standing = project.read.flatMap((source) => valuesOf(source));
  const names = new Set(standing.map(({ name }) => name));
  const listOf = (label: string) => label.slice(0, label.lastIndexOf(' ') + 1);
  const short = new Set(labelsIn(project).flatMap((label) => (names.has(label) ? [] : listOf(label))));
  return standing.flatMap(({ source, name, node }) => {
    const list = node.parent?.parent;
    return short.has(listOf(name)) && list !== undefined ? [{ source, node: list }] : [];
  });
});

/** A value of a closed list as the ledger has it. */
export const answerLine = (list: string, value: Node): string => `${list}${mark}${canonical(value)}`;

/** The answers that a field takes from a closed list: `card home kind — "flat"`. */
export const answersIn = ({ read }: Project): readonly string[] =>
  read.flatMap((source) =>
    listsIn(source).flatMap(({ name, node }) => items(node).map((one) => answerLine(name, one))),
  );

const listsIn = (source: ReadSource): readonly Named[] =>
  source.kind === 'card' || source.kind === 'journey'
    ? entries(at(source.root, 'schema', 'properties')).flatMap(({ key, value }) => {
        const node = at(value, 'enum');
        return node === undefined ? [] : { source, name: `${source.kind} ${source.name} ${key}`, node };
      })
    : [];

/** Where an answer of the ledger was taken out of its list, and what still relies on it. */
export function placeOfLostAnswer(project: Project, name: string): Lost | undefined {
  const [label = '', value = ''] = name.split(mark);
  const list = project.read.flatMap(listsIn).find((one) => one.name === label);
  if (list === undefined) return undefined;
  const field = label.split(' ').at(-1) ?? '';
  const isOf = (path: string) => path === field || path.toLowerCase().endsWith(field.toLowerCase());
  const files = mentionsOf(project, 'path', 'answer', 'preset').flatMap((mention) =>
    isOf(mention.name) &&
    [mention.value, ...items(mention.value)].some((one) => one && canonical(one) === value)
      ? mention.source.file
      : [],
  );
  const relying = [...new Set(files)];
  const who =
    relying.length === 0
      ? ''
      : ` ${relying.join(', ')} still rel${relying.length === 1 ? 'ies' : 'y'} on it.`;
  return { ...list, message: `"${field}" could be ${value}, and cannot be any more.${who}` };
}
