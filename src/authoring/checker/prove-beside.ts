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
  const found = new Promise<readonly Problem[]>((resolve, reject) => {
    worker.once('message', (said) => (said instanceof Error ? reject(said) : resolve(said)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The proof ended before it said what it found.')));
  });
  // Files in which the rules find an error may well break the proof, and nobody asks for it then.
  found.catch(() => undefined);
  return { found, stop: () => void worker.terminate() };
}

/** The thread's part of it. */
export function answerWithProof(trade: TradeWords): void {
  parentPort?.postMessage(proofOf(workerData, trade));
}

function proofOf(files: readonly DefinitionFile[], trade: TradeWords): readonly Problem[] | Error {
  try {
    return proveDefinitions(files, trade);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
