import { describe, expect, it } from 'vitest';
import { isContrary, isOtherwise, thingsIn } from '../../../src/authoring/checker/guards/contrary.ts';
import { amountsIn } from '../../../src/authoring/checker/wording/figures.ts';
import { wordsOf } from '../../../src/authoring/checker/wording/phrase-match.ts';

const told = (text: string) => wordsOf(amountsIn(text));
const things = thingsIn(
  [
    'Your bank, your card, your gas and your bill.',
    'The meters of a home.',
    'The tariffs of a home.',
    'The ways of a home, and the channels.',
    'The channels of a town.',
    'You keep your letter.',
  ].map(told),
  [told('Account Number')],
);
const speech = { parts: new Set(['gas', 'electricity']), owners: ['supplier', '{supplier}'], things };
const isWrong = (before: string, now: string) =>
  [isContrary, isOtherwise].some((judge) => judge(speech, told(before), told(now)));

describe('a sentence that says another thing than before', () => {
  it.each([
    ['another number', 'You have 14 days to cancel.', 'You have 41 days to cancel.'],
    ['another length of time', 'It confirms this within 3 working days.', 'It confirms this within 3 weeks.'],
    ['another unit', 'It comes within 24 hours.', 'It comes within 24 days.'],
    ['another hour', 'Opens tomorrow at 9am.', 'Opens tomorrow at 5pm.'],
    ['another day of the week', 'Open Monday to Friday, from nine.', 'Open Monday to Saturday, from nine.'],
    [
      'another doer',
      '{supplier} decides on the days, and tells you.',
      'We decide on the days, and tell you.',
    ],
    ['a duty for a right', 'You can cancel it until then.', 'You must cancel it until then.'],
    ['another way', 'Your bill comes by email.', 'Your bill comes by post.'],
    ['another thing', 'We look up the meters of your home.', 'We look up the tariffs of your home.'],
    ['two things for two', 'It is on your bank card, at the top.', 'It is on your gas bill, at the top.'],
    ['another answer', 'Please call {phone} about it.', 'Please call {officePhone} about it.'],
    ['all for some', 'Some of us take a commission.', 'All of us take a commission.'],
    ['a word that it says too', 'Open all week, closed on holidays.', 'Open all week, open on holidays.'],
    [
      'two words exchanged',
      'It begins with gas and ends with power.',
      'It begins with power and ends with gas.',
    ],
    ['the contrary', 'Pay the final bill of your old supplier.', 'Pay the final bill of your new supplier.'],
  ])('is told of %s', (_, before, now) => {
    expect(isWrong(before, now)).toBe(true);
  });

  it.each([
    ['a number in words', 'You must be 18 or over.', 'You must be eighteen or over.'],
    ['the same time in another unit', 'You have 14 days to cancel.', 'You have two weeks to cancel.'],
    ['a word of one meaning', 'We look up the meters of your home.', 'We look up the meters of your house.'],
    ['a way for a channel', 'Choose the channels that you like.', 'Choose the ways that you like.'],
    ['another doing', 'Your bill shows another.', 'Your bill says another.'],
    ['another order', 'To cancel, tell us before then.', 'Tell us before then to cancel.'],
    ['a sentence of other words', 'You need not remember to pay.', 'It is paid without you.'],
    ['the owner by name', '{supplier} sends you a letter.', 'Your supplier sends you a letter.'],
    ['an s that is of the word', 'Check the address first.', 'Check the addresses first.'],
    [
      'a word for all that was to be done',
      'Take your card out to keep your letter.',
      'Take your card out, and then your bill.',
    ],
    ['one word more', 'Please try again.', 'Please try it again later.'],
    ['what nobody spoke of before', 'The meters of a home.', 'The gauges of a home.'],
  ])('and nothing is told of %s', (_, before, now) => {
    expect(isWrong(before, now)).toBe(false);
  });
});
