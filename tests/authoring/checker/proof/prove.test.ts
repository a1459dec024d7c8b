import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProver } from '../../../../src/authoring/checker/proof/prove.ts';
import { readDefinitionFiles } from '../../../../src/definitions/read-files.ts';
import { trade } from '../../../../src/trade.ts';

const files = readDefinitionFiles(join(import.meta.dirname, '../fixtures/dead-step'), trade);

it('tells a mistake that it knows already at the line where it stands now', () => {
  const prove = createProver(trade);
  const [before] = prove(files);
  const lower = files.map((one) => (one.file === before?.file ? { ...one, text: `\n${one.text}` } : one));
  expect(prove(lower)).toEqual([{ ...before, line: (before?.line ?? 0) + 1 }]);
  expect(prove(files)).toEqual([before]);
});
