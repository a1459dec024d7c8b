import { getNodePath } from 'jsonc-parser';
import { at, entries, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { ownerNodes } from '../owners.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsIn, type ProjectRule } from '../rule.ts';
import { placeIn, type ReadSource } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const otherSite: ProjectRule = {
  severity: 'error',
  doc: 'A link to the site of another owner, told by the name in its host, or an address of a brand on the site of another brand.',
  *find(project) {
    const brands = project.read.filter(({ kind }) => kind === 'brand');
    for (const source of brands) yield* ofOtherBrand(source, brands);
    const names = namesOf(project);
    if (names.length === 0) return;
    for (const source of project.read) {
      if (source.kind === 'brand' || source.kind === 'settings') continue;
      for (const { name: text, node } of mentionsIn(source, 'text', 'message'))
        for (const [address, host = ''] of text.matchAll(addresses)) {
          const owners = names.filter(({ spellings }) => host.split('.').some((part) => spellings.has(part)));
          const [other] = owners;
          if (other === undefined || owners.some(({ file }) => file === source.name)) {
            if (other !== undefined) yield* ofHeirs(project, source, node, host);
            continue;
          }
          const message = `This leads to ${host}, the site of ${other.of}, and is shown for others. Write their own address.`;
          yield { source, where: placeIn(source, node, address), message };
        }
    }
  },
};

const addresses = /https?:\/\/([\w.-]+)[^\s()]*/g;

/** The addresses and the email of a brand by their host, as `www.a.example` and `help@a.example` have one. */
const hostsIn = keep((source: ReadSource) =>
  entries(source.root).flatMap(({ key, value }) => {
    const host = /^(?:https?:\/\/(?:www\.)?|[^\s@/]+@)([\w.-]+)/.exec(textOf(value) ?? '')?.[1];
    return host === undefined ? [] : { key, value, host };
  }),
);

/** An address on a host where another brand has its own: this one has none else there, or the host is called after that one. */
function* ofOtherBrand(source: ReadSource, brands: readonly ReadSource[]): Generator<Finding> {
  const countIn = (brand: ReadSource, host: string) =>
    hostsIn(brand).filter((one) => one.host === host).length;
  for (const { key, value, host } of hostsIn(source)) {
    const isOdd = countIn(source, host) === 1 && hostsIn(source).some((one) => countIn(source, one.host) > 1);
    const other = brands.find((brand) => brand !== source && countIn(brand, host) > 1);
    const isCalled = other?.name !== undefined && host.split('.').includes(other.name);
    if (other === undefined || !(isOdd || isCalled)) continue;
    const message = `"${key}" leads to ${host}, the site of brand "${other.name}". Write the address of this brand.`;
    yield { source, where: value, message };
  }
}

/** Variants of others that extend one with a link to its owner's site, and say nothing of their own there. */
function* ofHeirs(project: Project, { name }: ReadSource, node: Node, host: string): Generator<Finding> {
  const path = getNodePath(node);
  for (const source of project.variants.values()) {
    const where = at(source.root, 'extends');
    if (where === undefined || textOf(where) !== name || ownerNodes(source).length === 0) continue;
    if (at(source.root, ...path.map(String)) !== undefined) continue;
    const message = `By this "${path.at(-1)}" leads to ${host}, the site of another owner. Give it words of its own.`;
    yield { source, where, message };
  }
}

interface OwnerName {
  readonly of: string;
  /** The variant that is theirs. */
  readonly file?: string | undefined;
  /** How a host may spell the name. */
  readonly spellings: ReadonlySet<string>;
}

/** What owners are called, as hosts spell it: `green-energy`, `greenenergy`, `green`, where others are called Energy too. */
const namesOf = keep((project: Project): readonly OwnerName[] => {
  const { many } = project.trade.words.owners;
  const files = [...project.variants.values()].filter((source) => ownerNodes(source).length > 0);
  const fileOf = new Map<string, string | undefined>(
    files.flatMap((source) => ownerNodes(source).map((node) => [`${node.value}`, source.name] as const)),
  );
  const listed = project.read
    .filter(({ shape }) => shape === many)
    .flatMap(({ root }) => entries(at(root, many)))
    .map(({ key, value }) => ({ of: textOf(value) ?? '', file: fileOf.get(key) }));
  const all = [
    ...files.map(({ root, name: file }) => ({ of: textOf(at(root, 'name')) ?? '', file })),
    ...listed,
  ];
  const lastWords = [...new Set(all.map(({ of }) => of))].map((of) => wordsOf(of).at(-1) ?? '');
  const shared = new Set(lastWords.filter((word, index) => lastWords.indexOf(word) !== index));
  return all.map(({ of, file }) => ({ of, file, spellings: spellingsOf(wordsOf(of), shared) }));
});

/** The shortest name that a host is known by: less is part of too many words. */
const shortest = 3;

function spellingsOf(words: readonly string[], shared: ReadonlySet<string>): ReadonlySet<string> {
  const own = words.length > 1 && shared.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const names = [words, own].flatMap((some) => [some.join(''), some.join('-')]);
  const ends: readonly string[] = ['uk', ...shared].flatMap((end) => [end, `-${end}`]);
  const told = names.filter((name) => name.length >= shortest);
  return new Set(told.flatMap((name) => ['', ...ends].map((end) => `${name}${end}`)));
}
