import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileShapes } from '../../src/authoring/checker/shapes/files.ts';
import { tokenKinds, tokenWords } from '../../src/brand/tokens.ts';
import { energySettings } from '../../src/energy/service/settings.ts';
import { readEnvironment } from '../../src/main/environment.ts';
import { brandFileOf, settingsFileOf } from '../../src/service/settings/schema.ts';
import { trade } from '../../src/trade.ts';

const guide = readFileSync(new URL('../../schemas/brands/README.md', import.meta.url), 'utf8');
const ofServer = readFileSync(new URL('../../src/service/README.md', import.meta.url), 'utf8');
const ofTrade = readFileSync(new URL('../../src/energy/service/README.md', import.meta.url), 'utf8');
const SettingsFile = settingsFileOf(energySettings);
const BrandFile = brandFileOf(energySettings);

/** The rows of the table whose first column has this head, as texts without code marks. */
function table(text: string, head: string): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} `));
  const rest = lines.slice(start + 2);
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
  );
}

const firsts = (rows: readonly string[][]) => rows.map(([first = '']) => first);
const without = (keys: readonly string[], others: readonly string[]) =>
  keys.filter((key) => !others.includes(key));

it.each([
  ['settings', fileShapes(trade).settings, SettingsFile],
  ['brand', fileShapes(trade).brand, BrandFile],
])(
  'the checker admits in a %s file what the service admits, and nothing else [Q3.01]',
  (_, shape, served) => {
    expect(Object.keys(shape.keys).sort()).toEqual(Object.keys(served.properties).sort());
  },
);

describe('the operator’s guide [Q3.01]', () => {
  const settings = table(guide, 'Setting');

  it('lists every setting that the settings file may hold, and no other', () => {
    const known = Object.keys(SettingsFile.properties);
    expect(firsts(settings).sort()).toEqual(without(known, ['$schema']).sort());
  });

  it('gives each its real default', () => {
    const shown = settings.map(([name, , standard]) => [name, standard]);
    const real = {
      brand: 'none',
      showcase: true,
      studio: true,
      supplierVariants: 'none',
      languages: 'none',
      ...energySettings.defaults,
    };
    const expected = firsts(settings).map((name) => [name, String(Reflect.get(real, name)) || 'none']);
    expect(shown).toEqual(expected);
  });

  it('says which settings no brand may hold', () => {
    const alone = settings.filter(([, , , meaning]) => meaning?.includes('in the settings file alone'));
    const ofBrands = Object.keys(BrandFile.properties);
    const expected = without(Object.keys(SettingsFile.properties), ofBrands);
    expect(without(firsts(alone), ['brand']).sort()).toEqual(expected.sort());
  });

  it('lists every other key of a brand', () => {
    const known = without(Object.keys(BrandFile.properties), [
      '$schema',
      ...Object.keys(energySettings.defaults),
    ]);
    expect(firsts(table(guide, 'Key')).sort()).toEqual(known.sort());
  });

  it('lists every token with its kind and meaning', () => {
    const shown = table(guide, 'Token').map(([name, kind, doc]) => [name, kind, doc?.replace(/ \(`.*$/, '')]);
    expect(shown).toEqual(Object.entries(tokenWords).map(([name, { kind, doc }]) => [name, kind, doc]));
  });

  it('says of every kind of token what it may be', () => {
    expect(table(guide, 'Kind')).toEqual(Object.entries(tokenKinds));
  });

  it('lists every variable of the environment, as the READMEs of the server and of its trade do', () => {
    const asked = new Set<string>();
    const variables = new Proxy({}, { get: (_, name) => void asked.add(String(name)) });
    readEnvironment(variables, '/', () => true);
    expect(firsts(table(guide, 'Variable')).sort()).toEqual([...asked].sort());
    const told = [ofServer, ofTrade].flatMap((readme) => firsts(table(readme, 'Variable')));
    expect(told.sort()).toEqual([...asked].sort());
  });
});
