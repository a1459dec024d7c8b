import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Guard, guardOf, lastFailure } from '../checked.ts';
import { brandCss } from './brandCss.ts';
import { type AppSettings, BrandFile, defaultSettings, SettingsFile } from './schema.ts';

/** What the page is told: the settings with the brand's names, without its tokens. */
export interface PublicSettings extends AppSettings {
  readonly brand: string;
  readonly averages: string;
  /** The brand's name as people read it. */
  readonly name: string;
  readonly logoText: string;
}

/** The settings of one moment. `css` are the brand's tokens; `stamp` changes when a file does. */
export interface Current {
  readonly settings: PublicSettings;
  readonly css: string;
  readonly stamp: string;
}

const isSettings = guardOf<SettingsFile>(SettingsFile);
const isBrand = guardOf<BrandFile>(BrandFile);

const stampOf = (file: string) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}/${stats.size}` : 'none';
};

/**
 * The settings of a file and of the brand that it names (`NAME.brand.json`, in `brands/` beside it or in
 * `shippedBrands`), read again whenever one of them changes. Later wins: defaults, brand, settings file. A bad file is reported to `warn`, naming file and key,
 * once for each change, and counts as empty.
 */
export function watchSettings(
  file: string,
  warn: (problem: string) => void,
  shippedBrands?: string,
): () => Current {
  let held: Current | undefined;
  let brandFile = '';
  return () => {
    const stamp = () => `${stampOf(file)} ${brandFile && stampOf(brandFile)}`;
    if (held?.stamp === stamp()) return held;
    const own = readFile(file, isSettings, warn) ?? {};
    const { $schema: _, ...settings } = own;
    const wanted = own.brand ?? defaultSettings.brand;
    const name = `${wanted}.brand.json`;
    const beside = join(dirname(file), 'brands', name);
    brandFile = shippedBrands === undefined || existsSync(beside) ? beside : join(shippedBrands, name);
    const brand = readFile(brandFile, isBrand, warn);
    const { $schema, tokens = {}, darkTokens = {}, ...words } = brand ?? { brand: wanted, name: undefined };
    const merged = { ...defaultSettings, ...words, ...settings };
    const brandName = brand?.name ?? merged.supplierName;
    held = {
      settings: { ...merged, name: brandName, logoText: brand?.logoText ?? brandName },
      css: brandCss(tokens, darkTokens),
      stamp: stamp(),
    };
    return held;
  };
}

function readFile<T>(file: string, guard: Guard<T>, warn: (problem: string) => void): T | undefined {
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
