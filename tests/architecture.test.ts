import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const code = files.filter((file) => /^(src|widgets)\/.*\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The layer table of src/README.md: layer → the layers that it may import. */
function layers(): Map<string, string[]> {
  const rows = read('src/README.md').matchAll(/^\| `([^`]+)`\s+\| (.+?)\s+\|$/gm);
  return new Map(
    [...rows].map(([, layer = '', allowed = '']) => [
      layer,
      [...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

const layerOf = (file: string, known: Iterable<string>) =>
  [...known]
    .toSorted((one, other) => other.length - one.length)
    .find((layer) => file.startsWith(`${layer}/`) || file === `${layer}.ts`);

/** Every relative import of a file, as a path from the project's root. */
function importsOf(file: string, written = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g): string[] {
  const specifiers = [...read(file).matchAll(written)].map(([, path = '']) => path);
  return specifiers.map((path) => relative(root, join(root, dirname(file), path)));
}

it('imports downwards only, as the table of src/README.md says', () => {
  const table = layers();
  expect(table.size).toBeGreaterThan(10);
  const wrong = code.flatMap((file) => {
    const layer = layerOf(file, table.keys());
    if (!layer) return [`${file} is in no layer`];
    const allowed = table.get(layer) ?? [];
    return importsOf(file)
      .filter(
        (target) =>
          /^(src|widgets)\//.test(target) &&
          !allowed.some((name) => target.startsWith(`${name}/`) || target.startsWith(`${name}.`)),
      )
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

it('goes round in no circle: whoever imports a file, types alone included, is not imported by it', () => {
  // What is brought later may draw what brought it.
  const imported = (file: string) => importsOf(file, /from '(\.[^']+)'|^import '(\.[^']+)'/gm);
  const left = new Map(code.map((file) => [file, imported(file).filter((target) => code.includes(target))]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const wanted = new Set([...left.values()].flat());
    for (const [file, targets] of left)
      if (!wanted.has(file) || !targets.some((target) => left.has(target))) left.delete(file);
  }
  expect([...left.keys()]).toEqual([]);
});

it('keeps the engine free of packages, browser and clock', () => {
  const engine = code.filter((file) => file.startsWith('src/engine/'));
  const impure =
    /from '[^.]|\b(document|window|localStorage|fetch|setTimeout|process)\b\.?\(?|Date\.now|new Date\(\)/;
  const wrong = engine.filter((file) =>
    impure.test(
      read(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .replace(/'[^'\n]*'|`[^`]*`/g, (text) =>
          text.startsWith("'.") || /^'[@a-z]/.test(text) ? text : "''",
        ),
    ),
  );
  expect(wrong).toEqual([]);
});

it('touches browser storage in one file only', () => {
  const storing = code.filter((file) => /\b(localStorage|sessionStorage|indexedDB)\b/.test(read(file)));
  expect(storing).toEqual(['src/runtime/persist.ts']);
});

it('leaves rjsf to src/react and the forms of the studio; others name its types at most', () => {
  const written = /\b(?:import|export)( type)? (?:[^;']*? from )?'@rjsf\/|\bimport\(\s*'@rjsf\//g;
  const imports = code.flatMap((file) =>
    [...read(file).matchAll(written)].map(([, type]) => ({ file, isType: type !== undefined })),
  );
  expect(imports.length).toBeGreaterThan(30);
  const others = imports.filter(({ file }) => !/^src\/(react|authoring\/studio\/form)\//.test(file));
  const named = /^(src\/authoring\/studio\/|widgets\/types\.ts$)/;
  expect(others.filter(({ file, isType }) => !isType || !named.test(file))).toEqual([]);
});

it('keeps files short: none over 300 lines, the median at most 80', () => {
  const sizes = code.map((file) => ({ file, lines: read(file).split('\n').length }));
  expect(sizes.filter(({ lines }) => lines > 301)).toEqual([]);
  const sorted = sizes.map(({ lines }) => lines).sort((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(81);
});

it('has nothing at the top level but what the house plan names', () => {
  const top = [...new Set(files.map((file) => file.split('/')[0]))].filter((name) => !name?.startsWith('.'));
  const plan = [
    'LICENSE',
    'README.md',
    'biome.json',
    'package-lock.json',
    'package.json',
    'schemas',
    'src',
    'supplier-variants',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
    'widgets',
  ];
  expect(top.filter((name) => !plan.includes(name ?? ''))).toEqual([]);
});

it('leaves no to-do, no skipped test and no silenced check', () => {
  const marks = new RegExp(
    ['TO', 'DO|FIX', 'ME|@ts-', 'ignore|biome-', 'ignore|\\b(it|test|describe)\\.(skip|only)\\(']
      .join('')
      .replace('TO' + 'DO', '\\bTO' + 'DO\\b'),
  );
  const silenced = files.filter(
    (file) => /^(src|widgets|tests)\/.*\.(tsx?|css)$/.test(file) && marks.test(read(file)),
  );
  expect(silenced).toEqual([]);
});

/** The words of `gasUsage`, `GAS_KWH` and `no gas meter` alike; `switch (` is TypeScript's own word. */
const tradeWord =
  /\b(gas|electricity|tariffs?|fuels?|suppliers?|meters?|mpans?|mprns?|kwh|switch(?! \()(e[sd])?|switching)\b/i;
const apart = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

it('knows no trade below src/energy: none of its words in names, texts and comments', () => {
  const folders = ['engine', 'definitions', 'runtime', 'react', 'authoring', 'service', 'build'];
  const told = folders.flatMap((folder) =>
    files.filter(
      (file) => file.startsWith(`src/${folder}/`) && tradeWord.test(apart(`${file}\n${read(file)}`)),
    ),
  );
  // A dictionary of English has the verb beside "move" and "leave".
  expect(told).toEqual(['src/authoring/checker/wording/english.json']);
});

it('speaks of the product alone: no supplier id, card or journey name in the engine and the runtime', () => {
  const names = files
    .filter((file) => file.endsWith('.card.json'))
    .map((file) => file.replace(/^.*\/|\.card\.json$/g, ''));
  const general = code.filter((file) =>
    /^src\/(engine|runtime|react|definitions|build|authoring|service)\//.test(file),
  );
  const wrong = general.flatMap((file) =>
    names
      .filter((name) => name.includes('-') && read(file).includes(`'${name}'`))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
