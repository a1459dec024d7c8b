import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { trade } from '../../src/trade.ts';
import { variantFiles } from '../sign-up/deal.ts';
import { smallProject, temporaryProject } from './temporary-project.ts';

const root = join(import.meta.dirname, '../..');
const variants = join(root, 'src/definitions/variants.ts');
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Builds a page that shows the journeys at once and fetches variants later, as the product does. */
async function buildPage(project: string): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = `
    import { definitions } from 'virtual:definitions';
    globalThis.page = { definitions, variants: () => import(${JSON.stringify(variants)}) };`;
  const built = await build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      definitions(project, trade),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? entry : undefined),
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'entry' } },
  });
  if (!('output' in built)) throw new Error('One build was expected.');
  return built.output.filter((part) => part.type === 'chunk');
}

/** The chunks that the page needs before anything is fetched later. */
function firstChunks(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  return [...first];
}

const bytes = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);

function suppliers(count: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      `supplier-variants/${place + 1}-supplier.json`,
      {
        suppliers: [place + 1],
        name: `Supplier ${place + 1}`,
        card: 'fuel',
        text: { fuel: `Words of ${place}` },
      },
    ]),
  );
}

describe('supplier variants', () => {
  it('add not a byte to the first page: 1,000 weigh what 2 do, each in a chunk of its own', async () => {
    const [few, many] = await Promise.all(
      [2, 1000].map(async (count) => {
        const project = temporaryProject({ ...smallProject, ...suppliers(count) });
        closing.push(project.remove);
        return buildPage(project.root);
      }),
    );
    if (few === undefined || many === undefined) throw new Error('Two builds were expected.');
    expect(bytes(firstChunks(few))).toBeGreaterThan(500);
    expect(bytes(firstChunks(many))).toBe(bytes(firstChunks(few)));
    expect(many.filter(({ code }) => /Words of \d/.test(code))).toHaveLength(1000);
    expect(firstChunks(many).some(({ code }) => code.includes('1000-supplier'))).toBe(false);
  });

  it('of the product are at most 2 kB each, gzipped', async () => {
    const chunks = await buildPage(root);
    const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('virtual:variant/'));
    expect(own).toHaveLength(variantFiles.length);
    for (const { code, fileName } of own) expect(gzipSync(code).length, fileName).toBeLessThanOrEqual(2048);
  });
});
