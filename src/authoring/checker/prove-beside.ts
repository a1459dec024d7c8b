import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import type { Problem } from './problem.ts';
import { proveDefinitions } from './proof/prove.ts';

/** What the proof finds, on a thread of its own that runs this same program; `stop` where nobody wants to know it any more. */
export function proveBeside(files: readonly DefinitionFile[]) {
  const jiti = join(createRequire(import.meta.url).resolve('jiti/package.json'), '../lib/jiti-cli.mjs');
  const worker = new Worker(jiti, { argv: process.argv.slice(1), workerData: files });
  const found = once(worker, 'message').then(([problems]): readonly Problem[] => problems);
  found.catch(() => undefined);
  return { found, stop: () => void worker.terminate() };
}

/** The thread's part of it. */
export function answerWithProof(trade: TradeWords): void {
  parentPort?.postMessage(proveDefinitions(workerData, trade));
}
