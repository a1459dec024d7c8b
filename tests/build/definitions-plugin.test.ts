import { join } from 'node:path';
import { inspect } from 'node:util';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { trade } from '../../src/trade.ts';
import { bundle, runWithoutEval } from './bundle.ts';
import { smallProject, type TemporaryProject, temporaryProject } from './temporary-project.ts';

const entry = `import * as all from 'virtual:definitions'; globalThis.all = all;`;
const cardFile = 'schemas/cards/fuel.card.json';
const card = smallProject[cardFile];
const mistaken = { ...card, order: ['feul'] };
/** Every name is right, and yet nobody can answer it. */
const unmeant = {
  ...card,
  require: { fuel: true },
  rules: [{ field: 'fuel', must: false, message: 'Choose another.' }],
};

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function project(files: Readonly<Record<string, unknown>> = {}): TemporaryProject {
  const made = temporaryProject({ ...smallProject, ...files });
  closing.push(made.remove);
  return made;
}

describe('a build', () => {
  it('holds every definition, without addresses of editor schemas', async () => {
    const { root } = project({ [cardFile]: { $schema: '../meta/card.schema.json', ...card } });
    const script = await bundle({ entry }, [definitions(root, trade)]);
    expect(script).toContain('Which fuel?');
    expect(script).not.toContain('card.schema.json');
  });

  it('leaves out what nobody reads', async () => {
    const { root } = project({
      'schemas/brands/house.brand.json': { brand: 'house', supplierName: 'A brand that nobody reads' },
    });
    const reads = `import { definitions } from 'virtual:definitions'; globalThis.all = definitions;`;
    const script = await bundle({ entry: reads }, [definitions(root, trade)]);
    expect(script).not.toContain('A brand that nobody reads');
  });

  it('gives the first page what its own journeys name, and what later ones alone name with those', async () => {
    const says = 'it is so';
    const conditions = {
      'is-gas': { says, when: { fuel: 'gas' } },
      'is-known': { says, when: { any: ['is-gas', { fuel: 'electricity' }] } },
      'is-late': { says, when: { not: 'is-known' } },
    };
    const tells = (when: string) => ({
      ...card,
      order: ['told', 'fuel'],
      notices: { told: { tone: 'info', text: 'So it is.' } },
      show: { told: when },
    });
    const journey = { ...smallProject['schemas/journeys/quote.journey.json'], journey: 'afterwards' };
    const { root } = project({
      'schemas/conditions.json': { conditions },
      [cardFile]: tells('is-known'),
      'schemas/cards/later.card.json': { ...tells('is-late'), card: 'later' },
      'schemas/journeys/afterwards.journey.json': { ...journey, later: true, steps: [{ card: 'later' }] },
    });
    const namesIn = async (part: string) => {
      const reads = `import { definitions } from 'virtual:definitions/${part}'; globalThis.all = definitions;`;
      const script = await bundle({ entry: reads }, [definitions(root, trade, { isProved: false })]);
      return runWithoutEval(script, 'Object.keys(all.conditions).join()');
    };
    expect(await namesIn('first')).toBe('is-gas,is-known');
    expect(await namesIn('later')).toBe('is-late');
  });

  it('fails with the place, the mistake and what was probably meant', async () => {
    const { root } = project({ [cardFile]: mistaken });
    await expect(bundle({ entry }, [definitions(root, trade)])).rejects.toThrow(
      /schemas\/cards\/fuel\.card\.json:5:5 {2}error {2}unknown-name\n"feul" is not .*\nDid you mean "fuel"\?/,
    );
  });

  it('tells a mistake once, however many modules are made of the definitions, and without a stack', async () => {
    const { root } = project({ [cardFile]: mistaken });
    const parts = ['definitions', 'definitions/first', 'validators'].map(
      (part) => `import 'virtual:${part}';`,
    );
    const told = await bundle({ entry: parts.join('\n') }, [definitions(root, trade)]).catch(inspect);
    expect(told).toMatch(/^Nothing is built: the definitions have 2 mistakes, /);
    expect(told.match(/unknown-name/g)).toHaveLength(1);
    expect(told).toMatch(/> 5 \|/);
    expect(told).not.toMatch(/\n {4}at |Error:/);
  });

  it('fails with every mistake', async () => {
    const facts = { lost: { says: 'what nobody says', first: [], otherwise: { from: 'nothing' } } };
    const { root } = project({ [cardFile]: mistaken, 'schemas/facts.json': { facts } });
    await expect(bundle({ entry }, [definitions(root, trade)])).rejects.toThrow(
      /unknown-name[\s\S]*unknown-path/,
    );
  });

  it('fails with what the proof alone finds: a required answer that nobody can give', async () => {
    const { root } = project({ [cardFile]: unmeant });
    await expect(bundle({ entry }, [definitions(root, trade)])).rejects.toThrow(
      /schemas\/cards\/fuel\.card\.json:\d+:\d+ {2}error {2}[\w-]+\n/,
    );
  });

  it('gives each supplier its variant, and each variant the one that it extends', async () => {
    const variant = (suppliers: readonly number[], hide: boolean, parent?: string) => ({
      suppliers,
      name: parent === undefined ? 'Any supplier' : 'EDF',
      card: 'fuel',
      ...(parent === undefined ? {} : { extends: parent }),
      show: { fuel: hide },
    });
    const { root } = project({
      'supplier-variants/default.json': variant([], false),
      'supplier-variants/7-edf.json': variant([7, 8], true, 'default'),
    });
    const reads = `import * as all from 'virtual:variants'; globalThis.all = all;`;
    const script = await bundle({ entry: reads }, [definitions(root, trade)]);
    expect(script).toContain(JSON.stringify('{"7":"7-edf","8":"7-edf"}'));
    expect(script).toContain(JSON.stringify('{"7-edf":"default"}'));
  });
});

describe('the dev server', () => {
  async function start({ root }: TemporaryProject): Promise<{ server: ViteDevServer; sent: HotPayload[] }> {
    const server = await createServer({
      root: join(import.meta.dirname, '../../src'),
      cacheDir: join(root, '.vite'),
      configFile: false,
      logLevel: 'silent',
      plugins: [definitions(root, trade)],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
    });
    closing.push(() => server.close());
    const sent: HotPayload[] = [];
    server.environments.client.hot.send = (...args: unknown[]) => {
      const [payload] = args;
      if (typeof payload === 'object') sent.push(payload as HotPayload);
    };
    return { server, sent };
  }

  /** Asks for the modules as a page does; gives the source of the definitions. */
  async function load({ environments: { client } }: ViteDevServer): Promise<string> {
    await client.transformRequest('/definitions/load.ts');
    const loaded = await client.transformRequest('virtual:definitions');
    await client.transformRequest('virtual:validators');
    return loaded?.code ?? '';
  }

  /** Edits the card and tells the server, as its watcher would. */
  function edit(server: ViteDevServer, files: TemporaryProject, content: unknown): void {
    server.watcher.emit('change', files.write(cardFile, content));
  }

  it('swaps the definitions after an edit, and reloads nothing', async () => {
    const files = project();
    const { server, sent } = await start(files);
    expect(await load(server)).toContain('Which fuel?');
    edit(server, files, { ...card, title: 'What do you burn?' });
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toMatchObject([
      { type: 'update', updates: [{ path: expect.stringContaining('virtual:definitions') }] },
    ]);
    expect(await load(server)).toContain('What do you burn?');
  });

  it('swaps the definitions when a file comes or goes', async () => {
    const files = project();
    const { server, sent } = await start(files);
    await load(server);
    const path = files.write('schemas/messages.json', { messages: { required: 'x' } });
    server.watcher.emit('add', path);
    await expect.poll(() => sent).toMatchObject([{ type: 'error', err: { loc: { file: path, line: 2 } } }]);
  });

  it('proves what it has swapped in, and shows what that finds', async () => {
    const files = project();
    const { server, sent } = await start(files);
    await load(server);
    edit(server, files, unmeant);
    await expect.poll(() => sent.map(({ type }) => type)).toEqual(['update', 'error']);
    expect(sent[1]).toMatchObject({ type: 'error', err: { loc: { file: `${files.root}/${cardFile}` } } });
  });

  it('gives no page what the proof refused, opened anew or in another tab, until it is mended', async () => {
    const files = project({ [cardFile]: unmeant });
    const { server, sent } = await start(files);
    expect(await load(server)).toContain('Which fuel?');
    await expect.poll(() => sent.map(({ type }) => type)).toEqual(['error']);
    await expect(load(server)).rejects.toThrow(/fuel\.card\.json/);
    edit(server, files, card);
    await expect.poll(() => sent.map(({ type }) => type)).toContain('full-reload');
    expect(await load(server)).toContain('Which fuel?');
  });

  it('takes no notice of other files', async () => {
    const files = project();
    const { server, sent } = await start(files);
    await load(server);
    server.watcher.emit('change', files.write('package.json', {}));
    edit(server, files, { ...card, title: 'What do you burn?' });
    await expect.poll(() => sent.map(({ type }) => type)).toEqual(['update']);
  });

  it('shows a mistake in the overlay, with its place, and swaps when it is mended', async () => {
    const files = project();
    const { server, sent } = await start(files);
    await load(server);
    edit(server, files, mistaken);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toMatchObject([
      {
        type: 'error',
        err: {
          message: expect.stringContaining('Did you mean "fuel"?'),
          frame: expect.stringContaining('> 5 |     "feul"'),
          loc: { file: join(files.root, cardFile), line: 5, column: 4 },
        },
      },
    ]);
    edit(server, files, card);
    await expect.poll(() => sent.map(({ type }) => type)).toEqual(['error', 'update']);
  });

  it('gives no page the definitions of before a mistake', async () => {
    const files = project();
    const { server, sent } = await start(files);
    await load(server);
    edit(server, files, mistaken);
    await expect.poll(() => sent).toHaveLength(1);
    await expect(load(server)).rejects.toThrow('unknown-name');
  });

  it('fails the first load with a mistake, and loads the page anew when it is mended', async () => {
    const files = project({ [cardFile]: mistaken });
    const { server, sent } = await start(files);
    await expect(load(server)).rejects.toThrow(/unknown-name/);
    edit(server, files, { ...mistaken, title: 'Still wrong' });
    edit(server, files, card);
    await expect.poll(() => sent.map(({ type }) => type)).toContain('full-reload');
    expect(await load(server)).toContain('Which fuel?');
  });
});
