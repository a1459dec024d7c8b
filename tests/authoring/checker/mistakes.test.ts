import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { formatProblems } from '../../../src/authoring/checker/format.ts';
import { trade } from '../../../src/trade.ts';
import { shippedFiles as files } from '../../shipped.ts';

const octopus = 'supplier-variants/49-octopus-energy.json';
const eOn = 'supplier-variants/4-e-on.json';
const terms = 'schemas/cards/terms.card.json';
const payment = 'schemas/cards/payment-type.card.json';
const shell = 'supplier-variants/8-shell-energy.json';
const quote = 'schemas/journeys/quote.journey.json';
const signUp = 'schemas/journeys/sign-up.journey.json';

/** What a careless author writes, one mistake each: in a file, this instead of that. */
const mistakes: readonly (readonly [what: string, file: string, right: string | RegExp, wrong: string])[] = [
  [
    'a field misspelt',
    octopus,
    '"require": { "happyToReceiveCreditCheck"',
    '"require": { "happyToRecieveCreditCheck"',
  ],
  ['a section misspelt', octopus, '"require"', '"requires"'],
  ['a comma forgotten', octopus, '"name": "Octopus Energy",', '"name": "Octopus Energy"'],
  ['a comma left behind', octopus, /\n\}\s*$/, ',\n}\n'],
  [
    'a bracket forgotten',
    octopus,
    '"show": { "happyToReceiveCreditCheck": true }',
    '"show": { "happyToReceiveCreditCheck": true',
  ],
  ['a comment', octopus, '"name"', '// the new terms of March\n  "name"'],
  ['single quotes', octopus, '"Octopus Energy"', "'Octopus Energy'"],
  ["the supplier's id as a text", octopus, '[49]', '["49"]'],
  ["another supplier's id", octopus, '[49]', '[8]'],
  ['a list where one belongs', octopus, '"card": "terms"', '"card": ["terms"]'],
  ['a card that is not there', octopus, '"card": "terms"', '"card": "supplier-consents"'],
  ['a parent that is not there', eOn, '"card": "terms",', '"card": "terms",\n  "extends": "e-on",'],
  ['a consent ticked beforehand', octopus, '"presets": {', '"presets": { "consent1": true,'],
  [
    'a text that says what the card says',
    octopus,
    '"require"',
    '"text": { "consent1": "{supplier} may contact me with news and offers." },\n  "require"',
  ],
  [
    'a placeholder misspelt',
    terms,
    '{supplier} may run a credit check before',
    '{suplier} may run a credit check before',
  ],
  ['a link over http', terms, '({supplierTerms})', '(http://www.octopus.energy/terms)'],
  ['a field without a place', payment, '"order": ["currentPayMethod"]', '"order": []'],
  ['a widget that is not there', terms, '"widget": "agreement"', '"widget": "tickbox"'],
  [
    'a condition misspelt',
    terms,
    '"agreeSmartMeterConditions": "has-smart-meter"',
    '"agreeSmartMeterConditions": "has-smart-meters"',
  ],
  [
    'a value that the answer never has',
    terms,
    '{ "plan.payMethod": "PrePaymentMeter" }',
    '{ "switchAfterCoolingOfPeriod": "yes" }',
  ],
  ['an effect misspelt', signUp, '"save-address", "save-terms"', '"save-adress", "save-terms"'],
  [
    "a condition in words of one's own",
    octopus,
    '"require": { "happyToReceiveCreditCheck": true }',
    '"require": { "happyToReceiveCreditCheck": "yes" }',
  ],
  ['half of a condition', shell, '"wants-news-or-offers"', '"wants-news"'],
  ['HTML', eOn, '"text": "', '"text": "<b>Note:</b> '],
  ['a number without its list', octopus, '[49]', '49'],
  ['a card of a step misspelt', quote, '{ "card": "usage" }', '{ "card": "usages" }'],
  [
    'an answer of another kind',
    shell,
    '"presets": { "happyToReceiveCreditCheck": null }',
    '"presets": { "happyToReceiveCreditCheck": "yes" }',
  ],
  ['shown and hidden', shell, '"hide": [', '"hide": [\n    "happyToReceiveCreditCheck",'],
  ['a notice without its words', eOn, /,\s*"text": "\{supplier\} may run[^"]*"/, ''],
  ['one id twice', octopus, '[49]', '[49, 49]'],
  ['the same key twice', octopus, '"card": "terms",', '"card": "terms",\n  "name": "Octopus",'],
];

describe('a careless author is told what to do, by the message alone', () => {
  const told = mistakes.map(([what, file, right, wrong]) => {
    const changed = files.map((one) =>
      one.file === file ? { file, text: one.text.replace(right, wrong) } : one,
    );
    expect([what, changed.map(({ text }) => text)]).not.toEqual([what, files.map(({ text }) => text)]);
    const problems = checkDefinitions(changed, trade);
    return { what, problems, printed: `# ${what}\n\n${formatProblems(problems, changed)}\n` };
  });

  it.each(told)('$what', ({ problems }) => {
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(2);
  });

  it('in the words of mistakes.txt (UPDATE=1 writes them: read them as a newcomer would)', () => {
    const printed = told.map((one) => one.printed).join('\n');
    const expected = join(import.meta.dirname, 'mistakes.txt');
    if (process.env.UPDATE === '1') writeFileSync(expected, printed);
    expect(existsSync(expected)).toBe(true);
    expect(printed).toBe(readFileSync(expected, 'utf8'));
  });
});
