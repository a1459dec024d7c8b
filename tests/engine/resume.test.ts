import { describe, expect, it } from 'vitest';
import { answer, explain, keptOf, resolveJourney, resumed } from '../../src/engine/index.ts';
import { aCard, modelOf, play, stateWith } from '../builders.ts';

const entry = aCard('person', { name: { personal: true } });
const card = aCard(
  'usage',
  {
    figure: { title: 'Figure', type: 'number', maximum: 10 },
    home: { title: 'Home', properties: { street: { personal: true } } },
    people: { type: 'array' },
    account: { title: 'Account', secret: true },
    offers: { title: 'Offers', marketing: true },
    draft: { title: 'Draft' },
    phone: { title: 'Phone', personal: true },
  },
  { each: { people: { card: 'person', line: ['{entry.name}'] } }, presets: { figure: 5 } },
);
const resume = { days: 3, keep: ['home', 'people', 'meter'], forget: ['draft'] };
const steps = [{ card: 'usage' }, { card: 'usage', for: 'gas' }];
const model = modelOf([card, entry], { journey: { steps, resume } });
const kept = { figure: 1, gasFigure: 2, home: { street: 'x' }, people: [{ name: 'y' }] };
const answers = { ...kept, account: 'z', offers: true, draft: 'd', gasDraft: 'e', phone: '1' };
const state = { ...stateWith(answers), sources: { meter: { mpan: '12' }, plan: { id: 1 } } };

describe('what may be kept', () => {
  it('is in the open every answer that tells of nobody, by the names of each part', () => {
    expect(keptOf(model, state, 'open')).toEqual({ figure: 1, gasFigure: 2 });
  });

  it('is sealed what is personal and named, whole sources too; what is forgotten, secret or offered is not', () => {
    expect(keptOf(model, state, 'sealed')).toEqual({ ...kept, meter: { mpan: '12' } });
  });

  it('is nothing of a journey that says nothing of it', () => {
    const silent = modelOf([card, entry], { journey: { steps } });
    expect(keptOf(silent, state, 'sealed')).toEqual({});
    expect(resumed(silent, stateWith({}), answers)).toEqual(stateWith({}));
  });
});

describe('a journey that goes on', () => {
  const again = (kept: Parameters<typeof resumed>[2]) => resumed(model, stateWith({}), kept);

  it('has what was kept, as if it had been answered just now', () => {
    const { state: entered } = play(model, again(keptOf(model, state, 'sealed')), { kind: 'enter' });
    expect(entered.answers).toMatchObject({ figure: 1, gasFigure: 2, home: { street: 'x' } });
    expect(entered.sources.meter).toEqual({ mpan: '12' });
  });

  it('takes nothing that may not be kept, whoever wrote it', () => {
    const strange = { ...answers, plan: { id: 1 }, meter: 'no source', __proto__: { figure: 9 }, other: 1 };
    const { answers: taken, sources } = again(strange);
    expect(taken).toEqual(kept);
    expect(sources).toEqual(stateWith({}).sources);
  });

  it('judges it like any answer', () => {
    const { state: entered } = answer(model, again({ figure: 11, home: 'nowhere' }), { kind: 'enter' });
    expect(resolveJourney(model, entered)[0]?.card.errors.map(({ field }) => field)).toContain('figure');
  });
});

it('is explained: kept, kept sealed, or never kept', () => {
  const why = (field: string) =>
    explain(model, state, field)
      .filter(({ about }) => about === 'kept')
      .map(({ sentence }) => sentence);
  expect(why('gasFigure')).toEqual(['"gasFigure" may be kept for 3 days.']);
  expect(why('home')).toEqual(['"home" may be kept for 3 days, sealed: it is personal.']);
  expect(why('account')).toEqual(['"account" is never kept.']);
});
