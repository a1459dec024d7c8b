import { expect, it } from 'vitest';
import { liveAnswers } from '../../src/engine/live-answers.ts';
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

it('sends what a card presets for a field that it never shows, and no other hidden answer', () => {
  const { state } = play(model, stateWith({ never: 'left over' }));
  expect(state.answers).toMatchObject({ hidden: 'parked', never: 'left over' });
  expect(liveAnswers(model, state)).toEqual({ stated: 'by the card' });
});
