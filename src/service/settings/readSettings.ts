import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faintPairs, faintSentence } from '../../brand/contrast.ts';
import { brandCss } from '../../brand/css.ts';
import { markIcon } from '../../brand/mark.ts';
import type { BrandPage } from '../../brand/pages.ts';
import type { Tokens } from '../../brand/tokens.ts';
import { type Typeface, typefaceCss, typefaceFlaw } from '../../brand/typeface.ts';
import { type Check, checkOf, lastFailure } from '../checked.ts';
import {
  type BrandFile,
  brandFileOf,
  type SettingsFile,
  settingsFileOf,
  type TradeSettings,
} from './schema.ts';

/** What the page is told: the settings of the trade with the brand's names, without its tokens. */
export interface PublicSettings {
  readonly [setting: string]: unknown;
  /** Name of the brand file; absent where the settings name none. */
  readonly brand?: string;
  /** The languages that people may choose from, by name; absent where there is nothing to choose. */
  readonly languages?: readonly string[];
  /** The brand's name as people read it. */
  readonly name: string;
  readonly logoText: string;
  /** The drawing of the logo mark, an SVG path in a square of 32; absent for a brand without one. */
  readonly logoMark?: string;
  /** Pages in the operator's own words, by the name that ends their address; absent for a brand without any. */
  readonly pages?: Readonly<Record<string, BrandPage>>;
}

/** A file of letters, and its address, which changes with its bytes. */
interface Letters {
  readonly address: string;
  readonly bytes: Buffer;
}

/** The settings of one moment. `css` is the brand's look, `icon` is its SVG; `stamp` changes when a file does. */
export interface Current {
  readonly settings: PublicSettings;
  readonly css: string;
  readonly icon: string;
  /** The typeface that the brand brings; undefined for one that brings none. */
  readonly letters: Letters | undefined;
  /** Whether the showcase of form components is served. */
  readonly hasShowcase: boolean;
  /** Whether the studio, which cannot save there, is served. */
  readonly hasStudio: boolean;
  readonly stamp: string;
}

type Warn = (problem: string) => void;

const stampOf = (file: string) => {
  if (file === '') return '';
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}/${stats.size}` : 'none';
};

/**
 * The settings of a file and of the brand that it names (`NAME.brand.json`, in `brands/` beside it or in
 * `shippedBrands`), read again whenever one of them changes. Later wins: defaults, brand, settings file. A bad file is
 * reported to `warn`, naming file and key, once for each change, and counts as empty; of a brand whose colours are too
 * faint only the tokens do.
 */
export function watchSettings(
  file: string,
  trade: TradeSettings,
  warn: Warn,
  shippedBrands?: string,
): () => Current {
  const isSettings = checkOf<SettingsFile>(settingsFileOf(trade));
  const isBrand = checkOf<BrandFile>(brandFileOf(trade));
  let held: Current | undefined;
  let brandFile = '';
  let lettersFile = '';
  return () => {
    if (held?.stamp === [file, brandFile, lettersFile].map(stampOf).join(' ')) return held;
    // Each is stamped before it is read: one that changes meanwhile is read again.
    const stamps = [stampOf(file)];
    const {
      $schema: _,
      showcase = true,
      studio = true,
      ...settings
    } = readFile(file, isSettings, warn) ?? {};
    brandFile = settings.brand === undefined ? '' : fileOf(settings.brand, file, shippedBrands);
    stamps.push(stampOf(brandFile));
    const brand = brandFile ? readFile(brandFile, isBrand, warn) : undefined;
    const { $schema, tokens: given = {}, typeface, ...words }: Partial<BrandFile> = brand ?? {};
    const tokens = legible(given, brandFile, warn);
    lettersFile = typeface === undefined ? '' : join(dirname(brandFile), typeface.file);
    stamps.push(stampOf(lettersFile));
    const letters = typeface && lettersOf(typeface, lettersFile, warn);
    const merged: Readonly<Record<string, unknown>> = { ...trade.defaults, ...words, ...settings };
    const name = words.name ?? String(merged[trade.name]);
    held = {
      settings: { ...merged, name, logoText: words.logoText ?? name },
      css: `${typeface && letters ? typefaceCss(typeface, letters.address) : ''}${brandCss(tokens)}`,
      letters,
      icon: markIcon(words.logoMark, tokens),
      hasShowcase: showcase,
      hasStudio: studio,
      stamp: stamps.join(' '),
    };
    return held;
  };
}

function fileOf(brand: string, settingsFile: string, shipped: string | undefined): string {
  const beside = join(dirname(settingsFile), 'brands', `${brand}.brand.json`);
  return shipped === undefined || existsSync(beside) ? beside : join(shipped, `${brand}.brand.json`);
}

/** The bytes of a typeface; none where there is no such file, it is no woff2 or too large: people's own typefaces hold then. */
function lettersOf({ file }: Typeface, path: string, warn: Warn): Letters | undefined {
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  const isLetters = bytes === undefined || bytes.subarray(0, 4).toString('latin1') === 'wOF2';
  const flaw = isLetters ? typefaceFlaw(file, bytes?.length) : `"${file}" is no woff2 file.`;
  if (flaw !== undefined || bytes === undefined) {
    warn(`${path}: typeface: ${flaw} The typefaces of people's machines are used until it is mended.`);
    return undefined;
  }
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { address: `/typeface/${hash}.woff2`, bytes };
}

/** The tokens, or none where a pair of them is too faint to read. */
function legible(tokens: Tokens, file: string, warn: Warn): Tokens {
  const faint = faintPairs(tokens);
  for (const pair of faint) {
    const hint = pair.better === undefined ? '' : ` ${pair.better} would do for "${pair.front}".`;
    warn(`${file}: tokens: ${faintSentence(pair)}${hint} The standard look is used until it is mended.`);
  }
  return faint.length === 0 ? tokens : {};
}

function readFile<T>(file: string, check: Check<T>, warn: Warn): T | undefined {
  const problem = (says: string) => {
    warn(`${file}: ${says} The defaults are used until it is mended.`);
    return undefined;
  };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    return problem(thrown instanceof SyntaxError ? `not valid JSON (${thrown.message}).` : 'cannot be read.');
  }
  if (check(value)) return value;
  const { path, says } = lastFailure(check.errors);
  return problem(path ? `"${path}" ${says}.` : `the file ${says}.`);
}
