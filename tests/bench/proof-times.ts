import '../../src/command/outlive-reader.ts';
import { join } from 'node:path';
import { createProver } from '../../src/authoring/checker/proof/prove.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import type { DefinitionFile } from '../../src/definitions/types.ts';
import { trade } from '../../src/trade.ts';

/**
 * How long the proof takes, by hand: `npm run bench:proof -- 1000` adds so many suppliers, each a copy of a
 * real one under another id, proves all, then again after one of them was edited.
 */
const files = readDefinitionFiles(join(import.meta.dirname, '../..'), trade);
const count = Number(process.argv[2] ?? 0);
const real = files.filter(
  ({ file, text }) => file.startsWith('supplier-variants/') && !text.includes('"suppliers": []'),
);

const law = 'schemas/obligations.json';
const choices = 'schemas/choices.json';

function blocking({ file, text }: DefinitionFile): DefinitionFile {
  const obligations: Record<string, object> = JSON.parse(text).obligations;
  const kept = Object.entries(obligations).filter(([, one]) => 'blocks' in one);
  return { file, text: JSON.stringify({ obligations: Object.fromEntries(kept) }) };
}

const generated: readonly DefinitionFile[] = Array.from({ length: count }, (_, index) => {
  const { text = '{}' } = real[index % real.length] ?? {};
  const suppliers = [100_000 + index];
  const content = { ...JSON.parse(text), suppliers, name: `Supplier ${index}` };
  return { file: `supplier-variants/${suppliers[0]}-generated.json`, text: JSON.stringify(content, null, 2) };
});

/** Generated suppliers are nobody's obligation or choice, which name the real ones by their ids: what holds journeys back stays. */
const all = [
  ...files
    .filter(({ file }) => count === 0 || file !== choices)
    .map((one) => (count > 0 && one.file === law ? blocking(one) : one)),
  ...generated,
];
const prove = createProver(trade);

function timed(what: string, given: readonly DefinitionFile[]): void {
  const start = performance.now();
  const before = process.cpuUsage().user;
  const problems = prove(given);
  const cpu = Math.round((process.cpuUsage().user - before) / 1000);
  const memory = Math.round(process.memoryUsage().rss / 1024 ** 2);
  process.stdout.write(
    `${what}: ${Math.round(performance.now() - start)} ms (${cpu} ms of processor), ${memory} MiB, ${problems.length} problems\n`,
  );
}

timed(`${files.length + generated.length} files`, all);
timed('nothing edited', all);
const last = all.at(-1) ?? { file: '', text: '' };
for (const words of ['One', 'Two', 'Three']) {
  const edited = { file: last.file, text: last.text.replace('"name": "', `"name": "${words} `) };
  timed('one supplier edited', [...all.slice(0, -1), edited]);
}
