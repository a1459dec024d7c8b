import '../../src/command/outlive-reader.ts';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../..');
const [...words] = process.argv.slice(2);
const isAll = words.includes('--all');
const seeds = words.filter((word) => word !== '--all').map(Number);

/**
 * `npm run paths`: the paths of both journeys through the product and the built service, as a table. `-- 2 3` runs those of
 * other seeds, `--all` all combinations of what decides most. Fails when a path goes wrong.
 */
async function run(): Promise<number> {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'warn',
  });
  try {
    const { report } = (await vite.ssrLoadModule(
      join(import.meta.dirname, 'report.ts'),
    )) as typeof import('./report.ts');
    let wrong = 0;
    for (const seed of seeds.length > 0 ? seeds : [1])
      wrong += await report(seed, isAll, (text) => void process.stdout.write(`${text}\n`));
    return wrong;
  } finally {
    await vite.close();
  }
}

process.exitCode = (await run()) === 0 ? 0 : 1;
