import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faintPairs, faintSentence } from '../../brand/contrast.ts';
import { brandCss } from '../../brand/css.ts';
import { markIcon } from '../../brand/mark.ts';
import type { Tokens } from '../../brand/tokens.ts';
import { type Guard, guardOf, lastFailure } from '../checked.ts';
import { type AppSettings, BrandFile, defaultSettings, SettingsFile } from './schema.ts';

/** What the page is told: the settings with the brand's names, without its tokens. */
export interface PublicSettings extends AppSettings {
  /** Name of the brand file; absent where the settings name none. */
  readonly brand?: string;
  readonly averages: string;
  /** The variant of a supplier that has none of its own id: the id, and the variant's file by name. */
  readonly supplierVariants?: Readonly<Record<string, string>>;
  /** The brand's name as people read it. */
  readonly name: string;
  readonly logoText: string;
  /** The drawing of the logo mark, an SVG path in a square of 32; absent for a brand without one. */
  readonly logoMark?: string;
}

/** The settings of one moment. `css` are the brand's tokens, `icon` is its SVG; `stamp` changes when a file does. */
export interface Current {
  readonly settings: PublicSettings;
  readonly css: string;
  readonly icon: string;
  /** Whether the showcase of form components is served. */
  readonly hasShowcase: boolean;
  /** Whether the studio, which cannot save there, is served. */
  readonly hasStudio: boolean;
  readonly stamp: string;
}

type Warn = (problem: string) => void;

const isSettings = guardOf<SettingsFile>(SettingsFile);
const isBrand = guardOf<BrandFile>(BrandFile);

const stampOf = (file: string) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}/${stats.size}` : 'none';
};

/**
 * The settings of a file and of the brand that it names (`NAME.brand.json`, in `brands/` beside it or in
 * `shippedBrands`), read again whenever one of them changes. Later wins: defaults, brand, settings file. A bad file is
 * reported to `warn`, naming file and key, once for each change, and counts as empty; of a brand whose colours are too
 * faint only the tokens do.
 */
export function watchSettings(file: string, warn: Warn, shippedBrands?: string): () => Current {
  let held: Current | undefined;
  let brandFile = '';
  return () => {
    const stamp = () => `${stampOf(file)} ${brandFile && stampOf(brandFile)}`;
    if (held?.stamp === stamp()) return held;
    const {
      $schema: _,
      showcase = true,
      studio = true,
      ...settings
    } = readFile(file, isSettings, warn) ?? {};
    brandFile = settings.brand === undefined ? '' : fileOf(settings.brand, file, shippedBrands);
    const brand = brandFile ? readFile(brandFile, isBrand, warn) : undefined;
    const { $schema, tokens: given = {}, ...words }: Partial<BrandFile> = brand ?? {};
    const tokens = legible(given, brandFile, warn);
    const merged = { ...defaultSettings, ...words, ...settings };
    const name = words.name ?? merged.supplierName;
    held = {
      settings: { ...merged, name, logoText: words.logoText ?? name },
      css: brandCss(tokens),
      icon: markIcon(words.logoMark, tokens),
      hasShowcase: showcase,
      hasStudio: studio,
      stamp: stamp(),
    };
    return held;
  };
}

function fileOf(brand: string, settingsFile: string, shipped: string | undefined): string {
  const beside = join(dirname(settingsFile), 'brands', `${brand}.brand.json`);
  return shipped === undefined || existsSync(beside) ? beside : join(shipped, `${brand}.brand.json`);
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

function readFile<T>(file: string, guard: Guard<T>, warn: Warn): T | undefined {
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
  if (guard(value)) return value;
  const { path, says } = lastFailure(guard.errors);
  return problem(path ? `"${path}" ${says}.` : `the file ${says}.`);
}
