import { describe, expect, it } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { chosenContext, stagingOf } from '../../../src/authoring/studio/preview/staging.ts';
import { createInertStore } from '../../../src/authoring/studio/stage/inert-store.ts';
import { openFile } from '../../../src/authoring/studio/state/changes.ts';
import { beginning } from '../../../src/authoring/studio/state/choice.ts';
import { createWorkspace } from '../../../src/authoring/studio/state/workspace.ts';
import { kindOf } from '../../../src/definitions/kinds.ts';
import { explain } from '../../../src/engine/explain.ts';
import { resolveJourney } from '../../../src/engine/journey.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const { project } = openProject(files, trade);
if (project === undefined) throw new Error('The definitions have an error.');

describe('what the preview shows', () => {
  it('is for every card, journey and supplier something that is said, each with its place in a file', () => {
    const screens = files.filter(({ file }) =>
      ['card', 'journey', 'variant'].includes(kindOf(file, trade)?.kind ?? ''),
    );
    for (const { file } of screens) {
      const staging = stagingOf(project, beginning, file);
      const isCard = kindOf(file, trade)?.kind !== 'journey';
      if (isCard) expect(staging?.steps.length, file).toBeGreaterThan(0);
      expect(new Set(staging?.lines.map(({ id }) => id)).size, file).toBe(staging?.lines.length);
      expect(
        staging?.lines.filter(({ origins }) => origins.length === 0),
        file,
      ).toEqual([]);
    }
  });

  it('is the card that was opened, one that fills in an entry of a list too', () => {
    const cards = files.flatMap(({ file }) => {
      const known = kindOf(file, trade);
      return known?.kind === 'card' ? [{ file, name: known.name }] : [];
    });
    for (const { file, name } of cards) {
      const { model, steps = [] } = stagingOf(project, beginning, file) ?? {};
      expect(model?.steps.find(({ id }) => id === steps[0])?.definition.card).toBe(name);
    }
  });

  it('is the context that was chosen, or the nearest where a choice is not there', () => {
    const values = { fuel: 'dual', payment: 'prepayment', site: 'nowhere' };
    expect(chosenContext(project, { ...beginning, variant: '12-ovo', values })).toMatchObject({
      owner: { variant: '12-ovo' },
      choices: { fuel: 'dual', payment: 'prepayment' },
    });
    expect(chosenContext(project, { ...beginning, variant: '__proto__' })).toBeDefined();
  });

  it('speaks for the brand that is chosen', () => {
    const words = (brand: string) =>
      stagingOf(project, { ...beginning, brand }, 'schemas/cards/terms.card.json')
        ?.lines.map(({ text }) => text)
        .join(' ');
    expect(words('')).toContain('Switchyard earns commission');
    expect(words('wethermere')).toContain('Wethermere Building Society earns commission');
  });
});

describe('a file of another language', () => {
  const translations = files.filter(({ file }) => kindOf(file, trade)?.kind === 'translation');

  it('is looked at in its language, each sentence with its place', () => {
    const welsh = (file: string) => stagingOf(project, { ...beginning, language: 'cy' }, file);
    const bases = translations.flatMap(({ file }) => kindOf(file, trade)?.base ?? []);
    for (const base of bases.filter((file) => file.endsWith('.card.json'))) {
      const { lines = [], language } = welsh(base) ?? {};
      expect(language?.lang).toBe('cy');
      expect(lines.filter(({ origins }) => origins.length === 0)).toEqual([]);
    }
    const said = welsh('schemas/cards/compare-fuel.card.json')?.lines.map(({ text }) => text);
    expect(said).toContain('Beth hoffech chi ei gymharu?');
  });

  it('is opened beside the file that it translates', () => {
    const store = createWorkspace(files);
    openFile(store, 'schemas/locales/cy/cards/usage.card.json');
    expect(store.getState()).toMatchObject({
      file: 'schemas/locales/cy/cards/usage.card.json',
      subject: 'schemas/cards/usage.card.json',
      choice: { language: 'cy' },
    });
  });

  it('says why in its words', () => {
    const staging = stagingOf(
      project,
      { ...beginning, language: 'cy' },
      'schemas/cards/payment-type.card.json',
    );
    if (staging === undefined) throw new Error('Nothing is staged.');
    const reasons = explain(staging.model, staging.state, 'currentPayMethod');
    expect(reasons.map(({ sentence }) => sentence).join(' ')).toContain('Dull talu');
  });
});

it('answers in the preview as the product does, and asks for no effect', async () => {
  const staging = stagingOf(project, { ...beginning, variant: '12-ovo' }, 'schemas/cards/terms.card.json');
  if (staging === undefined) throw new Error('Nothing is staged.');
  const states: unknown[] = [];
  const store = createInertStore(staging.model, staging.state, (state) => states.push(state));
  const field = 'hasMedicalConditionOrIndividualRequirement';
  store.change(field, true);
  const { state, steps } = store.view.getState();
  expect([state.answers[field], state.pending, states.length]).toEqual([true, {}, 1]);
  expect(steps).toEqual(resolveJourney(staging.model, state));
  expect(steps.flatMap(({ card }) => card.fields.map(({ name }) => name))).toContain('specialNeedsId');
  expect(await store.run('load-special-needs')).toBeUndefined();
  expect(await store.submit(staging.model)).toBe(false);
});
