import { describe, expect, it } from 'vitest';
import { checkAndProve } from '../../../src/authoring/checker/check-and-prove.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files, proveProduct as prove } from '../../product-files.ts';

const octopus = 'supplier-variants/49-octopus-energy.json';
const settings = 'schemas/settings.json';
const customer = 'schemas/cards/customer.card.json';

function found(file: string, right: string, wrong: string) {
  const text = files.find((one) => one.file === file)?.text ?? '';
  expect(text).toContain(right);
  const changed = files.map((one) =>
    one.file === file ? { file, text: text.replace(right, () => wrong) } : one,
  );
  return checkAndProve(changed, trade, prove);
}

describe('a mistake is told where it was made', () => {
  it('in the file of the one owner whose customers meet it, not in the card that all share [S5.11]', () => {
    const problems = found(octopus, '"show": { "happyToReceiveCreditCheck": true },', '');
    expect(problems.map(({ id }) => id)).toContain('broken-obligation');
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([octopus]));
  });

  it('in the setting that binds an owner to a file, not in that file [S5.14]', () => {
    const problems = found(settings, '"supplierVariants": {}', '"supplierVariants": { "49": "default" }');
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ id, file }) => `${id} ${file}`))).toEqual(
      new Set([`broken-obligation ${settings}`]),
    );
  });

  it('in the card, where the customers of several owners meet it [S5.10]', () => {
    const card = 'schemas/cards/terms.card.json';
    const accepted = '"suppliersTermsAndConditionsAreAccepted": true';
    const broken = found(card, accepted, accepted.replace('true', 'false')).filter(
      ({ id }) => id === 'broken-obligation',
    );
    expect(broken.map(({ file }) => file)).toContain(card);
    expect(broken.some(({ file }) => file.startsWith('supplier-variants'))).toBe(false);
  });

  it('in the journey that gives an answer from the start, for a card that is asked last too [Q3.02]', () => {
    const journey = 'schemas/journeys/quote.journey.json';
    const preset = '"newTariffPaymentMethod": "monthlyDirectDebit"';
    const text = files.find(({ file }) => file === journey)?.text ?? '';
    const problems = found(journey, preset, preset.replace('monthlyDirectDebit', 'cashOrCheque'));
    const line = text.slice(0, text.indexOf(preset)).split('\n').length;
    expect(problems.map((one) => [one.id, one.file, one.line])).toEqual([
      ['broken-obligation', journey, line],
      ['turned-round', journey, line],
    ]);
  });

  it.each([
    ['"has-a-prepayment-meter"', 'never'],
    ['{ "not": "has-a-prepayment-meter" }', 'never'],
    ['"knows-the-meters"', 'never'],
  ])('where a condition is taken that the journey can never meet: %s', (when, so) => {
    const problems = found(
      customer,
      '"terms-again": { "areTermsAskedAgain": true }',
      `"terms-again": ${when}`,
    );
    expect(problems).toMatchObject([{ id: 'never-known', file: customer }]);
    expect(problems[0]?.message).toContain(`is ${so} so here`);
  });

  const usage = 'schemas/cards/usage.card.json';
  const obligations = 'schemas/obligations.json';
  const complete = 'schemas/words/complete.json';
  const rules = 'schemas/word-rules.json';
  const home = 'schemas/cards/your-home.card.json';
  const meters = 'schemas/cards/meter-numbers.card.json';
  const payment = 'schemas/cards/payment.card.json';
  const octopusText = files.find(({ file }) => file === octopus)?.text ?? '';
  const factsText = files.find(({ file }) => file === 'schemas/facts.json')?.text ?? '';
  const law = files.find(({ file }) => file === obligations)?.text ?? '';
  const rulesOfPayment =
    / {2}"rules": \[[\s\S]*?\n {2}\],\n/.exec(
      files.find(({ file }) => file === 'schemas/cards/payment-type.card.json')?.text ?? '',
    )?.[0] ?? '';
  const termsAccepted = / {4}"terms-accepted": \{[\s\S]*?\n {4}\},\n/.exec(law)?.[0] ?? '';
  const beforeTerms =
    law
      .slice(0, law.indexOf(termsAccepted))
      .match(/\n {4}"[\w-]+": \{/g)
      ?.at(-1)
      ?.trim() ?? '';

  it.each([
    // The line is that of the last words here, once they are changed.
    ['a limit that the law fixes [Q5.08]', usage, '"maximum": 50000', '"maximum": 5000', '"maximum": 5000 '],
    [
      'a limit that words beside it contradict [S5.01]',
      customer,
      '"minLength": 10',
      '"minLength": 9',
      '"minLength": 9',
    ],
    [
      'an answer that others declare too [S2.61]',
      'schemas/journeys/switch-progress.journey.json',
      '"secret": true',
      '"secret": false',
      '"linkToken"',
    ],
    [
      'what hides a field that is required wherever it is shown [S5.13]',
      'schemas/cards/terms.card.json',
      '"prePaymentMeterId": { "plan.payMethod": "PrePaymentMeter" },',
      '"prePaymentMeterId": { "plan.payMethod": "MonthlyDirectDebit" },',
      '"MonthlyDirectDebit"',
    ],
    [
      'what requires a field no more [S5.13]',
      'schemas/cards/terms.card.json',
      '"prePaymentMeterId": { "plan.payMethod": "PrePaymentMeter" },\n    "neither',
      '"prePaymentMeterId": { "plan.payMethod": "MonthlyDirectDebit" },\n    "neither',
      '"MonthlyDirectDebit"',
    ],
    [
      'the section of what is required, where one was taken out of it [S5.06]',
      meters,
      ', "mprnNumber": true }',
      ' }',
      '"require"',
    ],
    [
      'the section before the one that is gone [S5.06]',
      meters,
      '  "require": { "mpanNumber": true, "mprnNumber": true },\n',
      '',
      '"mprnNumber": { "not": "switches-electricity-only" }',
    ],
    [
      'the section before the rules that are gone [Q5.04]',
      'schemas/cards/payment-type.card.json',
      rulesOfPayment,
      '',
      '"require": { "currentPayMethod": true },',
    ],
    [
      'the last rule of a field, where one behind it is gone [Q5.07]',
      'schemas/cards/supplier-and-tariff.card.json',
      ',\n    { "field": "tariffValidToDate", "check": "not-in-the-past", "message": "day-in-the-past" }',
      '',
      '"real-date"',
    ],
    ['a limit of another unit [Q5.08]', usage, '"minimum": 120', '"minimum": 12', '"minimum": 12,'],
    [
      'what requires a consent that nobody must give [S2.24]',
      'schemas/cards/terms.card.json',
      '  "require": {\n',
      '  "require": {\n    "supplierMaySendUpdatesThatMayBeOfInterestViaEmail": true,\n',
      '"supplierMaySendUpdatesThatMayBeOfInterestViaEmail": true,',
    ],
    [
      'what requires it of one supplier alone [S2.24]',
      'supplier-variants/8-shell-energy.json',
      '"require": { ',
      '"require": { "supplierMaySendUpdatesThatMayBeOfInterestViaEmail": true, ',
      '"require": { "supplierMay',
    ],
    [
      'the file that an owner should not go by [S2.24]',
      'supplier-variants/111-e-on-next.json',
      '"extends": "4-e-on"',
      '"extends": "7-edf"',
      '"extends"',
    ],
    [
      'the end of a file that is not closed',
      octopus,
      /\n\}\s*$/.exec(octopusText)?.[0] ?? '',
      '\n',
      '"presets"',
    ],
    [
      'what needs no comma but a bracket, in a file without indents',
      'schemas/facts.json',
      factsText,
      '{\n"facts": {\n"a": { "says": "x"\n"b": { "says": "y" }\n}\n}\n',
      '"says": "x"',
    ],
    [
      'what need no longer be agreed to [Q2.16]',
      home,
      '"gdprConsent": true,\n    "address"',
      '"address"',
      '"postcode": true,',
    ],
    ['of whom the law asks [S5.11]', obligations, '[8, 49]', '[8]', '"suppliers": [8],'],
    ['when the law asks [S5.02]', obligations, '"max": 35', '"max": 12', '"max": 12'],
    ['which texts are signed [S2.61]', complete, '["cooling-off"]', '[]', '"legal"'],
    ['what a rule of words forbids [S2.24]', rules, '        "no longer",\n', '', '"never": ['],
    ['what frees a sentence from it', rules, '"whether"]', '"whether", "supplier"]', '"whether", "supplier"'],
    [
      'the option before one that is gone [Q7.14]',
      'schemas/cards/vehicle.card.json',
      '        { "value": 2, "label": "11kW connection" },\n',
      '',
      '"3-pin plug"',
    ],
    ['the obligation before one that is gone [S5.10]', obligations, termsAccepted, '', beforeTerms],
    [
      'for how long a quote is kept [Q7.20]',
      'schemas/journeys/quote.journey.json',
      '"days": 14',
      '"days": 30',
      '"days": 30',
    ],
    [
      'a sentence that somebody reworded [S2.50]',
      payment,
      'the only person',
      'the one person',
      'the one person',
    ],
  ])('at the line of %s', (_, file, right, wrong, place) => {
    const lines = (files.find((one) => one.file === file)?.text ?? '')
      .replace(right, () => wrong)
      .split('\n');
    const line = lines.findIndex((text) => text.includes(place)) + 1;
    const problems = found(file, right, wrong);
    expect(line).toBeGreaterThan(0);
    expect(problems.map((one) => `${one.file}:${one.line}`)).toContain(`${file}:${line}`);
  });
});
