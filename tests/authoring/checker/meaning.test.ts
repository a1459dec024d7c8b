import { describe, expect, it } from 'vitest';
import { inRounds } from './rounds.ts';

const terms = 'schemas/cards/terms.card.json';
const confirm = 'schemas/cards/confirm.card.json';
const facts = 'schemas/facts.json';
const customer = 'schemas/cards/customer.card.json';
const messages = 'schemas/messages.json';
const notices = 'schemas/notices.json';
const economy7 = 'schemas/cards/economy-7.card.json';
const signUp = 'schemas/journeys/sign-up.journey.json';

/** What is found of these edits, of each in its own file alone. */
const rounds = inRounds();
/** Of others, that may be told elsewhere too. */
const besides = inRounds();
const foundIn =
  ({ found }: typeof rounds) =>
  (...edit: Parameters<typeof found>) => {
    const { line, problems } = found(...edit);
    return { line, problems: problems.map(({ id, file, line: at }) => ({ id, file, line: at })) };
  };
/** The rules and lines of what is found once a file says this instead of that, and the line where it does. */
const found = foundIn(rounds);
const foundBesides = foundIn(besides);

describe('words and figures of the product that mislead are told where they stand', () => {
  it('tells of a way to be reached, as another one, where it is said and where another says it [S2.24]', () => {
    const [file, other] = ['supplier-variants/2-british-gas.json', 'supplier-variants/4-e-on.json'];
    const { line, problems } = found(file, 'ViaPost": "Letter"', 'ViaSms": "Letter"');
    expect(problems).toEqual([
      { id: 'other-consent', file, line },
      { id: 'other-part', file, line },
      { id: 'other-consent', file: other, line: 21 },
    ]);
  });

  rounds.each([
    [
      'an opt-in as an opt-out [S2.24]',
      'wrong-words',
      terms,
      'News and offers by post',
      'Do not write to me',
    ],
    [
      'an opt-out in a variant [S2.24]',
      'wrong-words',
      'supplier-variants/2-british-gas.json',
      'Letter',
      'No letters, I object to them',
    ],
    [
      'terms without a link [S5.10]',
      'wrong-words',
      'supplier-variants/4-e-on.json',
      "I have read and accept {supplier}'s [Terms & Conditions]({tariffTerms}).",
      'I confirm that I accept the terms of {supplier}.',
    ],
    [
      'news and offers taken with the terms [S2.24]',
      'wrong-words',
      terms,
      '[Terms & Conditions]({supplierTerms}).',
      '[Terms & Conditions]({supplierTerms}), and I would like news and offers.',
    ],
    ['terms that are only seen [S5.10]', 'wrong-words', terms, 'I have read and accept', 'I have seen'],
    [
      'a look-up without the permission that another line asks for [Q2.16]',
      'unpermitted-run',
      'schemas/cards/your-home.card.json',
      '{ "run": "load-meters", "when": { "address": { "set": true }, "gdprConsent": true } }',
      '{ "run": "load-meters", "when": { "address": { "set": true } } }',
    ],
    [
      'the words of the debt agreement on the credit check [S5.11]',
      'other-consent',
      'supplier-variants/49-octopus-energy.json',
      '"presets": { "happyToReceiveCreditCheck": null }',
      '"presets": { "happyToReceiveCreditCheck": null }, "text": { "happyToReceiveCreditCheck": "I agree that {supplier} may see what I owe to my present supplier." }',
    ],
    [
      'another supplier in a sentence of the law [S5.11]',
      'lowered-guard law-in-words',
      'schemas/obligations.json',
      "Suppliers 8 and 49 check the customer's credit only",
      "Suppliers 8 and 42 check the customer's credit only",
    ],
    [
      'a page that says the name of another brand',
      'other-brand',
      'schemas/brands/wethermere.brand.json',
      '{brandName} helps people to find',
      'Switchyard helps people to find',
    ],
    [
      'hours that end before they begin',
      'contradicted-figure',
      'schemas/brands/wethermere.brand.json',
      '"Monday to Friday, 9am to 5pm"',
      '"Monday to Friday, 5pm to 9am"',
    ],
    [
      'a part of an answer under the name of another part',
      'crossed-track',
      'schemas/journeys/results.journey.json',
      '"Tariff Id": { "from": "moreInfo.tariffId" }',
      '"Tariff Id": { "from": "moreInfo.payMethod" }',
    ],
    [
      'what was found of the other meter, shown for this one',
      'crossed-copy',
      'schemas/cards/meter-numbers.card.json',
      `        { "not": "switches-gas-only" },
        { "mpanFound": true },`,
      `        { "not": "switches-gas-only" }, { "mprnFound": true },`,
    ],
    [
      'the home, where a number was found for another address [S2.14]',
      'crossed-copy',
      'schemas/cards/meter-numbers.card.json',
      'We found this MPRN for {mprnFoundFor.text}.',
      'This is the MPRN of {presentAddress.text}.',
    ],
    [
      'a heading that says how something else failed',
      'other-list',
      'schemas/cards/payment.card.json',
      '"heading": "{failure.verify-bank}"',
      '"heading": "{failure.save-bank}"',
    ],
    [
      'a message called after the twin of its field',
      'other-part',
      'schemas/cards/meter-numbers.card.json',
      '"message": "mpan-not-checked"',
      '"message": "mprn-not-found"',
    ],
    [
      'an effect twice in a row',
      'duplicate',
      'schemas/cards/payment-type.card.json',
      '{ "run": "fetch-suppliers" },',
      '{ "run": "fetch-suppliers" }, { "run": "fetch-suppliers" },',
    ],
    [
      'seconds that are called minutes',
      'crossed-words',
      'schemas/words/service.json',
      '{count} minutes',
      '{count} seconds',
    ],
    [
      'a sum for a year that is called one of a month',
      'crossed-words',
      'schemas/words/sign-up.json',
      '"short-month": "{amount} a month"',
      '"short-month": "{amount}/year"',
    ],
    [
      'a letter to a telephone number',
      'unsafe-link',
      'schemas/brands/switchyard.brand.json',
      'The phone numbers and addresses are examples',
      'Write to [{phone}](mailto:{phone}). The phone numbers and addresses are examples',
    ],
    [
      'a commission that is added to the price [S2.02]',
      'wrong-words',
      'schemas/brands/switchyard.brand.json',
      'The commission does not change the price that you pay.',
      'The commission is added to the price that you pay.',
    ],
    [
      'a sum that is told in months',
      'bad-calculation',
      'schemas/facts.json',
      `"otherwise": { "from": "plan.cost" },
      "format": "whole-pounds"`,
      `"otherwise": { "from": "plan.cost" }, "format": "months"`,
    ],
    [
      'stages that are told in another order than they run',
      'idle-stage',
      signUp,
      '"run": ["verify-bank", "save-bank"],',
      '"run": ["save-bank", "verify-bank"],',
    ],
    [
      'a record of one change that tells another answer',
      'crossed-track',
      'schemas/journeys/results.journey.json',
      '{ "from": "switchNow.tariffId" }',
      '{ "from": "moreInfo.tariffId" }',
    ],
    [
      'a record in a card that tells another answer',
      'crossed-track',
      'schemas/cards/payment-type.card.json',
      '"Payment Type": { "from": "currentPayMethod" }',
      '"Payment Type": { "from": "newTariffPaymentMethod" }',
    ],
    [
      'what the other meter found, cleared with this one',
      'unlike-twin',
      'schemas/cards/meter-numbers.card.json',
      '{ "clear": ["mprnFound", "mprnFoundFor"] }',
      '{ "clear": ["mpanFound", "mprnFoundFor"] }',
    ],
    [
      'one number of digits where there are from so many to so many',
      'contradicted-figure',
      'schemas/cards/payment.card.json',
      '"hint": "6 to 8 digits."',
      '"hint": "8 digits."',
    ],
    [
      'a box into which nobody can type an email address',
      'unfit-widget',
      customer,
      '"mode": "lowercase"',
      '"mode": "alpha-numeric"',
    ],
    [
      'a consent to keep apart [S2.32]',
      'wrong-words',
      terms,
      'May {supplier} share your information with your',
      'Should {supplier} keep your information from your',
    ],
    [
      'what will be, as what may be [S2.20]',
      'turned-round',
      terms,
      'I accept that I will be billed',
      'I accept that I might be billed',
    ],
    [
      'what may be, as what will be [S2.24]',
      'turned-round',
      terms,
      '{supplier} may contact me with updates',
      '{supplier} will contact me with updates',
    ],
    [
      'an effect under the condition of another [Q2.40]',
      'turned-round',
      'schemas/journeys/tariff-details.journey.json',
      '{ "run": "load-label", "when": { "tariffId": { "set": true } } }',
      '{ "run": "load-label", "when": { "cameBack": true } }',
    ],
    [
      'an effect that lost its condition [S4.02]',
      'turned-round',
      signUp,
      '{ "run": "load-saved", "when": { "areTermsKnown": true } }',
      '{ "run": "load-saved" }',
    ],
    [
      'an effect under a wider condition [S2.01]',
      'turned-round',
      signUp,
      '{ "run": "load-plan", "when": { "isSwitchedAlready": false } }',
      '{ "run": "load-plan", "when": { "isSwitchedAlready": { "set": true } } }',
    ],
    [
      'another figure of those who published it [Q3.12]',
      'lowered-guard',
      'schemas/averages.json',
      '"medium": 2500, "high": 3800',
      '"medium": 2600, "high": 3800',
    ],
    [
      'a figure where none was published [Q3.12]',
      'lowered-guard',
      'schemas/averages.json',
      '{ "low": null, "medium": 3400, "high": null }',
      '{ "low": 2000, "medium": 3400, "high": null }',
    ],
    [
      'news within a consent to other things [S2.24]',
      'wrong-words',
      terms,
      'about important changes to my account by email',
      'about changes to my account and its newsletter by email',
    ],
    [
      'a promise to keep here what is sent [S2.26]',
      'wrong-words',
      terms,
      'We pass this on to {supplier}, so that it can help you.',
      'It is only for our records, and we never share it.',
    ],
    [
      'one limit for the debts of both fuels [S5.12]',
      'wrong-words',
      'supplier-variants/22-utilita.json',
      '£500 or less per fuel',
      '£500 or less in total',
    ],
    [
      'another rate of repayment [S5.12]',
      'wrong-words',
      'supplier-variants/22-utilita.json',
      'repayment rate stays unchanged',
      'repayment rate goes up a little',
    ],
    [
      'a switch that waits although nobody chose it [S2.20]',
      'wrong-words',
      'schemas/words/progress.json',
      '5 to 10 working days after you applied',
      '5 to 10 working days after your cooling-off period',
    ],
    [
      'a link that works every day [S4.02]',
      'wrong-words',
      'schemas/words/letters.json',
      'The link works once, on one device,',
      'The link works every day',
    ],
    [
      'a notice of letters under a heading of emails [S2.34]',
      'other-part',
      'supplier-variants/7-edf.json',
      'electronically, to the email address that you gave',
      'by letter, to the home that you move to',
    ],
    [
      'words of another agreement on one [S5.11]',
      'other-consent',
      terms,
      'I agree that {supplier} may run a credit check.',
      'I agree that {supplier} may take part in the debt protocol.',
    ],
    [
      'a warning as good news [S2.24]',
      'lowered-guard',
      terms,
      '"special-needs-failed": { "tone": "warning"',
      '"special-needs-failed": { "tone": "success"',
    ],
    [
      'a warning that cards share, as good news [Q2.18]',
      'lowered-guard',
      notices,
      '"tone": "danger",\n      "heading": "Must be a Prepayment meter"',
      '"tone": "success",\n      "heading": "Must be a Prepayment meter"',
    ],
    [
      'what is so, as what is so as a rule [S2.02]',
      'lowered-guard',
      terms,
      'It does not change the price',
      'It does not usually change the price',
    ],
    [
      'a fee promised away',
      'wrong-words',
      confirm,
      'Your cooling-off',
      'You can leave at any time. Your cooling-off',
    ],
    [
      'the notice of a Direct Debit, as a shorter one',
      'wrong-words',
      confirm,
      "10 working days' notice",
      "3 working days' notice",
    ],
    ['another cooling-off period [S2.20]', 'wrong-words', confirm, 'expires 14 days', 'expires 28 days'],
    [
      'the same in words [S2.20]',
      'wrong-words',
      'schemas/cards/your-switch.card.json',
      'two weeks',
      'three weeks',
    ],
    [
      'a supplier by the name of another',
      'duplicate',
      'supplier-variants/8-shell-energy.json',
      '"name": "Shell Energy"',
      '"name": "OVO"',
    ],
    [
      'what is passed on, as kept to ourselves [S2.24]',
      'wrong-words',
      terms,
      'We pass this on to {supplier}, so that it can help you.',
      'We keep this to ourselves.',
    ],
    [
      'a sentence that was put in twice',
      'repeated-text',
      terms,
      'We pass this on to {supplier}, so that it can help you.',
      'We pass this on to {supplier}, so that it can help you. We pass this on to {supplier}, so that it can help you.',
    ],
    ['another age [S5.01]', 'wrong-words', customer, 'must be 18 or over', 'must be 17 or over'],
    ['another history [S5.02]', 'wrong-words', 'schemas/messages.json', 'last 3 years', 'last 2 years'],
  ])('%s', (_, id, file, right, wrong) => {
    const { line, problems } = found(file, right, wrong);
    expect(problems).toEqual(id.split(' ').map((one) => ({ id: one, file, line })));
  });

  it.each([
    ['least and most exchanged [Q5.01]', '{min} & {max}', '{max} & {min}', []],
    // It was said of what is not taken, too.
    ['the least as the most [Q5.01]', 'more than {max}', 'more than {min}', ['lowered-guard']],
  ])('%s, and that it is no more to the letter', (_, right, wrong, also) => {
    const { line, problems } = found(messages, right, wrong);
    const told = [...also, 'to-the-letter', 'wrong-words'];
    expect(problems).toEqual(told.map((id) => ({ id, file: messages, line })));
  });

  rounds.each([
    [
      'a check that its message contradicts [S5.01]',
      'contradicted-figure',
      customer,
      '"years": 18',
      '"years": 21',
    ],
    // These are numbers that a rule of words names too.
    [
      'days that the words contradict [S2.20]',
      'contradicted-figure wrong-words',
      terms,
      'Days": 14',
      'Days": 10',
    ],
    ['the soonest alone [S2.61]', 'wrong-words', facts, '"otherwise": 5', '"otherwise": 6'],
    ['the latest alone [S2.61]', 'wrong-words', facts, '"otherwise": 10', '"otherwise": 12'],
  ])('%s', (_, ids, file, right, wrong) => {
    const { problems } = found(file, right, wrong);
    const told = new Set(problems.map((one) => `${one.id} ${one.file}`));
    expect(told).toEqual(new Set(ids.split(' ').map((id) => `${id} ${file}`)));
  });

  rounds.each([
    ['other words for a consent', terms, 'News and offers by post', 'News and offers in letters'],
    ['a negation that objects to nothing', confirm, 'Your cooling-off', 'Do not worry. Your cooling-off'],
    [
      'a heading about fees',
      'schemas/words/workings.json',
      'Exit fees, if you leave it today',
      'What leaving today costs',
    ],
    ['the same figure in words', terms, 'You have 14 days to cancel.', 'You have two weeks to cancel.'],
    [
      'one of what were many that are not there',
      messages,
      'We found no addresses for this postcode. Please check it against your bill.',
      'We found no address for this postcode. Please check it on your bill.',
    ],
    [
      'a word that denies without a not',
      'schemas/words/frame.json',
      'What you typed is not kept when a page is loaded again.',
      'When a page is loaded again, what you typed is gone.',
    ],
    [
      'alone for only',
      'schemas/words/deal.json',
      'For comparison only: this deal cannot be switched to through us.',
      'Shown for comparison alone: you cannot switch to this deal through us.',
    ],
    [
      'one word for all that a sentence was for',
      'schemas/words/compare.json',
      'Three deals at most. Remove one to compare another.',
      'You can compare three deals at most. Remove one first.',
    ],
    [
      'another example of an answer',
      'schemas/cards/address-history.card.json',
      'For example, 2 years and 6 months.',
      'For example, 5 years and 3 months.',
    ],
    [
      'another example that the field takes',
      'schemas/cards/payment.card.json',
      'such as 12-34-56',
      'such as 20-00-00',
    ],
    [
      'another example of letters and digits',
      'schemas/cards/your-home.card.json',
      'such as NR2 1NH',
      'such as SW1A 1AA',
    ],
    [
      'a condition that says the same [S4.02]',
      signUp,
      '{ "run": "load-saved", "when": { "areTermsKnown": true } }',
      '{ "run": "load-saved", "when": { "not": { "not": { "areTermsKnown": [true] } } } }',
    ],
    [
      'a condition written out [S4.02]',
      signUp,
      '"when": "pays-by-direct-debit",\n        "mend"',
      '"when": { "plan.payMethod": ["QuaterlyDirectDebit", "MonthlyDirectDebit"] },\n        "mend"',
    ],
    [
      'what the source of a table is called [Q3.12]',
      'schemas/averages.json',
      'values, from July 2026',
      'values since July 2026',
    ],
    [
      'other words for a consent to messages',
      terms,
      'may tell me about important',
      'may write to me about important',
    ],
    ['other words for who gets it', terms, 'We pass this on to {supplier},', '{supplier} gets this from us,'],
    [
      'the same limit',
      'supplier-variants/22-utilita.json',
      '£500 or less per fuel',
      '£500 or less for each fuel',
    ],
    ['the same way', 'supplier-variants/7-edf.json', 'electronically, to the email', 'to the email'],
    [
      'other words for an agreement',
      terms,
      'I agree that {supplier} may run a credit check.',
      '{supplier} may look at my credit history, and I agree.',
    ],
    ['the same age in words', customer, 'You must be 18 or over', 'You must be eighteen or older'],
  ])('and nothing is told of %s', (_, file, right, wrong) => {
    expect(found(file, right, wrong).problems).toEqual([]);
  });
});

describe('what belongs to another part of the home, or to another field, is told where it is said', () => {
  const usage = 'schemas/cards/usage.card.json';
  const payment = 'schemas/cards/payment.card.json';
  besides.each([
    [
      'gas in the line of electricity [S2.50]',
      'crossed-copy',
      payment,
      'Electricity: £{plan.yearly}',
      'Electricity: £{plan.gasYearly}',
    ],
    [
      'the number of the other meter [S2.14]',
      'crossed-copy',
      signUp,
      '"line": ["{presentAddress.text}"]',
      '"line": ["{presentAddress.text}", "MPAN {mprnNumber}"]',
    ],
    [
      'the figures of the other fuel [Q4.35]',
      'bad-table',
      'schemas/averages.json',
      '"electricity": { "low": 1800, "medium": 2700, "high": 4100 }',
      '"electricity": { "low": 7500, "medium": 11500, "high": 17000 }',
    ],
    [
      'a warning before anything failed [S2.50]',
      'early-notice',
      payment,
      '{ "failure.verify-bank": { "set": true }, "bankRefused": true }',
      '{ "failure.verify-bank": { "set": false } }',
    ],
    ['a tenth for a month [S2.50]', 'wrong-words', payment, 'a year ÷ 12', 'a year ÷ 10'],
    [
      'another notice of a Direct Debit [S2.50]',
      'wrong-words',
      payment,
      'told 10 working days',
      'told 1 working day',
    ],
    [
      'a cooling-off that ends too soon [S2.04]',
      'wrong-words',
      'schemas/cards/cooling-off.card.json',
      'after you receive',
      'before you receive',
    ],
    [
      'whom to tell of a change of mind [S2.04]',
      'wrong-words',
      'schemas/cards/cooling-off.card.json',
      'your new supplier before',
      'your old supplier before',
    ],
    [
      'which bill a reading opens [S2.04]',
      'wrong-words',
      'schemas/cards/opening-meter-reads.card.json',
      'first bill begins',
      'first bill ends',
    ],
  ])('%s', (_, id, file, right, wrong) => {
    const { line, problems } = foundBesides(file, right, wrong);
    expect(problems).toContainEqual({ id, file, line });
  });

  const history = 'schemas/cards/address-history.card.json';

  it('what is told up to a number, and beside it from a later one on [S5.02]', () => {
    const { line, problems } = found(history, '"min": 36 } }]', '"min": 63 } }]');
    const told = { id: 'empty-range', file: history };
    expect(problems).toEqual([
      { ...told, line: line - 1 },
      { ...told, line },
    ]);
  });

  const complete = 'schemas/words/complete.json';
  const home = 'schemas/cards/your-home.card.json';
  const deal = 'schemas/words/deal.json';
  const results = 'schemas/words/results.json';
  const carbon = 'schemas/cards/carbon-footprint.card.json';
  const brand = 'schemas/brands/switchyard.brand.json';
  const eon = 'supplier-variants/4-e-on.json';
  besides.each([
    [
      'years and months exchanged [S5.03]',
      'other-part',
      history,
      '"monthsLabel": "Months"',
      '"monthsLabel": "Years"',
    ],
    [
      'what is tried again [S8.01]',
      'other-list',
      history,
      '"action": "load-customer-address"',
      '"action": "load-residential-statuses"',
    ],
    [
      'another history than is asked for [S5.02]',
      'wrong-words',
      history,
      'for all of the last 3 years',
      'for all of the last 2 years',
    ],
    [
      'a name that the browser fills into another box [S2.10]',
      'duplicate',
      customer,
      '"autocomplete": "family-name"',
      '"autocomplete": "given-name"',
    ],
    ['two consents of one label [S2.32]', 'duplicate', eon, 'ViaSms": "Text"', 'ViaSms": "Letter"'],
    [
      'a month called a year [S2.60]',
      'crossed-words',
      complete,
      '{amount} a year, about {month} a month',
      '{month} a year, about {amount} a month',
    ],
    [
      'a month under the name of another [S5.01]',
      'crossed-words',
      'schemas/words/dates.json',
      '"june": "June"',
      '"june": "July"',
    ],
    [
      'many where one is told of [Q7.20]',
      'crossed-words',
      'schemas/words/results.json',
      '"one-deal": "1 deal"',
      '"one-deal": "2 deals"',
    ],
    [
      'the reference of the other fuel [S2.60]',
      'crossed-words',
      complete,
      '"gas-reference": "Gas reference',
      '"gas-reference": "Electricity reference',
    ],
    [
      'the heading of the other meter [Q2.16]',
      'crossed-words',
      home,
      '"heading": "Electricity meter found"',
      '"heading": "Gas meter found"',
    ],
    [
      'what is known of one fuel given to the other [Q4.33]',
      'crossed-copy',
      home,
      '"gasUsage.usage": { "from": "meter.gasAnnualQuantity" }',
      '"electricityUsage.usage": { "from": "meter.gasAnnualQuantity" }',
    ],
    [
      'what is shown by the meter of the other fuel [Q2.16]',
      'crossed-copy',
      home,
      '{ "meter.gasIsSmart": true }',
      '{ "meter.electricityIsSmart": true }',
    ],
    [
      'a failure of another list [Q8.04]',
      'crossed-copy',
      'schemas/cards/supplier-and-tariff.card.json',
      '"when": { "lookup.tariffs": "failed" }',
      '"when": { "lookup.suppliers": "failed" }',
    ],
    [
      'what a part is called [Q2.17]',
      'crossed-words',
      messages,
      '"for-gas": "gas"',
      '"for-gas": "electricity"',
    ],
    [
      'two messages of the same words [Q2.21]',
      'duplicate',
      messages,
      "We are looking up your supplier's tariffs.",
      'We are looking up the meters of your home.',
    ],
    [
      'a price called by its opposite [Q2.31]',
      'crossed-words',
      deal,
      '"variable": "Variable price"',
      '"variable": "Fixed price"',
    ],
    ['costs called savings [Q2.31]', 'crossed-words', deal, '"costs-more": "costs', '"costs-more": "saves'],
    [
      'the shortest for the longest [Q2.30]',
      'crossed-words',
      results,
      'fixed for longest',
      'fixed for shortest',
    ],
    [
      'electricity under a title of gas [S2.62]',
      'crossed-words',
      carbon,
      'The gas that your household burns',
      'The electricity that your household uses',
    ],
    ['tons called kilograms [S2.62]', 'crossed-words', carbon, 'tons CO2/year', 'kg CO2/year'],
    [
      'two links to one page [Q1.04]',
      'brand-value',
      brand,
      '"privacyUrl": "https://switchyard.example/privacy"',
      '"privacyUrl": "https://switchyard.example/terms"',
    ],
    ['deals called dearest first [Q7.20]', 'wrong-words', brand, 'the cheapest first', 'the dearest first'],
  ])('%s', (_, id, file, right, wrong) => {
    const { line, problems } = foundBesides(file, right, wrong);
    expect(problems).toContainEqual({ id, file, line });
  });

  it.each([
    ['another unit of one fuel [Q2.22]', '"suffix": "kWh"', '"suffix": "kW"'],
    [
      'pounds and kWh exchanged for one fuel [Q2.22]',
      '{ "value": 0, "label": "I spend" }, { "value": 1, "label": "I use" }',
      '{ "value": 1, "label": "I spend" }, { "value": 0, "label": "I use" }',
    ],
  ])('%s', (_, right, wrong) => {
    const { line, problems } = found(usage, right, wrong);
    expect(problems).toContainEqual({ id: 'unlike-twin', file: usage, line });
    expect(problems.filter((problem) => problem.id !== 'unlike-twin' && problem.line !== line)).toEqual([]);
  });

  besides.each([
    [
      'one fuel that must be answered at other times',
      'unlike-twin',
      usage,
      '"electricityUsage.cost": true',
      '"electricityUsage.cost": { "usageSource": "actual" }',
    ],
    [
      'a limit by the month with a digit less [Q2.22]',
      'unlike-period',
      usage,
      '"maximum": 16600',
      '"maximum": 1660',
    ],
    [
      'a town that no browser fills in, as it fills in the other',
      'unlike-autofill',
      'schemas/cards/billing-address.card.json',
      '"autocomplete": "billing address-level2", ',
      '',
    ],
  ])('%s', (_, id, file, right, wrong) => {
    const { line, problems } = foundBesides(file, right, wrong);
    expect(problems).toContainEqual({ id, file, line });
    expect(new Set(problems.map((one) => one.id))).toEqual(new Set([id]));
  });

  it('links that lead to each other’s sites are told, both', () => {
    const [citizens, scotland] = [
      'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/',
      'https://energyadvice.scot',
    ];
    const said = (one: string, other: string) =>
      `[Citizens Advice](${one}) helps with problems with energy in England and Wales, and [Energy Advice Scotland](${other})`;
    const { line, problems } = found(
      'schemas/brands/switchyard.brand.json',
      said(citizens ?? '', scotland ?? ''),
      said(scotland ?? '', citizens ?? ''),
    );
    const file = 'schemas/brands/switchyard.brand.json';
    expect(problems).toEqual([
      { id: 'crossed-words', file, line },
      { id: 'crossed-words', file, line },
    ]);
  });

  it('options that open what each other is called after are told, both [Q2.22]', () => {
    const { line, problems } = found(
      'schemas/cards/usage.card.json',
      `"group": "help-me-estimate" },
        { "value": "average", "label": "Use Ofgem Averages", "group": "ofgem-averages" }`,
      `"group": "ofgem-averages" },
        { "value": "average", "label": "Use Ofgem Averages", "group": "help-me-estimate" }`,
    );
    const lines = problems.filter(({ id }) => id === 'crossed-copy').map((one) => one.line);
    expect(lines).toEqual([line, line + 1]);
  });

  it('what is cleared of one fuel alone is told at the other', () => {
    const { problems } = found(
      usage,
      ' { "clear": ["gasUsage.usage", "gasUsage.cost"] }',
      ' { "clear": ["gasUsage.usage"] }',
    );
    expect(problems).toMatchObject([{ id: 'unlike-twin', file: usage }]);
  });
});

describe('a translation that says another thing is told where it does', () => {
  const welsh = 'schemas/locales/cy';
  it.each([
    [
      'English in its place',
      'other-language',
      'cards/supplier-and-tariff.card.json',
      'Mae eich bil diweddaraf yn dangos pa gynllun sydd gennych',
      'You will see what plan you have on your latest bill',
    ],
    [
      'a denial lost',
      'lost-denial',
      'cards/economy-7.card.json',
      'Nid yw’n cyd-fynd â rhif',
      'Mae’n cyd-fynd â rhif',
    ],
    [
      'a failure lost',
      'lost-denial',
      'notices.json',
      '"target": "Methu dod o hyd i MPRN ar gyfer y cyfeiriad hwn"',
      '"target": "Wedi dod o hyd i MPRN ar gyfer y cyfeiriad hwn"',
    ],
    [
      'a weekday that begins otherwise there',
      'other-figures',
      'words/frame.json',
      'Ar agor o ddydd Llun i ddydd Gwener',
      'Ar agor o ddydd Mercher i nos Wener',
    ],
  ])('of %s', (_, id, name, right, wrong) => {
    const file = `${welsh}/${name}`;
    const { line, problems } = found(file, right, wrong);
    expect(problems).toEqual([{ id, file, line }]);
  });

  it('of the least called as the most, at both, for either may be wrong', () => {
    const { line, problems } = found(`${welsh}/messages.json`, 'fwy na {max}', 'llai na {max}');
    expect(problems.map((one) => `${one.id} ${one.line}`)).toEqual([
      `one-translation ${line}`,
      `other-figures ${line}`,
      `one-translation ${line + 4}`,
    ]);
  });

  it.each([
    [
      'another way to deny',
      'cards/economy-7.card.json',
      'Nid yw’n cyd-fynd â rhif',
      'Dydy hi ddim yn cyd-fynd â rhif',
    ],
    ['other words', 'cards/usage.card.json', 'Cyfnod nwy', 'Y cyfnod nwy'],
    [
      'weekdays that begin otherwise there',
      'words/frame.json',
      'Ar agor o ddydd Llun i ddydd Gwener',
      'Ar agor bob dydd rhwng Lun a Wener',
    ],
  ])('and nothing is told of %s', (_, name, right, wrong) => {
    expect(found(`${welsh}/${name}`, right, wrong).problems).toEqual([]);
  });
});

describe('a sentence that the specification words is told where it is reworded', () => {
  besides.each([
    ['an alert [S8.01]', messages, 'Address details could not be saved', 'Your address could not be saved'],
    [
      'an alert beside its likes [S8.01]',
      messages,
      'Bank details could not be saved',
      'Bank details could not be kept',
    ],
    [
      'an alert of two sentences [S8.01]',
      messages,
      'Please contact the administrator.',
      'Please contact the helpdesk.',
    ],
    ['a message [Q5.01]', messages, '{label} is required', '{label} is needed'],
    ['a message without its stop [Q5.01]', messages, 'exceeds {max} characters.', 'exceeds {max} characters'],
    ['a misspelling mended [S2.80]', messages, 'have happen to', 'have happened to'],
    ['a notice [S2.22]', terms, 'this switch cannot proceed', 'this switch cannot go ahead'],
    ['a notice of the meters [Q2.18]', notices, 'It looks as though one', 'It seems that one'],
    ['the heading of a notice [Q2.17]', notices, 'Meter Type Identified!', 'Meter Type Found!'],
    [
      'a warning beside a field [Q8.05]',
      economy7,
      'Please verify your selection',
      'Please check your selection',
    ],
    ['a button [Q2.12]', 'schemas/journeys/quote.journey.json', 'View Your Quotes', 'See Your Quotes'],
    ['a check of age [S5.01]', customer, '18 year old', '18 years old'],
    [
      'a title of wholly other words, which is tracked as it was [S2.70]',
      'schemas/journeys/existing-switch.journey.json',
      '"title": "Offset Your Current Switch"',
      '"title": "Make up for your travels"',
    ],
  ])('%s', (_, file, right, wrong) => {
    const { line, problems } = foundBesides(file, right, wrong);
    expect(problems).toContainEqual({ id: 'to-the-letter', file, line });
  });

  it('a button of two words, of which the half is left, is told at the button [S2.03]', () => {
    const { line, problems } = found(signUp, '"Complete Switch"', '"Finish Switch"');
    expect(problems).toEqual([{ id: 'to-the-letter', file: signUp, line }]);
  });
});

describe('what is said of pages, hosts, languages and cases, and is not so, is told where it is said', () => {
  const pages = 'schemas/pages.json';
  const settings = 'schemas/settings.json';
  const brand = 'schemas/brands/switchyard.brand.json';
  const welsh = 'schemas/locales/cy/locale.json';
  const conditions = 'schemas/conditions.json';
  it.each([
    [
      'a part that the address of a page has not [Q7.01]',
      'unknown-address',
      pages,
      '"Status": "status"',
      '"Status": "code"',
    ],
    ['a page that is not there [Q7.01]', 'unknown-address', pages, '"error": {', '"errors": {'],
    [
      'an address for a host [S7.10]',
      'brand-value',
      settings,
      '"checkoutHosts": ""',
      '"checkoutHosts": "https://pay.example.com/offset"',
    ],
    [
      'an address of the web for one of email [Q3.01]',
      'brand-value',
      brand,
      '"help@switchyard.example"',
      '"https://switchyard.example/help"',
    ],
    [
      'a journey called complete that nobody has begun to translate',
      'untranslated',
      welsh,
      '"switch-complete", "switch-progress"]',
      '"switch-complete", "switch-progress", "carbon-offset"]',
    ],
    [
      'words called complete that nobody has begun to translate',
      'untranslated',
      welsh,
      '"progress", "timeline"]',
      '"progress", "timeline", "projections"]',
    ],
    [
      'a language of every new visitor that nobody has reviewed',
      'untranslated',
      settings,
      '"languages": ["en"]',
      '"languages": ["cy"]',
    ],
  ])('%s', (_, id, file, right, wrong) => {
    const { line, problems } = found(file, right, wrong);
    expect(problems).toEqual([{ id, file, line }]);
  });

  it('one case that is missing among all that there are is told at the last of them [Q2.34]', () => {
    const lost = `          { "payMethod": "MonthlyDirectDebit", "not": { "fact.proposedPayMethod": "MonthlyDirectDebit" } },\n`;
    const { line, problems } = found(conditions, lost, '');
    expect(problems).toEqual([{ id: 'unoffered-value', file: conditions, line: line + 2 }]);
  });

  it.each([
    [
      'the same cases in another form [Q2.34]',
      conditions,
      '{ "payMethod": "CashOrCheque", "not": { "fact.proposedPayMethod": "CashOrCheque" } }',
      '{ "all": [{ "payMethod": "CashOrCheque" }, { "not": { "fact.proposedPayMethod": "CashOrCheque" } }] }',
    ],
    [
      'two hosts',
      settings,
      '"checkoutHosts": ""',
      '"checkoutHosts": "pay.example.com cards.example.com:8443"',
    ],
    ['a host [S2.63]', settings, '"pixelHost": ""', '"pixelHost": "images.example.com"'],
  ])('and nothing is told of %s', (_, file, right, wrong) => {
    expect(found(file, right, wrong).problems).toEqual([]);
  });
});
