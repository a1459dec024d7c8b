import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/energy/api/failure.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import { runEffect } from './world.ts';

it.each([
  ['open-quote', 'POST /request/quote/open'],
  ['open-progress', 'POST /request/progress/open'],
] as const)('a link that was cut is told of in words for who opened it: %s', async (word, call) => {
  const opened = async (status: number, said: string) => {
    const answers = { linkToken: 'cut' };
    const { outcome } = await runEffect(laterEffects[word], {
      answers,
      replies: { [call]: new ApiFailure({ status, said }) },
    });
    return outcome.failure?.message;
  };
  expect(await opened(400, 'The token is not in the right form.')).toMatch(
    /^This link is incomplete\. Please open it again/,
  );
  // What the service says of a whole one is for people.
  expect(await opened(404, 'This link has been used already.')).toBe('This link has been used already.');
});

it.each([
  [404, 'x'],
  [409, 'x'],
  [400, undefined],
  [503, undefined],
])('a link to a quote that was refused with %i is known as used: %s', async (status, usedToken) => {
  const { outcome } = await runEffect(laterEffects['open-quote'], {
    answers: { linkToken: 'x' },
    replies: { 'POST /request/quote/open': new ApiFailure({ status, said: 'No.' }) },
  });
  expect(outcome.set?.usedToken).toBe(usedToken);
});
