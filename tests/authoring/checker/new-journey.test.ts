import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkAndProve } from '../../../src/authoring/checker/check-and-prove.ts';
import { newJourneyFiles } from '../../../src/authoring/checker/new-journey.ts';
import { definitionsFrom } from '../../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../../src/definitions/gather.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import { buildModel } from '../../../src/engine/model.ts';
import { trade } from '../../../src/trade.ts';
import { smallProject } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';

const root = join(import.meta.dirname, '../../..');
const small = Object.entries(smallProject).map(([file, content]) => ({
  file,
  text: JSON.stringify(content),
}));
const wanted = { name: 'moving-home', title: 'Moving home' };

describe('a new journey', () => {
  it('is a card and a journey with an address, that the checker passes and the engine opens', () => {
    const made = newJourneyFiles(wanted, small, trade);
    if ('refused' in made) throw new Error(made.refused.join());
    expect(made.map(({ file }) => file)).toEqual([
      'schemas/cards/moving-home.card.json',
      'schemas/journeys/moving-home.journey.json',
    ]);
    const all = [...small, ...made];
    expect(checkAndProve(all, trade)).toEqual(checkAndProve(small, trade));
    const definitions = definitionsFrom(gatherDefinitions(all, trade), trade);
    const { journey, steps } = buildModel(definitions, 'moving-home', trade);
    expect(journey.route).toBe('/moving-home');
    expect(steps.map(({ card }) => card.order)).toEqual([['movingHomeAnswer']]);
  });

  it('claims nothing that is not so while nothing is sent, and is known for a draft', () => {
    const made = newJourneyFiles(wanted, small, trade);
    if ('refused' in made) throw new Error(made.refused.join());
    const definitions = definitionsFrom(gatherDefinitions([...small, ...made], trade), trade);
    const { cards, journeys } = definitions;
    const submit = journeys['moving-home']?.submit;
    const question = cards['moving-home']?.schema.properties.movingHomeAnswer;
    expect(submit).toMatchObject({ run: [], label: 'Finish' });
    expect(JSON.stringify(made)).not.toMatch(/\b(we|us|our|sent?|received|saved)\b/i);
    for (const words of [submit?.done, question?.title]) expect(words).toMatch(/\bDraft: /);
  });

  it.each([
    [{ ...wanted, name: 'Moving home' }, /small letters, digits and hyphens/],
    [{ ...wanted, name: 'quote' }, /quote\.journey\.json stands already/],
    [{ ...wanted, title: ' ' }, /heading/],
  ])('is refused where it would not be right: %j', (given, sentence) => {
    const made = newJourneyFiles(given, small, trade);
    expect('refused' in made && made.refused.join()).toMatch(sentence);
  });
});

describe('npm run new:journey', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (script: string, ...args: readonly string[]) =>
    runCommand(folder, `src/authoring/checker/${script}`, ...args);

  it('goes from the guide’s first line to the green check, beside all journeys of the product', () => {
    for (const name of ['schemas', 'supplier-variants'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    expect(readDefinitionFiles(folder, trade).length).toBeGreaterThan(100);
    const made = run('new-journey-cli.ts', '--name', 'moving-home', '--title', 'Moving home');
    expect(made.stdout).toContain('npm run dev     shows it at /moving-home');
    expect(run('cli.ts', '--rules').stdout).toMatch(/: no problem/);
    expect(run('new-journey-cli.ts', '--name', 'moving-home', '--title', 'Moving home').status).toBe(1);
    expect(run('new-journey-cli.ts', '--name', 'moving-home').stderr).toMatch(/^Give --title\./);
  });
});
