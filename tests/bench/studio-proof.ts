import type { Browser } from '@playwright/test';
import type { DefinitionFile } from '../../src/definitions/types.ts';
import { editsOf } from '../authoring/checker/proof/edits.ts';
import { open } from './chrome.ts';

/**
 * How long the studio's worker takes to check and prove after an edit of meaning, from its being told to its answer, in
 * milliseconds: one edit of each file, after two others of each.
 */
export async function studioProofTimes(
  browser: Browser,
  base: string,
  files: readonly DefinitionFile[],
): Promise<readonly number[]> {
  const edits = [...editsOf(files, 3)].map(({ file, text }) => ({ file, text }));
  const isFirst = ({ file }: DefinitionFile, index: number) =>
    edits.findIndex((one) => one.file === file) === index;
  const timed = edits.filter(isFirst);
  const others = edits.filter((edit, index) => !isFirst(edit, index));
  const { page, close } = await open(browser);
  await page.addInitScript(() => {
    const PageWorker = Worker;
    window.Worker = class extends PageWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        Reflect.set(window, 'worker', () => new PageWorker(url, options));
      }
    };
  });
  await page.goto(`${base}/studio.html`);
  await page.waitForFunction(() => Reflect.has(window, 'worker'));
  const times = await page.evaluate(
    async ({ files, timed, others }) => {
      const worker: Worker = Reflect.get(window, 'worker')();
      const saved = files.map((_, index) => index);
      let asked = 0;
      const ask = (now: readonly number[], added: readonly (readonly [number, object])[]) => {
        asked += 1;
        const id = asked;
        const started = performance.now();
        return new Promise<number>((resolve, reject) => {
          const hear = ({ data }: MessageEvent) => {
            if (data.id !== id) return;
            worker.removeEventListener('message', hear);
            if (data.kind === 'answer') resolve(performance.now() - started);
            else reject(new Error(data.message));
          };
          worker.addEventListener('message', hear);
          const lists = { now, shown: now, before: saved };
          worker.postMessage({ id, question: 'proof', asked: null, version: id, lists, added });
        });
      };
      const prove = async (edit: (typeof timed)[number]) => {
        const own = files.length + asked;
        const now = files.map(({ file }, index) => (file === edit.file ? own : index));
        const time = await ask(now, [[own, edit]]);
        await ask(saved, []);
        return time;
      };
      await ask(
        saved,
        files.map((file, index) => [index, file]),
      );
      for (const edit of others) await prove(edit);
      const found: number[] = [];
      for (const edit of timed) found.push(await prove(edit));
      return found;
    },
    { files: [...files], timed, others },
  );
  await close();
  return times;
}
