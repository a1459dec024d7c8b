import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDefinitions } from '../src/authoring/checker/check.ts';
import { formatProblems } from '../src/authoring/checker/format.ts';
import { readDefinitionFiles } from '../src/definitions/read-files.ts';
import { trade } from '../src/trade.ts';
import { jiti, runCommand } from './command/run-command.ts';
import { applyJson, type Block, blocksOf } from './guide-blocks.ts';
import { productFiles } from './product-files.ts';
import { startService } from './service/service.ts';

/**
 * Every snippet of the guides is run, in the order of its guide, on a copy of the product's definitions:
 * `json PATH` is that file, `json into PATH` is merged into it (lists grow at their end), `json wrong into PATH` must be
 * answered with the `text` that follows, `console` shows commands and what they print, and
 * `ts PATH` is an excerpt of that file, and `ts run` a program beside package.json that prints the `text` that follows.
 */
const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const guides = [
  'schemas/guide.md',
  'supplier-variants/README.md',
  'src/README.md',
  'src/guide.md',
  'src/main/guide.md',
];
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

/** A copy of the definitions, on which a guide is followed. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const part of ['schemas', 'supplier-variants'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  // Whoever has followed the guide to the letter has its example and its signatures already.
  rmSync(join(folder, 'supplier-variants/117-foo-energy.json'), { force: true });
  let known = productFiles;
  const at = (file: string) => join(folder, file);
  const ledger = at('schemas/sign-off.json');
  writeFileSync(ledger, JSON.stringify({ ...JSON.parse(readFileSync(ledger, 'utf8')), signed: [] }));
  return {
    folder,
    /** The definitions as they stand; what did not change is the very same object, which is not checked again. */
    files() {
      known = readDefinitionFiles(folder, trade).map(
        (one) => known.find((other) => isDeepStrictEqual(one, other)) ?? one,
      );
      return known;
    },
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(at(file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Project = ReturnType<typeof project>;

function found(copy: Project): string {
  const files = copy.files();
  return formatProblems(checkDefinitions(files, trade), files);
}

/** Follows one snippet; `next` is the one after it. */
async function follow(copy: Project, block: Block, next: Block | undefined): Promise<void> {
  const { kind, words } = block;
  const file = words.at(-1) ?? '';
  if (kind === 'json' && !words.includes('wrong')) {
    applyJson(copy.folder, block);
    expect(found(copy)).not.toContain('  error  ');
  }
  if (kind === 'json' && words.includes('wrong')) {
    const before = copy.read(file);
    applyJson(copy.folder, block);
    expect(next?.kind, 'what the check says follows').toBe('text');
    expect(found(copy)).toMatch(new RegExp(patternOf(next?.text ?? '')));
    copy.write(file, before);
  }
  if (kind === 'ts' && words[0] === 'run') expect(printedBy(copy, block.text).trim()).toBe(next?.text.trim());
  else if (kind === 'ts' || kind === 'tsx') expect(read(file)).toContain(block.text.trim());
  if (kind === 'console') await runShown(copy, block.text);
}

/** What a program prints that stands beside package.json. */
function printedBy({ folder }: Project, text: string): string {
  const file = join(folder, 'try.ts');
  writeFileSync(file, text.replaceAll("from './", `from '${root}/`));
  return execFileSync(process.execPath, [jiti, file], { cwd: root, encoding: 'utf8' });
}

/** What is shown as a pattern: `…` stands for anything. */
const patternOf = (shown: string) =>
  shown
    .trim()
    .split('…')
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*');

/** Runs each command of a console block and holds what it prints against what is shown. */
async function runShown(copy: Project, text: string): Promise<void> {
  for (const part of text.split(/^\$ /m).slice(1)) {
    const [command = '', ...shown] = part.split('\n');
    const printed = await outputOf(copy, command);
    expect(printed.trim(), command).toMatch(new RegExp(`^${patternOf(shown.join('\n'))}$`));
  }
}

async function outputOf(copy: Project, command: string): Promise<string> {
  const [program = '', ...args] = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  if (program === 'curl') {
    const { app, stop } = await startService();
    const reply = await app.request(new URL(args.at(-1) ?? '').pathname);
    await stop();
    return reply.text();
  }
  const script = scripts[args[1] ?? ''] ?? '';
  expect([program, args[0], script.split(' ')[0]], command).toEqual(['npm', 'run', 'jiti']);
  return (await runCommand(copy.folder, script.split(' ')[1] ?? '', ...args.slice(3))).stdout;
}

describe.each(guides)('%s', (guide) => {
  const copy = project();
  afterAll(copy.remove);

  it('has snippets that do what it says, one after the other', async () => {
    const blocks = blocksOf(read(guide));
    expect(blocks.length).toBeGreaterThan(0);
    for (const [place, block] of blocks.entries()) await follow(copy, block, blocks[place + 1]);
    expect(found(copy), 'what is wrong at the end').toBe('');
  });
});

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('links to what is there', () => {
    const anchorsIn = (page: string) =>
      [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      );
    const links = [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    );
    const wrong = links.filter((link) => {
      if (/^(https?|mailto):/.test(link) || link.includes('…')) return false;
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? document : normalize(join(dirname(document), path));
      if (statSync(join(root, file), { throwIfNoEntry: false }) === undefined) return true;
      return anchor !== undefined && !anchorsIn(read(file)).includes(anchor);
    });
    expect(wrong).toEqual([]);
  });

  it('names commands and flags that there are', () => {
    const named = [...text.replaceAll(/\s+/g, ' ').matchAll(/npm run ([a-z][\w:-]*)((?: -- [^`$|)]*)?)/g)];
    const wrong = named.flatMap(([whole, name = '', rest = '']) => {
      const source = scripts[name]?.match(/\S+\.ts/)?.[0] ?? `src/main/${name}.ts`;
      if (scripts[name] === undefined) return whole;
      const flags = [...rest.matchAll(/ --([a-z][\w-]*)/g)].map(([, flag = '']) => flag);
      // A command takes whose variant is meant under the trade's own noun.
      const accepts = (flag: string) => {
        const program = programOf(source);
        const word = flag === trade.words.owners.one ? '\\[one\\]' : `\\b${flag}\\b`;
        return new RegExp(word).test(read(program));
      };
      return flags.filter((flag) => !accepts(flag)).map((flag) => `${name} --${flag}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Where a command reads its flags: in its own file, or in the module of those that are run as one file. */
function programOf(source: string): string {
  const [, together, command] = /runBundled\(.*'(.*\.ts)'\), '(\w+)'\)/.exec(read(source)) ?? [];
  if (together === undefined) return source;
  const commands = join(dirname(source), together);
  const [, module = ''] = new RegExp(`const ${command} = .*'(.*)'`).exec(read(commands)) ?? [];
  return join(dirname(commands), module);
}

it('has pictures that a guide shows, of 5 to 150 kB each', () => {
  const pictures = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '.github/*.webp'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n');
  const shown = documents.map(read).join('\n');
  expect(pictures.length).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(shown).toContain(picture);
    const { size } = statSync(join(root, picture));
    expect(size, picture).toBeLessThan(150_000);
    expect(size, picture).toBeGreaterThan(5000);
  }
});
