import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { watchSettings } from '../../src/server/settings/readSettings.ts';
import { defaultSettings } from '../../src/server/settings/schema.ts';
import { temporaryFolder } from './service.ts';

const folder = temporaryFolder();
const file = join(folder.path, 'settings.json');
let warnings: string[] = [];
let changes = 0;
mkdirSync(join(folder.path, 'brands'));
afterAll(folder.remove);
beforeEach(() => {
  warnings = [];
  write('settings.json', {});
  write('brands/switchyard.brand.json', { brand: 'switchyard', name: 'Switchyard' });
});

function write(name: string, content: unknown): void {
  const path = join(folder.path, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  changes += 1;
  utimesSync(path, 1_000_000 + changes, 1_000_000 + changes);
}
const watch = () => watchSettings(file, (problem) => warnings.push(problem));

describe('settings', () => {
  it('have the specified defaults [Q3.01]', () => {
    expect(watch()().settings).toEqual({ ...defaultSettings, name: 'Switchyard', logoText: 'Switchyard' });
    expect(defaultSettings).toMatchObject({ whiteLabel: true, gbData: false, carbonOffset: false });
    expect(warnings).toEqual([]);
  });

  it('come from the settings file, then the brand it names, then the defaults', () => {
    write('settings.json', { brand: 'beam', supplierPhone: '0800 1' });
    write('brands/beam.brand.json', {
      brand: 'beam',
      name: 'Beam',
      supplierPhone: '0800 2',
      productName: 'Beam it',
    });
    expect(watch()().settings).toMatchObject({
      brand: 'beam',
      name: 'Beam',
      supplierPhone: '0800 1',
      productName: 'Beam it',
      supplierEmail: defaultSettings.supplierEmail,
    });
  });

  it('find a brand that ships with the product when the settings file lives elsewhere', () => {
    const shipped = join(folder.path, 'brands');
    mkdirSync(join(folder.path, 'etc'), { recursive: true });
    write('etc/settings.json', { brand: 'beam' });
    write('brands/beam.brand.json', { brand: 'beam', name: 'Beam' });
    const elsewhere = watchSettings(
      join(folder.path, 'etc', 'settings.json'),
      (problem) => warnings.push(problem),
      shipped,
    );
    expect(elsewhere().settings.name).toBe('Beam');
    expect(warnings).toEqual([]);
  });

  it('are read again when a file changes, and only then', () => {
    const current = watch();
    const first = current();
    expect(current()).toBe(first);
    write('settings.json', { gbData: true });
    expect(current().settings.gbData).toBe(true);
    write('brands/switchyard.brand.json', { brand: 'switchyard', name: 'Switchyard', logoText: 'SY' });
    expect(current().settings.logoText).toBe('SY');
  });

  it.each([
    ['an unknown key', { whitelabel: true }, '"whitelabel" is not known here'],
    ['a wrong type', { gbData: 'yes' }, '"gbData" must be a boolean'],
    ['a link that runs script', { termsUrl: 'javascript:alert(1)' }, '"termsUrl" is not in the right form'],
    [
      'a link to another origin in disguise',
      { termsUrl: '//evil.example' },
      '"termsUrl" is not in the right form',
    ],
    ['a brand outside its folder', { brand: '../../secret' }, '"brand" is not in the right form'],
    ['what is not JSON', '{ "brand": ', 'not valid JSON'],
    ['what is no object', '[]', 'the file must be an object'],
  ])('with %s are reported by name once, and the defaults hold', (_case, content, problem) => {
    write('settings.json', content);
    const current = watch();
    expect(current().settings).toEqual({ ...defaultSettings, name: 'Switchyard', logoText: 'Switchyard' });
    current();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(problem);
    expect(warnings[0]).toContain('settings.json');
    write('settings.json', { gbData: true });
    expect(current().settings.gbData).toBe(true);
    expect(warnings).toHaveLength(1);
  });
});

describe('brand tokens', () => {
  it.each([
    ['red; } body { display: none', 'ends the declaration'],
    ['url(https://evil.example/x)', 'fetches something'],
    ['URL (x)', 'fetches something'],
    ['\\75rl(x)', 'hides something'],
    ['</style>', 'ends the style'],
    ['', 'is empty'],
  ])('may not hold %j, which %s', (value) => {
    write('brands/switchyard.brand.json', {
      brand: 'switchyard',
      name: 'S',
      tokens: { accent: value, size: '1rem' },
    });
    expect(watch()().css).toBe('');
    expect(warnings[0]).toMatch(/switchyard\.brand\.json: "tokens\.accent"/);
  });

  it.each(['Accent', '1a', 'a b', 'a:b', '--a'])('may not be named %j', (name) => {
    write('brands/switchyard.brand.json', { brand: 'switchyard', name: 'S', tokens: { [name]: 'red' } });
    expect(watch()().css).toBe('');
    expect(warnings[0]).toContain(`tokens.${name}`);
  });

  it('take colours, lengths, fonts and functions', () => {
    const tokens = {
      accent: 'oklch(62% 0.19 250 / 0.5)',
      font: '"Inter", system-ui',
      gap: 'calc(1rem + 2px)',
    };
    write('brands/switchyard.brand.json', { brand: 'switchyard', name: 'S', tokens });
    expect(watch()().css).toBe(
      ':root {\n  --accent: oklch(62% 0.19 250 / 0.5);\n  --font: "Inter", system-ui;\n  --gap: calc(1rem + 2px);\n}\n',
    );
    expect(warnings).toEqual([]);
  });
});
