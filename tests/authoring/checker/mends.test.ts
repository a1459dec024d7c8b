import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { fixDefinitions, withFix } from '../../../src/authoring/checker/fix.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import { trade } from '../../../src/trade.ts';

const folder = join(import.meta.dirname, 'fixtures/unknown-translation');
const card = 'schemas/cards/fuel.card.json';

it('takes out, where somebody says so, what an option leaves behind: its value and its translation', () => {
  const whole = JSON.parse(readFileSync(join(folder, card), 'utf8'));
  const [gone] = whole.ui.fuel.options.splice(0, 1);
  const text = JSON.stringify(whole, null, 2);
  const texts = { [`ui.fuel.options.${gone.value}.label`]: { source: gone.label, target: 'Nwy' } };
  const files = readDefinitionFiles(folder, trade).flatMap((one) => {
    if (one.file.includes('/locales/') && !one.file.endsWith('cy/locale.json')) return [];
    return one.file === card ? { ...one, text } : one;
  });
  const translation = { file: 'schemas/locales/cy/cards/fuel.card.json', text: JSON.stringify({ texts }) };
  const all = [...files, translation];
  const told = checkDefinitions(all, trade).filter(({ fix }) => fix?.isAsked);
  expect(told.map(({ id, fix }) => `${id}: ${fix?.title}`).sort()).toEqual([
    'unknown-translation: Take the translation out',
    `unoffered-value: Take "${gone.value}" out of what may be answered`,
  ]);
  expect(fixDefinitions(all, trade).fixed.filter(({ fix }) => fix?.isAsked)).toEqual([]);
  const mended = told.reduce((now, { file, fix }) => (fix ? withFix(now, file, fix) : now), all);
  const left = checkDefinitions(mended, trade).map(({ id }) => id);
  expect(left).not.toContain('unoffered-value');
  expect(left).not.toContain('unknown-translation');
});
