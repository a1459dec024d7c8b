import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import { fixedSentences } from '../sentences.ts';
import type { ReadSource } from '../source.ts';
import { conditionsIn, placeOfTurned, rightWayRound } from './guarded-conditions.ts';
import {
  aPromise,
  placeOfDenial,
  placeOfOpposite,
  placeOfReworded,
  promisesIn,
  saidToTheLetter,
  statementsIn,
  toldName,
  toldSo,
  wholeSentencesIn,
} from './guarded-words.ts';
import { ofLaw, theLaw } from './of-law.ts';
import { anOrder, ordersIn, placeOfMoved } from './order.ts';
import type { Lost, Named, Place } from './place.ts';
import { inItsPlace, placesIn, placesOfExchanged } from './places.ts';
import { atAPress, placeOfUnasked, pressedIn } from './pressed.ts';
import { aPublishedFigure, figuresPublished, placeOfOtherFigure } from './published-figures.ts';
import { placeOfOtherwise } from './reworded.ts';
import { ofItsOwn, varied } from './varied.ts';
import { aMember, membersIn, placesOfGone } from './wiring.ts';
import { anAnswer, answersIn, aValue, placeOfLostAnswer, placeOfOtherValue, valuesIn } from './written.ts';

interface Kind {
  /** It is told where the contrary stands in its place, and free to be changed else: nobody need keep it anew. */
  readonly isOfTurns?: true;
  /** What a guard of this kind does, to follow "It guarded". */
  readonly guarded: string;
  /** How a name of this kind is told, where that is not all of it before a dash. */
  readonly shown?: (name: string) => string;
  /** What stands guarded now. */
  readonly standing: (project: Project) => readonly string[];
  /**
   * Where something of this name stands without its guard, `kept` being all names of the kind in the ledger; undefined, or no
   * place, where there is nothing to guard any more.
   */
  readonly bare: (
    project: Project,
    name: string,
    kept: readonly string[],
  ) => Lost | readonly Lost[] | undefined;
}

const marked = (mark: string, guarded: string): Kind => {
  const isMarked = ({ node }: Place) => at(node, mark)?.value === true;
  /** Declared without the mark, where another file declares the same answer with it. */
  const fallen = (project: Project) => {
    const all = declared(project);
    return all.filter(
      (field) =>
        !isMarked(field) &&
        all.some((one) => one.name === field.name && isMarked(one) && typeOf(one) === typeOf(field)),
    );
  };
  return {
    guarded,
    standing: (project) => {
      const bare = new Set(fallen(project).map(({ name }) => name));
      return declared(project).flatMap((field) =>
        isMarked(field) && !bare.has(field.name) ? field.name : [],
      );
    },
    bare: (project, name) =>
      atMark(
        mark,
        [...fallen(project), ...declared(project).filter((field) => !isMarked(field))].find(
          (field) => field.name === name,
        ),
      ),
  };
};

/** Where a mark says that something is not so; else where that stands. */
const atMark = (mark: string, place: Place | undefined): Place | undefined =>
  place && { ...place, node: at(place.node, mark) ?? place.node };

/** The type of what a file declares: another journey may ask another thing under the same name. */
function typeOf({ node }: Place): string {
  if (at(node, 'enum') !== undefined) return 'choices';
  const type = at(node, 'type');
  return [type, ...items(type)]
    .flatMap((one) => textOf(one) ?? [])
    .filter((one) => one !== 'null')
    .join();
}

/** What is guarded besides the obligations, by the word that the ledger has for it. */
export const guardKinds: Readonly<Record<string, Kind>> = {
  personal: marked(
    'personal',
    'who somebody is and where they live: no record of what people do could read it',
  ),
  secret: marked('secret', 'an answer that is never kept: no journey could bring it back'),
  marketing: marked('marketing', 'a consent to marketing: nothing but the person could give it'),
  masked: {
    guarded: 'a number: what people read of it afterwards was its last signs alone',
    standing: (project) =>
      looks(project).flatMap(({ name, node }) => (at(node, 'masked')?.value === true ? name : [])),
    bare: (project, name) =>
      atMark(
        'masked',
        looks(project).find((look) => look.name === name),
      ),
  },
  legal: {
    guarded: 'a legal text: its words had to be signed',
    standing: (project) => pageTexts(project).flatMap(({ name, isLegal }) => (isLegal ? name : [])),
    bare: (project, name) => pageTexts(project).find((text) => text.name === name),
  },
  'to the letter': {
    guarded: 'a sentence that a requirement fixes',
    standing: (project) =>
      fixedSentences(project).map(({ requirement, sentence }) => `${requirement}: ${sentence}`),
    bare: (project, name) => {
      const section = sectionOf(project, 'wording', 'toTheLetter');
      const [requirement = '', ...words] = name.split(': ');
      // Under another requirement, it is that which is wrong.
      const moved = fixedSentences(project).find(({ sentence }) => sentence === words.join(': '));
      if (moved !== undefined && at(section?.node, requirement) === undefined)
        return { source: moved.source, node: moved.node.parent?.parent?.children?.[0] ?? moved.node };
      return section && { ...section, node: at(section.node, requirement) ?? section.node };
    },
  },
  [saidToTheLetter]: {
    guarded:
      'a sentence that a requirement fixes from words around it, and from saying another thing in one of its places',
    standing: wholeSentencesIn,
    bare: placeOfReworded,
  },
  [aPromise]: {
    guarded: 'what people were told is not done: these words say the opposite',
    standing: promisesIn,
    bare: (project, name) => placeOfOpposite(project, name) ?? placeOfOtherwise(project, `: ${name}`),
  },
  [toldSo]: {
    isOfTurns: true,
    guarded: 'people from being told otherwise',
    shown: toldName,
    standing: statementsIn,
    bare: (project, name) => placeOfDenial(project, name) ?? placeOfOtherwise(project, name),
  },
  [rightWayRound]: {
    isOfTurns: true,
    guarded: 'what is asked, shown and done from the situation in which it is not meant',
    standing: conditionsIn,
    bare: placeOfTurned,
  },
  [inItsPlace]: {
    isOfTurns: true,
    guarded: 'what stands in one place from standing in that of another',
    standing: placesIn,
    bare: placesOfExchanged,
  },
  [aValue]: {
    isOfTurns: true,
    guarded: 'what is written, recorded and worked out without being asked',
    standing: valuesIn,
    bare: placeOfOtherValue,
  },
  [anAnswer]: {
    isOfTurns: true,
    guarded: 'an answer that people could give',
    standing: answersIn,
    bare: placeOfLostAnswer,
  },
  [aMember]: {
    isOfTurns: true,
    guarded: 'what is done, shown and kept together',
    standing: membersIn,
    bare: placesOfGone,
  },
  [ofItsOwn]: varied,
  [theLaw]: ofLaw,
  [atAPress]: {
    isOfTurns: true,
    guarded: 'what is done only once people ask for it',
    standing: pressedIn,
    bare: placeOfUnasked,
  },
  [anOrder]: {
    isOfTurns: true,
    guarded: 'what is told of an answer from standing behind what is told first',
    standing: ordersIn,
    bare: placeOfMoved,
  },
  [aPublishedFigure]: {
    guarded: 'a figure that was published',
    standing: figuresPublished,
    bare: placeOfOtherFigure,
  },
  'a warning': {
    guarded: 'a notice that warns people',
    standing: (project) => warnings(project).map(({ source, name }) => `${source.name}: ${name}`),
    bare: (project, name) => {
      const [card, notice] = name.split(': ');
      const source = project.read.find((one) => one.kind === 'card' && one.name === card);
      const isElsewhere = warnings(project).some((one) => one.name === notice);
      if (source === undefined || isElsewhere) return undefined;
      const own = at(source.root, 'notices', notice ?? '');
      const shared = at(own, 'tone') === undefined ? sharedNotice(project, own) : undefined;
      if (shared !== undefined) return atMark('tone', shared);
      return { source, node: at(own, 'tone') ?? own ?? at(source.root, 'notices') ?? source.root };
    },
  },
  'a rule of words': {
    guarded: 'people from words that mislead',
    standing: (project) =>
      entries(sectionOf(project, 'word-rules', 'rules')?.node).flatMap(({ key, value }) => [
        ...['about', 'never', 'needs', 'figures', 'numbers'].flatMap((part) => {
          const node = at(value, part);
          return node === undefined ? [] : partsIn(node).map((one) => `${key} ${part} ${one}`);
        }),
        ...['unless', 'except'].map((part) => `${key} ${part} ${canonicalList(at(value, part))}`),
      ]),
    bare: (project, name) => {
      const section = sectionOf(project, 'word-rules', 'rules');
      const [rule = '', part = ''] = name.split(' ');
      const [figure] = part === 'figures' || part === 'numbers' ? entries(at(section?.node, rule, part)) : [];
      const node = figure?.value ?? at(section?.node, rule, part) ?? at(section?.node, rule) ?? section?.node;
      return section && node && { ...section, node };
    },
  },
  unsigned: {
    guarded: 'wording that nobody signed from being shown unnoticed',
    standing: (project) => {
      const asked = sectionOf(project, 'sign-off', 'unsigned')?.node.value;
      return asked === 'fail' ? ['warn', 'fail'] : asked === 'warn' ? ['warn'] : [];
    },
    bare: (project) => sectionOf(project, 'sign-off', 'unsigned'),
  },
};

const partsIn = (node: Node) => (node.type === 'array' ? items(node).map(canonical) : [canonical(node)]);

/** What frees a sentence of a rule stands as a whole: one phrase more takes something away. */
const canonicalList = (node: Node | undefined) =>
  node === undefined ? 'nothing' : `only ${canonical(node)}`;

/** A section of the file of which a project has one of a kind. */
export function sectionOf({ read }: Project, kind: ReadSource['kind'], section: string): Place | undefined {
  const source = read.find((one) => one.kind === kind);
  const node = at(source?.root, section);
  return source && node && { source, node };
}

/** The shared notice that one of a card takes. */
function sharedNotice({ read, notices }: Project, notice: Node | undefined): Place | undefined {
  const source = read.find(({ kind }) => kind === 'notices');
  const node = notices.get(textOf(at(notice, 'use')) ?? '');
  return source && node && { source, node };
}

/** The notices of cards that warn, their own and those that they share. */
function warnings(project: Project): readonly Named[] {
  const toneOf = (node: Node) => textOf(at(node, 'tone') ?? at(sharedNotice(project, node)?.node, 'tone'));
  return project.read.flatMap((source) =>
    entries(source.kind === 'card' ? at(source.root, 'notices') : undefined).flatMap(({ key, value }) =>
      ['warning', 'danger'].includes(toneOf(value) ?? '') ? [{ source, name: key, node: value }] : [],
    ),
  );
}

/** Every field that a card or journey declares, with its parts: `address` and `address.line1`. */
function declared({ read }: Project): readonly Named[] {
  const within = (source: ReadSource, schema: Node | undefined, before: string): readonly Named[] =>
    entries(at(schema, 'properties')).flatMap(({ key, value }) => [
      { source, name: `${before}${key}`, node: value },
      ...within(source, value, `${before}${key}.`),
      ...within(source, at(value, 'items'), `${before}${key}.`),
    ]);
  return read.flatMap((source) => within(source, at(source.root, 'schema'), ''));
}

function looks({ read }: Project): readonly Named[] {
  return read.flatMap((source) =>
    source.kind === 'card'
      ? entries(at(source.root, 'ui')).map(({ key, value }) => ({ source, name: key, node: value }))
      : [],
  );
}

function pageTexts({ read }: Project) {
  return read.flatMap((source) => {
    if (source.kind !== 'words') return [];
    const list = at(source.root, 'legal');
    const legal = items(list).map(textOf);
    return entries(at(source.root, 'words')).map(({ key, value }) => ({
      source,
      name: `${source.name}: ${key}`,
      node: list ?? value,
      isLegal: legal.includes(key),
    }));
  });
}
