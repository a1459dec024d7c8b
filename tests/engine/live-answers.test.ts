import { expect, it } from 'vitest';
import { liveAnswers } from '../../src/engine/live-answers.ts';
import type { Answers } from '../../src/engine/types.ts';
import { aCard, modelOf, play, stateWith } from '../builders.ts';

const model = modelOf([
  aCard(
    'consents',
    { shown: {}, hidden: {}, stated: {}, never: {} },
    {
      show: { hidden: { shown: 'yes' }, stated: false, never: false },
      presets: { hidden: 'parked', stated: 'by the card' },
    },
  ),
]);

it('sends a hidden answer that its card calls sent, for as long as that holds [Q7.10]', () => {
  const counted = modelOf(
    [
      aCard(
        'use',
        { mode: {}, amount: {}, unit: {} },
        { show: { unit: { mode: 'typed' } }, sent: { unit: { amount: { set: true } } } },
      ),
    ],
    { journey: { steps: [{ card: 'use', for: 'gas' }] } },
  );
  const live = (answers: Answers) => Object.keys(liveAnswers(counted, stateWith(answers)));
  expect(live({ gasMode: 'guessed', gasUnit: 1 })).toEqual(['gasMode']);
  expect(live({ gasMode: 'guessed', gasAmount: 5, gasUnit: 1 })).toEqual(['gasMode', 'gasAmount', 'gasUnit']);
});

it('sends what a card presets for a field that it never shows, and no other hidden answer', () => {
  const { state } = play(model, stateWith({ never: 'left over' }));
  expect(state.answers).toMatchObject({ hidden: 'parked', never: 'left over' });
  expect(liveAnswers(model, state)).toEqual({ stated: 'by the card' });
});
