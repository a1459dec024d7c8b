import { describe, expect, it } from 'vitest';
import { productFiles as files, proveProduct as prove } from '../../product-files.ts';

const home = 'schemas/cards/your-home.card.json';
const terms = 'schemas/cards/terms.card.json';
const confirm = 'schemas/cards/confirm.card.json';
const facts = 'schemas/facts.json';
const quote = 'schemas/journeys/quote.journey.json';
const signUp = 'schemas/journeys/sign-up.journey.json';
const numbers = 'schemas/cards/meter-numbers.card.json';

/** The lines at which a mistake is told, each with what is told there. */
function told(
  file: string,
  right: string,
  wrong: string,
): readonly (readonly [line: string, message: string])[] {
  const text = files.find((one) => one.file === file)?.text ?? '';
  expect(text).toContain(right);
  const changed = text.replace(right, () => wrong);
  const problems = prove(files.map((one) => (one.file === file ? { file, text: changed } : one)));
  return problems.map(({ line, message }) => [changed.split('\n')[line - 1]?.trim() ?? '', message]);
}

/** What an author gets wrong of what follows: in a file, this instead of that; the line that is told, and what is. */
const mistakes: readonly (readonly [
  what: string,
  file: string,
  right: string,
  wrong: string,
  line: string,
  message: string,
])[] = [
  [
    'an answer is not emptied that hangs on another [Q4.28]',
    home,
    '"clear": ["address", "lookup.addresses"]',
    '"clear": ["lookup.addresses"]',
    '"postcode": [{ "clear": ["lookup.addresses"] }],',
    'Here "address" is kept after postcode',
  ],
  [
    'a condition is turned round under which an answer is set [S4.04]',
    terms,
    '{ "set": { "neitherSmartMeterInstalled": false }, "when": { "gasSmartMeterInstalled": true } }',
    '{ "set": { "neitherSmartMeterInstalled": false }, "when": { "gasSmartMeterInstalled": false } }',
    '{ "set": { "neitherSmartMeterInstalled": false }, "when": { "gasSmartMeterInstalled": false } },',
    'Here "neitherSmartMeterInstalled" is not false after gasSmartMeterInstalled = true',
  ],
  [
    'an effect runs no more [S4.10]',
    numbers,
    '{ "clear": ["mpanValid", "mpanFound"] },',
    '{ "clear": ["mpanValid", "mpanFound"], "when": { "mpanValid": false } },',
    '{ "clear": ["mpanValid", "mpanFound"], "when": { "mpanValid": false } },',
    'Here "mpanValid" is kept after mpanNumber',
  ],
  [
    'the submit leads to another page [Q2.12]',
    quote,
    '"go": "/results/home-energy"',
    '"go": "/details"',
    '"go": "/details",',
    'the submit leads to /details and not to /results/home-energy',
  ],
  [
    'the submit runs in another order [S4.03]',
    signUp,
    '"verify-bank", "save-bank", "complete-switch"]',
    '"save-bank", "verify-bank", "complete-switch"]',
    '"run": ["save-personal", "save-address", "save-terms", "save-bank", "verify-bank", "complete-switch"],',
    'the submit does not run save-personal',
  ],
  [
    'two cards change places [S2.01]',
    signUp,
    '    { "card": "address-history", "panel": "home" },\n    { "card": "billing-address", "panel": "home" },',
    '    { "card": "billing-address", "panel": "home" },\n    { "card": "address-history", "panel": "home" },',
    '{ "card": "billing-address", "panel": "home" },',
    'step "billing-address" does not come after "address-history"',
  ],
  [
    'a step is taken out: told behind the one before it [S5.04]',
    signUp,
    '    { "card": "billing-address", "panel": "home" },\n',
    '',
    '{ "card": "address-history", "panel": "home" },',
    '"billing.postcode" is nowhere here',
  ],
  [
    'days are counted from another day [S2.04]',
    facts,
    '"date": { "from": "fact.switchBegins" },\n      "plus": { "workingDays": { "from": "fact.soonestDays" } }',
    '"date": { "from": "plan.asOf" },\n      "plus": { "workingDays": { "from": "fact.soonestDays" } }',
    '"date": { "from": "plan.asOf" },',
    '"fact.supplyFrom" is "2026-06-08" and not "2026-06-22"',
  ],
  [
    'a factor is another [S4.09]',
    facts,
    '"product": [12,',
    '"product": [10,',
    '"product": [10, { "from": "previous.years" }],',
    '"fact.previousYears" is 20 and not 24',
  ],
  [
    'two notices say one thing at once [S2.04]',
    confirm,
    '"plan.workingDays": { "set": false },\n      "plan.fixedMonths": { "set": false }',
    '"plan.workingDays": { "set": false },\n      "plan.fixedMonths": { "set": true }',
    '"plan.fixedMonths": { "set": true }',
    'Here "dates" and "dates-fixed" are shown at once',
  ],
  [
    'what is hidden is not sent any more: told where it would be said [S2.22]',
    terms,
    '    "neitherSmartMeterInstalled": true,\n    "agreeSmartMeterConditions": { "agreeSmart',
    '    "agreeSmartMeterConditions": { "agreeSmart',
    '"sent": {',
    '"neitherSmartMeterInstalled" is true here without being asked',
  ],
  [
    'an effect follows another answer [Q2.34]',
    'schemas/cards/results-filter.card.json',
    '"onChange": { "payMethod": [',
    '"onChange": { "isGreen": [',
    '"onChange": { "isGreen": [{ "run": "load-results" }] }',
    'Here "load-results" does not run after payMethod',
  ],
  [
    'a list takes more entries, after a proof in which it did not [S5.02]',
    'schemas/cards/address-history.card.json',
    '"atMost": 3',
    '"atMost": 5',
    '"atMost": 5,',
    'Here "previousAddresses" takes [{',
  ],
  [
    'a rule is taken out that holds in some situations alone [S5.05]',
    numbers,
    `    {
      "field": "mpanNumber",
      "when": { "plan.isEconomy7": true },
      "must": { "pattern": "^02" },
      "message": "The MPAN of an Economy 7 plan must start with 02."
    },
`,
    '',
    '{ "field": "mpanNumber", "must": { "pattern": "^0[12]" }, "message": "Must be a domestic meter" },',
    'Here "mpanNumber" takes "018011002012345678901"',
  ],
];

describe('what follows by law', () => {
  it('is so in all definitions', () => {
    expect(prove(files)).toEqual([]);
  });

  it.each(mistakes)('is told at its line: %s', (_, file, right, wrong, line, message) => {
    const all = told(file, right, wrong);
    expect(all).toContainEqual([line, expect.stringContaining(message)]);
  });
});
