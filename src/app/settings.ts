import { brand, settings as builtIn, tables } from 'virtual:definitions';
import { languages } from '../definitions/language.ts';
import { flatSet } from '../definitions/tables.ts';
import { text, texts } from '../energy/api/unchecked.ts';
import { isMap } from '../engine/own.ts';
import type { Json } from '../engine/types.ts';
import { type OwnPage, ownPagesIn } from './own-pages/own-pages.ts';

/** One postcode that shows a path of the journey, and what is special about it. */
export interface SamplePostcode {
  readonly postcode: string;
  readonly says: string;
}

/** What an operator decides without a rebuild (Q3.01). */
export interface AppSettings {
  /** The words that a journey reads as `brand.`. */
  readonly brand: Readonly<Record<string, Json>>;
  /** The chosen set of usage averages, flat: `gas.low`, `source` … */
  readonly averages: Readonly<Record<string, Json>>;
  /** Where the API lives; '' is the page's own origin. */
  readonly apiBaseUrl: string;
  /** The name as the header shows it. */
  readonly logoText: string;
  /** The drawing beside it, an SVG path in a square of 32; undefined for a brand without one. */
  readonly logoMark: string | undefined;
  /** The pages in the operator's own words, in the order of their links. */
  readonly pages: readonly OwnPage[];
  /** The languages that people may choose from, by name; none to choose from where it is one alone. */
  readonly languages: readonly string[];
  readonly samplePostcodes: readonly SamplePostcode[];
  /** Whether the API keeps quotes for who comes back: ours does, another one is not asked. */
  readonly canKeep: boolean;
  /** When the server drew the page; undefined where it did not. */
  readonly drawnAt: Date | undefined;
  /** Suppliers without a variant of their own id: the id, and the variant's file by name. */
  readonly supplierVariants: Readonly<Record<string, string>>;
}

type Words = Readonly<Record<string, unknown>>;

const isWord = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

/** The settings that the build brought: the brand that settings.json names, and what settings.json adds. */
function builtInWords(): Record<string, string | boolean> {
  return Object.fromEntries(Object.entries({ ...brand, ...builtIn }).filter(pairIsWord));
}

const pairIsWord = (pair: [string, unknown]): pair is [string, string | boolean] => isWord(pair[1]);

/**
 * The settings in the page's data block (JSON text; undefined without one) over those of the build. A value of another
 * kind than the built-in one, an unknown averages set and broken JSON are told to `complain`; the default then stands.
 */
export function readSettings(block: string | undefined, complain: (problem: string) => void): AppSettings {
  const given = parse(block, complain);
  const words = builtInWords();
  for (const [key, value] of Object.entries(given)) {
    const known = words[key];
    if (known === undefined || !isWord(value)) continue;
    if (typeof value === typeof known) words[key] = value;
    else complain(`Setting "${key}" must be a ${typeof known}; its default is used.`);
  }
  return {
    brand: words,
    averages: averagesNamed(String(words.averages), complain),
    apiBaseUrl: text(given.apiBaseUrl) ?? '',
    logoText: text(given.logoText) ?? text(words.name) ?? text(words.supplierName) ?? '',
    supplierVariants: bindings(given.supplierVariants ?? builtIn.ownerVariants),
    languages: namesIn(given.languages ?? builtIn.languages),
    logoMark: text(block === undefined ? words.logoMark : given.logoMark),
    pages: ownPagesIn(given.pages),
    drawnAt: typeof given.drawnAt === 'string' ? new Date(given.drawnAt) : undefined,
    canKeep: given.canKeep === true,
    samplePostcodes: Array.isArray(given.samplePostcodes) ? given.samplePostcodes.filter(isSample) : [],
  };
}

/** Names of languages that there are. */
const namesIn = (value: unknown) => texts(value).filter((name) => Object.hasOwn(languages, name));

function parse(block: string | undefined, complain: (problem: string) => void): Words {
  if (block === undefined) return {};
  try {
    const given: unknown = JSON.parse(block);
    if (isMap(given)) return given;
  } catch {
    // Said below: whatever is no JSON object is no settings.
  }
  complain('The settings of this page are not a JSON object; the defaults are used.');
  return {};
}

/** Ids and file names; whatever is neither is left out. */
function bindings(value: unknown): Readonly<Record<string, string>> {
  const pairs = isMap(value) ? Object.entries(value) : [];
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => text(pair[1]) !== undefined));
}

const isSample = (value: unknown): value is SamplePostcode =>
  isMap(value) && typeof value.postcode === 'string' && typeof value.says === 'string';

function averagesNamed(name: string, complain: (problem: string) => void): AppSettings['averages'] {
  const sets = tables.averages ?? {};
  const set = sets[name];
  if (!set)
    complain(`Setting "averages" names "${name}", which is not one of ${Object.keys(sets).join(', ')}.`);
  return flatSet(set ?? Object.values(sets)[0] ?? {});
}
