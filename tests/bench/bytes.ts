import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');
/** The figures that were kept last, by line of the table. */
const keptFile = join(import.meta.dirname, 'bytes.json');

/** What the first card's script may weigh, kB. */
const firstCardBudget = { gzip: 150, brotli: 130 } as const;

type Chunk = Rolldown.OutputChunk;

/** Lines of the table: what, and how many kB it is, gzip. */
type Figures = Readonly<Record<string, number>>;

const gzip = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / 1000;

/** The package that a module is of, or the folder of ours. */
function groupOf(id: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(id) ?? [];
  if (name !== undefined) return name;
  if (id.includes('virtual:')) return id.replace(/^.*virtual:/, '').replace(/\/.*$/, '');
  const path = relative(root, id.replace(/^\0/, ''));
  if (path.startsWith('..') || !path.includes('/')) return 'of the bundler';
  return path.split('/').slice(0, 2).join('/');
}

/** The compressed bytes of a file, shared out among its packages and folders as each by itself would weigh. */
function sharesOf({ code, modules }: Chunk): Figures {
  const codes = new Map<string, string>();
  for (const [id, { code: text }] of Object.entries(modules)) {
    if (text) codes.set(groupOf(id), (codes.get(groupOf(id)) ?? '') + text);
  }
  const alone = [...codes].map(([group, text]) => [group, gzip(text)] as const);
  const sum = alone.reduce((total, [, size]) => total + size, 0);
  return Object.fromEntries(alone.map(([group, size]) => [group, (gzip(code) * size) / sum]));
}

/** A file and all that it imports at once, without those that are there already. */
function withImports(
  file: string,
  chunks: ReadonlyMap<string, Chunk>,
  has: ReadonlySet<string>,
): Set<string> {
  const found = new Set([file]);
  for (const one of found)
    for (const next of chunks.get(one)?.imports ?? [])
      if (chunks.has(next) && !has.has(next)) found.add(next);
  return found;
}

/** The product's browser files as they are built, without writing any. */
async function builtChunks(): Promise<ReadonlyMap<string, Chunk>> {
  const built = await build({
    root: join(root, 'src'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('The pages were not built.');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/** Compressed script of the first card by package and folder, and what each later page adds to it, kB. */
async function bytes(): Promise<{
  readonly first: Figures;
  readonly later: Figures;
  readonly brotli: number;
}> {
  const chunks = await builtChunks();
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'index');
  if (entry === undefined) throw new Error('The first page has no script.');
  const there = withImports(entry.fileName, chunks, new Set());
  const first: Record<string, number> = {};
  let brotli = 0;
  for (const file of there) {
    const chunk = chunks.get(file);
    if (chunk === undefined) continue;
    brotli += brotliCompressSync(chunk.code).length / 1000;
    for (const [group, size] of Object.entries(sharesOf(chunk))) first[group] = (first[group] ?? 0) + size;
  }
  const sizeOf = (file: string) => gzip(chunks.get(file)?.code ?? '');
  const later = [...chunks.values()]
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !there.has(fileName))
    .map(
      (chunk) =>
        [
          relative(root, (chunk.facadeModuleId ?? chunk.name).replace(/^\0/, '')).replace(/^.*virtual:/, ''),
          [...withImports(chunk.fileName, chunks, there)].reduce((sum, file) => sum + sizeOf(file), 0),
        ] as const,
    )
    // What one supplier has of its own is less than a letter's worth.
    .filter(([, size]) => size >= 1);
  return { first, later: Object.fromEntries(later), brotli };
}

const kept = (): Figures => JSON.parse(readFileSync(keptFile, 'utf8'));
const rounded = (size: number) => Math.round(size * 10) / 10;

/**
 * `npm run bench -- --bytes`: the table on the standard output, each line beside the figure that was kept last; `--keep`
 * keeps these. Gives whether the first card's script is within its budget.
 */
export async function bytesTable(keeps: boolean): Promise<boolean> {
  const { first, later, brotli } = await bytes();
  const before = kept();
  const sum = Object.values(first).reduce((total, size) => total + size, 0);
  const now: Record<string, number> = {};
  const line = (name: string, size: number, budget?: number) => {
    now[name] = rounded(size);
    const goal = budget === undefined ? '' : `  goal ${budget}${size <= budget ? '' : ' OVER'}`;
    const was = before[name] === undefined ? '-' : before[name].toFixed(1);
    process.stdout.write(
      `${name.padEnd(64)} ${size.toFixed(1).padStart(7)} kB  was ${was.padStart(6)}${goal}\n`,
    );
  };
  line('first card, script, gzip', sum, firstCardBudget.gzip);
  line('first card, script, brotli', brotli, firstCardBudget.brotli);
  const bySize = (figures: Figures) => Object.entries(figures).toSorted(([, one], [, other]) => other - one);
  for (const [group, size] of bySize(first)) line(`  ${group}`, size);
  process.stdout.write('Each of these adds, where the first card is there, gzip:\n');
  for (const [page, size] of bySize(later)) line(`+ ${page}`, size);
  if (keeps) writeFileSync(keptFile, `${JSON.stringify(now, null, 2)}\n`);
  return sum <= firstCardBudget.gzip && brotli <= firstCardBudget.brotli;
}
