import { layoutOf } from '../../../definitions/layout.ts';
import { rewritten } from '../edits.ts';
import { filesOf } from '../journey-files.ts';
import { at, entries, items } from '../json.ts';
import { keep } from '../keep.ts';
import { ownerNodes } from '../owners.ts';
import { type CardParts, type Project, partsOf } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import type { Meaning } from '../shapes/shape.ts';
import type { Source } from '../source.ts';
import { nearest, withHelp } from '../suggest.ts';

type Names = ReadonlyMap<string, unknown> | ReadonlySet<string>;

/** What a name may be: the noun for people, and the names that exist. Undefined where the card itself is unknown. */
interface Choice {
  readonly noun: string;
  readonly of: string;
  readonly known: Names;
}

const meanings = [
  'item',
  'field',
  'preset',
  'changedNotice',
  'group',
  'place',
  'card',
  'journey',
  'condition',
  'notice',
  'variant',
  'brand',
] as const satisfies readonly Meaning[];

/** Words by which people say that something always or never holds. */
const alwaysWords: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', 'always', 'on'].map((word) => [word, true] as const),
  ...['no', 'false', 'never', 'off'].map((word) => [word, false] as const),
]);

export const unknownName: ProjectRule = {
  severity: 'error',
  doc: 'A field, notice, group, card, journey, condition, variant or brand that nothing declares.',
  *find(project) {
    for (const mention of mentionsOf(project, ...meanings, ...setsOf(project))) {
      const { means, source, node } = mention;
      // A notice of a variant may be new; only one that is taken away must be there.
      if (means === 'changedNotice' && mention.value?.type !== 'null') continue;
      const name = means === 'place' ? placedBeside(mention.name) : mention.name;
      const choice = choiceOf(project, means, source);
      if (name === undefined || choice === undefined || choice.known.has(name)) continue;
      const always = means === 'condition' ? alwaysWords.get(name.toLowerCase()) : undefined;
      if (always !== undefined) {
        const message = `"${name}" is not a named condition. What always holds is written true, what never holds false, without quotes.`;
        yield { source, where: node, message, fix: rewritten(node, always) };
        continue;
      }
      const sentence = `"${name}" is not ${choice.noun} of ${choice.of}.`;
      const help = withHelp(sentence, name, choice.known.keys());
      const suggest = help.suggest && mention.name.replace(name, () => help.suggest ?? '');
      yield { source, where: node, message: help.message, suggest };
    }
    yield* strangersIn(project);
    for (const journey of project.journeys.values()) {
      const notices = [...filesOf(project, journey)].flatMap(({ root }) => entries(at(root, 'notices')));
      const known = new Set(notices.map(({ key }) => key));
      for (const where of items(at(journey.source.root, 'aside'))) {
        const name = `${where.value}`;
        const sentence = `"${name}" is not a notice of journey "${journey.name}".`;
        if (!known.has(name)) yield { source: journey.source, where, ...withHelp(sentence, name, known) };
      }
    }
  },
};

/** Where so many of a list are ids of owners, the one that is none was mistyped. */
const enough = 3;

/** Ids of owners in a list of a widget, such as those offered first: all but one are known. */
function* strangersIn(project: Project): Generator<Finding> {
  const { many } = project.trade.words.owners;
  const listed = project.read
    .filter(({ shape }) => shape === many)
    .flatMap(({ root }) => entries(at(root, many)));
  const known = new Set([
    ...listed.map(({ key }) => key),
    ...[...project.variants.values()].flatMap((source) => ownerNodes(source).map(({ value }) => `${value}`)),
  ]);
  for (const { source } of project.cards.values())
    for (const list of entries(at(source.root, 'ui')).flatMap(({ value }) =>
      entries(value).map((one) => one.value),
    )) {
      const [strange, ...others] = items(list).filter(({ value }) => !known.has(`${value}`));
      if (strange?.type !== 'number' || others.length > 0 || items(list).length <= enough) continue;
      const message = `${strange.value} is none of the ${many} that have a name, and all others of this list are.`;
      const suggest = nearest(`${strange.value}`, known);
      const fix = suggest === undefined ? undefined : rewritten(strange, Number(suggest));
      yield { source, where: strange, message, suggest, fix };
    }
}

/** The item that a place names; `first` and `last` name none. */
function placedBeside(place: string): string | undefined {
  return place === 'first' || place === 'last' ? undefined : place.replace(/^(before|after) /, '');
}

/** The meanings of those names that choose a set of a table. */
function setsOf({ trade }: Project) {
  return Object.keys(trade.words.tables).map((name) => `set of ${name}` as const);
}

function choiceOf(project: Project, means: Meaning, source: Source): Choice | undefined {
  const parts = partsOf(project, source);
  const table = setsOf(project)
    .find((one) => one === means)
    ?.slice('set of '.length);
  if (table !== undefined)
    return { noun: 'a set', of: `${table}.json`, known: project.tables.get(table) ?? new Map() };
  switch (means) {
    case 'card':
      return { noun: 'a card', of: 'schemas/cards', known: project.cards };
    case 'journey':
      return { noun: 'a journey', of: 'schemas/journeys', known: project.journeys };
    case 'condition':
      return { noun: 'a named condition', of: 'conditions.json', known: project.conditions };
    case 'notice':
      return { noun: 'a notice', of: 'notices.json', known: project.notices };
    case 'variant':
      return { noun: 'a variant', of: layoutOf(project.trade.words.owners).folder, known: project.variants };
    case 'brand':
      return { noun: 'a brand', of: 'schemas/brands', known: project.brands };
    default:
      return parts && partOf(parts, means);
  }
}

function partOf(parts: CardParts, means: Meaning): Choice {
  const { name, fields, notices, groups } = parts;
  const of = `card "${name}"`;
  if (means === 'field' || means === 'preset') return { noun: 'a field', of, known: fields };
  if (means === 'changedNotice') return { noun: 'a notice', of, known: notices };
  if (means === 'group') return { noun: 'a group', of, known: groups };
  return { noun: 'a field, notice or group', of, known: itemsOf(parts) };
}

const itemsOf = keep(
  ({ fields, notices, groups }: CardParts) => new Set([...fields.keys(), ...notices, ...groups.keys()]),
);
