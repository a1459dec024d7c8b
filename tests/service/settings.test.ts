import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { energySettings } from '../../src/energy/service/settings.ts';
import { watchSettings } from '../../src/service/settings/readSettings.ts';

import { temporaryFolder } from './service.ts';

const folder = temporaryFolder();
const file = join(folder.path, 'settings.json');
let warnings: string[] = [];
let changes = 0;
mkdirSync(join(folder.path, 'brands'));
afterAll(folder.remove);
beforeEach(() => {
  warnings = [];
  write('settings.json', { brand: 'house' });
  write('brands/house.brand.json', { brand: 'house', name: 'House' });
});

function write(name: string, content: unknown): void {
  const path = join(folder.path, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  changes += 1;
  utimesSync(path, 1_000_000 + changes, 1_000_000 + changes);
}
const watch = () => watchSettings(file, energySettings, (problem) => warnings.push(problem));

describe('settings', () => {
  it('have the specified defaults [Q3.01]', () => {
    write('settings.json', {});
    const name = 'Home energy comparison';
    expect(watch()().settings).toEqual({ ...energySettings.defaults, name, logoText: name });
    expect(energySettings.defaults).toMatchObject({ whiteLabel: true, gbData: false, carbonOffset: false });
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
      supplierEmail: energySettings.defaults.supplierEmail,
    });
  });

  it('find a brand that ships with the product when the settings file lives elsewhere', () => {
    const shipped = join(folder.path, 'brands');
    mkdirSync(join(folder.path, 'etc'), { recursive: true });
    write('etc/settings.json', { brand: 'beam' });
    write('brands/beam.brand.json', { brand: 'beam', name: 'Beam' });
    const elsewhere = watchSettings(
      join(folder.path, 'etc', 'settings.json'),
      energySettings,
      (problem) => warnings.push(problem),
      shipped,
    );
    expect(elsewhere().settings.name).toBe('Beam');
    expect(warnings).toEqual([]);
  });

  it('are read again when a file changes while it is being read [Q3.01]', () => {
    write('settings.json', { brand: 'house', whiteLable: false });
    // A mistake is told in the middle of the reading.
    const current = watchSettings(file, energySettings, () => write('settings.json', { brand: 'house' }));
    expect(current().settings.name).toBe('Home energy comparison');
    expect(current().settings.name).toBe('House');
    write('brands/house.brand.json', { brand: 'house', name: 5 });
    const mending = watchSettings(file, energySettings, () =>
      write('brands/house.brand.json', { brand: 'house', name: 'Other' }),
    );
    mending();
    expect(mending().settings.name).toBe('Other');
  });

  it('are read again when a file changes, and only then', () => {
    const current = watch();
    const first = current();
    expect(current()).toBe(first);
    write('settings.json', { brand: 'house', gbData: true });
    expect(current().settings.gbData).toBe(true);
    write('brands/house.brand.json', { brand: 'house', name: 'House', logoText: 'H' });
    expect(current().settings.logoText).toBe('H');
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
    [
      'an address for a host',
      { pixelHost: 'https://images.example/seen' },
      '"pixelHost" is not in the right form',
    ],
    ['a brand outside its folder', { brand: '../../secret' }, '"brand" is not in the right form'],
    ['what is not JSON', '{ "brand": ', 'not valid JSON'],
    ['what is no object', '[]', 'the file must be an object'],
  ])('with %s are reported by name once, and the defaults hold', (_case, content, problem) => {
    write('settings.json', content);
    const current = watch();
    const name = energySettings.defaults.supplierName;
    expect(current().settings).toEqual({ ...energySettings.defaults, name, logoText: name });
    current();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(problem);
    expect(warnings[0]).toContain('settings.json');
    write('settings.json', { gbData: true });
    expect(current().settings.gbData).toBe(true);
    expect(warnings).toHaveLength(1);
  });
});

describe('pages of a brand', () => {
  const parts = [{ heading: 'Ask us', text: 'Call {phone}.' }];
  const writePages = (pages: unknown) =>
    write('brands/house.brand.json', { brand: 'house', name: 'H', pages });

  it('are told to the page in their order', () => {
    const pages = {
      'who-we-are': { title: 'Who we are', parts },
      complaints: { title: 'Complaints', parts },
    };
    writePages(pages);
    expect(Object.entries(watch()().settings.pages ?? {})).toEqual(Object.entries(pages));
    expect(warnings).toEqual([]);
  });

  it.each([
    ['a name that ends no address', { '../secret': { title: 'T', parts } }, '"pages.../secret"'],
    ['no title', { about: { parts } }, '"pages.about'],
    [
      'a part that says nothing',
      { about: { title: 'T', parts: [{ heading: 'H' }] } },
      '"pages.about.parts.0',
    ],
  ])('with %s are reported, and the brand counts as empty', (_case, pages, problem) => {
    writePages(pages);
    expect(watch()().settings.pages).toBeUndefined();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`house.brand.json: ${problem}`);
  });
});

describe('brand tokens', () => {
  const writeTokens = (tokens: unknown) =>
    write('brands/house.brand.json', { brand: 'house', name: 'H', tokens });

  it.each([
    ['0; } body { display: none', 'ends the declaration'],
    ['url(https://evil.example/x)', 'fetches something'],
    ['\\75rl(x)', 'hides something'],
    ['</style>', 'ends the style'],
    ['', 'is empty'],
  ])('may not hold %j, which %s', (value) => {
    for (const name of ['radius', 'font-body', 'shadow-raised', 'logo-case']) {
      warnings = [];
      writeTokens({ [name]: value });
      expect(watch()().css).toBe('');
      expect(warnings[0]).toContain(`house.brand.json: "tokens.${name}"`);
    }
  });

  it.each([
    [
      'color-acent',
      { 'color-acent': { light: '#000000', dark: '#ffffff' } },
      '"tokens.color-acent" is not known here',
    ],
    [
      'a colour in one scheme',
      { 'color-accent': { light: '#0b5a56' } },
      '"tokens.color-accent.dark" is missing',
    ],
    ['a colour by name', { 'color-accent': { light: 'teal', dark: '#fff' } }, '"tokens.color-accent'],
    ['a weight of 6500', { 'heading-weight': 6500 }, '"tokens.heading-weight" must be at most 900'],
  ])('with %s are reported by key, and the whole brand is left out', (_case, tokens, problem) => {
    writeTokens(tokens);
    const { css, settings } = watch()();
    expect([css, settings.name]).toEqual(['', energySettings.defaults.supplierName]);
    expect(warnings[0]).toContain(problem);
  });

  it('too faint to read are reported with a colour that would do; the brand keeps its words', () => {
    writeTokens({ 'color-muted': { light: '#8a949a', dark: '#a8b7bd' } });
    const { css, settings } = watch()();
    expect([css, settings.name]).toEqual(['', 'H']);
    expect(warnings[0]).toContain(
      'house.brand.json: tokens: "color-muted" on "color-surface" has a contrast of 2.85:1 in the light scheme; ' +
        'it needs 4.5:1. #656c70 would do for "color-muted".',
    );
    writeTokens({ 'color-muted': { light: '#656c70', dark: '#a8b7bd' } });
    warnings = [];
    expect(watch()().css).toContain('--color-muted: light-dark(#656c70, #a8b7bd);');
    expect(warnings).toEqual([]);
  });

  it('take colours of both schemes, lengths, weights, typefaces and shadows', () => {
    writeTokens({
      'color-focus': { light: '#1b62d9', dark: '#8AB8FF' },
      radius: '.5rem',
      'heading-tracking': '-0.02em',
      'heading-weight': 700,
      'font-body': '"Gill Sans", Georgia, sans-serif',
      'shadow-raised': '0 1px 2px rgb(0 0 0 / 10%)',
    });
    expect(watch()().css).toBe(
      ':root {\n  --color-focus: light-dark(#1b62d9, #8AB8FF);\n  --radius: .5rem;\n  --heading-tracking: -0.02em;\n' +
        '  --heading-weight: 700;\n  --font-body: "Gill Sans", Georgia, sans-serif;\n' +
        '  --shadow-raised: 0 1px 2px rgb(0 0 0 / 10%);\n}\n',
    );
    expect(warnings).toEqual([]);
  });
});
