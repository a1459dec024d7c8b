import type { DefinitionFile } from '../../../definitions/types.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import { counted } from '../../../words/counted.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { printJson } from '../print.ts';
import { buildProject, type Project } from '../project.ts';
import { guardKinds, sectionOf } from './guard-kinds.ts';
import { rightWayRound } from './guarded-conditions.ts';
import { changedIn, few, type GuardedObligation, guardedBy, lostOf } from './guarded-obligation.ts';
import { theLaw } from './of-law.ts';
import { anOrder } from './order.ts';
import type { Named, Place } from './place.ts';
import { digest } from './places.ts';
import { renamedIn } from './renamed.ts';
import { aMember } from './wiring.ts';
import { aValue } from './written.ts';

/** `schemas/guards.json`: the guards as somebody accepted them, and who accepted that one is lowered. */
interface GuardLedger {
  /** Names of what is guarded, by kind. */
  readonly guards: Readonly<Record<string, readonly string[]>>;
  readonly obligations: Readonly<Record<string, GuardedObligation>>;
  readonly lowered: readonly Lowered[];
  /** For each kind that hardly ever changes, the digest of what the ledger says of it: `npm run sign-off` writes it. */
  readonly seals?: Readonly<Record<string, string>> | undefined;
}

interface Lowered {
  readonly by: string;
  /** YYYY-MM-DD */
  readonly on: string;
  readonly reason: string;
  readonly guards: readonly string[];
}

const guardsFile = 'schemas/guards.json';

/** Every guard that stands in the files now, of each kind. */
const guardsNow = keep((project: Project) => {
  const kinds = Object.entries(guardKinds).map(
    ([kind, { standing }]) => [kind, new Set(standing(project))] as const,
  );
  const obligations = obligationsIn(project).map(
    ({ name, node }) => [name, guardedBy(node, project.trade)] as const,
  );
  return { guards: Object.fromEntries(kinds), obligations: Object.fromEntries(obligations) };
});

/** A guard of the ledger that does not stand any more: its name there, what it guarded, and where that stands. */
export interface LostGuard extends Place {
  readonly name: string;
  readonly message: string;
  /** Something says the contrary now, and was not taken away. */
  readonly isTurned: boolean;
  /** Something else is said now, and may well be meant. */
  readonly isUnsure?: boolean;
  /** It guarded what the law asks; of an obligation that is gone nobody can tell whether it was chosen. */
  readonly isOfLaw?: boolean;
}

/** The kinds whose lines say by names how things hang together. */
const wiring = [rightWayRound, aValue, aMember, anOrder, 'a warning'];

/** Every guard of the ledger that the files have no longer, although what it guarded is still there. */
export const lostGuards = keep((project: Project): readonly LostGuard[] => {
  const ledger = guardLedgerOf(project);
  if (ledger === undefined) return [];
  const now = guardsNow(project);
  const wired = (lines: Readonly<Record<string, Iterable<string>>>) =>
    Object.fromEntries(wiring.map((kind) => [kind, lines[kind] ?? []]));
  const renamed = renamedIn(project, wired(ledger.guards), wired(now.guards));
  const plain = Object.entries(ledger.guards).flatMap(([kind, names]) => {
    const standing = now.guards[kind];
    return names.flatMap((name) => {
      if (standing?.has(renamed(name))) return [];
      const places = [guardKinds[kind]?.bare(project, name, names) ?? []].flat();
      const isTurned = guardKinds[kind]?.isOfTurns === true;
      const shown = JSON.stringify(guardKinds[kind]?.shown?.(name) ?? name.replace(/ — .*$/, ''));
      const message = `${shown} is no longer ${kind === 'unsigned' ? 'asked for' : kind}. That guarded ${guardKinds[kind]?.guarded}.`;
      return places.map((place) => ({ message, isTurned, ...place, name: `${kind}: ${name}` }));
    });
  });
  const all = sectionOf(project, 'obligations', 'obligations');
  const standing = new Map(obligationsIn(project).map((one) => [one.name, one]));
  const law = Object.entries(ledger.obligations).flatMap(([name, kept]) => {
    const one = { ...kept, where: renamed(kept.where), asks: kept.asks.map(renamed) };
    const { says, source } = one;
    const lost = lostOf(one, Object.values(now.obligations));
    const here = standing.get(name);
    const isOfLaw = here?.source.kind !== 'choices';
    const before = neighbourOf(name, Object.keys(ledger.obligations), standing);
    const place =
      (here && { ...here, node: changedIn(here.node, lost, one, project.trade) }) ??
      before ??
      all ??
      ledgerPlace(project);
    if (here !== undefined && lost.length === 0)
      return movedSource(here, one, project).map((lost) => ({ ...lost, isOfLaw }));
    if (lost.length === 0 || place === undefined) return [];
    const stood = before === undefined ? '' : `: it stood behind ${JSON.stringify(before.name)}`;
    const what = here === undefined ? `is gone${stood}` : `asks no longer: ${few(lost)}`;
    const message = `Obligation ${JSON.stringify(name)} ${what}. It guarded: ${says} (${source})`;
    return { ...place, name: `obligation ${name}: ${lost.join('; ')}`, message, isTurned: false, isOfLaw };
  });
  return [...plain, ...law, ...brokenSeals(project, ledger)];
});

/** What nobody lowers in passing: a line less in the ledger goes unnoticed in a file of thousands. */
const sealed = [
  'personal',
  'secret',
  'marketing',
  'masked',
  'legal',
  'to the letter',
  'a warning',
  theLaw,
  'a rule of words',
  'unsigned',
];

/** The seals of a ledger as it stands. */
const sealsOf = keep(({ guards, obligations, lowered }: Omit<GuardLedger, 'seals'>) => ({
  ...Object.fromEntries(sealed.map((kind) => [kind, digest([...(guards[kind] ?? [])].sort().join('\n'), 7)])),
  obligations: digest(JSON.stringify(Object.entries(obligations).sort()), 7),
  lowered: digest(JSON.stringify(lowered), 7),
}));

/** What of the ledger is not as `npm run sign-off` wrote it. */
function brokenSeals(project: Project, ledger: GuardLedger): readonly LostGuard[] {
  const { seals } = ledger;
  const place = ledgerPlace(project);
  if (seals === undefined || place === undefined) return [];
  const now: Readonly<Record<string, string>> = sealsOf(ledger);
  return Object.entries(seals).flatMap(([kind, seal]) => {
    if (now[kind] === seal) return [];
    const section = at(place.node, 'guards', kind) ?? at(place.node, kind) ?? place.node;
    const message = `This is not what was signed of "${kind}": a line was taken out or put in by hand, or two changes were merged.`;
    const isOfLaw = kind === 'obligations';
    return [{ ...place, node: keyOf(section), name: `seal of ${kind}`, message, isTurned: false, isOfLaw }];
  });
}

/** The key of a section, where it is one. */
const keyOf = (section: Node) =>
  section.parent?.type === 'property' ? (section.parent.children?.[0] ?? section) : section;

/** Where an obligation that asks what it asked names another source. */
function movedSource(here: Named, before: GuardedObligation, { trade }: Project): readonly LostGuard[] {
  const { source } = guardedBy(here.node, trade);
  if (source === before.source) return [];
  const message = `${JSON.stringify(here.name)} came from ${before.source}, and comes from ${source} now.`;
  const node = at(here.node, 'source') ?? here.node;
  return [
    { ...here, node, name: `obligation ${here.name}: source ${before.source}`, message, isTurned: true },
  ];
}

/** The name behind which one stood, as the ledger has them in the order of the files. */
function neighbourOf(
  name: string,
  names: readonly string[],
  standing: ReadonlyMap<string, Named>,
): Named | undefined {
  const before = names.slice(0, Math.max(0, names.indexOf(name))).findLast((one) => standing.has(one));
  const found = before === undefined ? undefined : standing.get(before);
  return found && { ...found, node: found.node.parent?.children?.[0] ?? found.node };
}

/** The ledger with every guard as it stands now: what is lost is kept with who accepted that. */
export function withGuards(
  files: readonly DefinitionFile[],
  accepted: Pick<Lowered, 'by' | 'on' | 'reason'>,
  trade: TradeWords,
): DefinitionFile {
  const project = buildProject(files, trade);
  const lost = [...new Set(lostGuards(project).map(({ name }) => name))];
  const { lowered = [] } = guardLedgerOf(project) ?? {};
  const { guards, obligations } = guardsNow(project);
  const ledger = {
    guards: Object.fromEntries(Object.entries(guards).map(([kind, names]) => [kind, [...names].sort()])),
    obligations,
    lowered: lost.length === 0 ? lowered : [...lowered, { ...accepted, guards: lost }],
  };
  const content = { $schema: './meta/guards.schema.json', ...ledger, seals: sealsOf(ledger) };
  return { file: guardsFile, text: printJson(content) };
}

/** How many guards stand that the ledger does not know yet, in a line; empty where there are none, or no ledger. */
export function guardSummary(files: readonly DefinitionFile[], trade: TradeWords): string {
  const project = buildProject(files, trade);
  const ledger = guardLedgerOf(project);
  if (ledger === undefined) return '';
  const now = guardsNow(project);
  const known = Object.values(ledger.obligations);
  const added = [
    ...Object.entries(now.guards).flatMap(([kind, names]) =>
      guardKinds[kind]?.isOfTurns
        ? []
        : [...names].filter((name) => ledger.guards[kind]?.includes(name) !== true),
    ),
    ...Object.values(now.obligations).filter((one) => lostOf(one, known).length > 0),
  ];
  return added.length === 0
    ? ''
    : `${counted(added.length, 'new guard')}: npm run sign-off -- --guards --by "Name" keeps them\n`;
}

/** The ledger that the files keep; undefined where they keep none. */
const guardLedgerOf = (project: Project): GuardLedger | undefined => {
  const root = ledgerPlace(project)?.node;
  return root && ledgerIn(root);
};

const ledgerIn = keep((root: Node): GuardLedger => {
  const texts = (node: Node | undefined) => items(node).flatMap((item) => textOf(item) ?? []);
  const word = (node: Node, key: string) => textOf(at(node, key)) ?? '';
  return {
    guards: Object.fromEntries(
      entries(at(root, 'guards')).map(({ key, value }) => [key, texts(value)] as const),
    ),
    obligations: Object.fromEntries(
      entries(at(root, 'obligations')).map(
        ({ key, value }) =>
          [
            key,
            {
              says: word(value, 'says'),
              source: word(value, 'source'),
              where: word(value, 'where'),
              of: at(value, 'of') && texts(at(value, 'of')),
              asks: texts(at(value, 'asks')),
            },
          ] as const,
      ),
    ),
    seals:
      at(root, 'seals') &&
      Object.fromEntries(entries(at(root, 'seals')).map(({ key, value }) => [key, textOf(value) ?? ''])),
    lowered: items(at(root, 'lowered')).map((one) => ({
      by: word(one, 'by'),
      on: word(one, 'on'),
      reason: word(one, 'reason'),
      guards: texts(at(one, 'guards')),
    })),
  };
});

const ledgerPlace = ({ read }: Project): Place | undefined => {
  const source = read.find(({ kind }) => kind === 'guards');
  return source && { source, node: source.root };
};

/** The law, and what was chosen: neither goes unnoticed. */
function obligationsIn(project: Project): readonly Named[] {
  return (['obligations', 'choices'] as const).flatMap((kind) => {
    const all = sectionOf(project, kind, kind);
    return all === undefined
      ? []
      : entries(all.node).map(({ key, value }) => ({ source: all.source, name: key, node: value }));
  });
}
