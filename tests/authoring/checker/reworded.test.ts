import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';
import { inRounds } from './rounds.ts';

const cards = 'schemas/cards';
const words = 'schemas/words';
const journeys = 'schemas/journeys';

type Edit = readonly [file: string, from: string, to: string];

/** What is told of an edit, each as `RULE: LINE`. */
function toldOf(...edits: readonly Edit[]): string {
  const changed = edits.reduce((all, [file, from, to]) => {
    expect(all.find((one) => one.file === file)?.text.split(from), `${file}: ${from}`).toHaveLength(2);
    return all.map((one) => (one.file === file ? { ...one, text: one.text.replace(from, () => to) } : one));
  }, files);
  const lineOf = (file: string, line: number) =>
    changed.find((one) => one.file === file)?.text.split('\n')[line - 1];
  return checkDefinitions(changed, trade)
    .map(({ id, file, line }) => `${id}: ${lineOf(file, line)}`)
    .join('\n');
}

const rounds = inRounds();
const idsOf = (...edit: Edit) => rounds.found(...edit).problems.map(({ id }) => id);
const idsIn = (...[file, from, to]: Edit) =>
  rounds.found(file, from, to).problems.flatMap((one) => (one.file === file ? one.id : []));

describe('[S4.04] what was done, shown or kept together, and is not any more', () => {
  it.each<[string, string, ...Edit[]]>([
    [
      'all that a change cleared',
      '"linkToken": [',
      [`${journeys}/switch-progress.journey.json`, '      { "clear": ["progress"] },\n', ''],
    ],
    [
      'one of what a change cleared',
      '{ "clear": ["mprnFound"] }',
      [
        `${cards}/meter-numbers.card.json`,
        '{ "clear": ["mprnFound", "mprnFoundFor"] }',
        '{ "clear": ["mprnFound"] }',
      ],
    ],
    [
      'an effect of a change',
      '"isSwitchedAlready": [',
      [
        `${journeys}/sign-up.journey.json`,
        '      { "run": "load-direct-debit-days", "when": { "isSwitchedAlready": false } },\n',
        '',
      ],
    ],
    [
      'all that followed from a change',
      '"onChange": {',
      [`${journeys}/sign-up.journey.json`, '    "presentAddress": [{ "run": "find-home-meters" }],\n', ''],
    ],
    [
      'what is forgotten',
      '"forget": [',
      [`${journeys}/quote.journey.json`, '      "registrationNumber",\n', ''],
    ],
    [
      'a consent to marketing among others',
      '        "consent3"',
      [`${cards}/terms.card.json`, '["consent1", "consent2", "consent3"]', '["consent1", "consent2"]'],
      [
        `${cards}/terms.card.json`,
        '"supplierMaySendImportantAccountChangesViaEmail"\n      ],',
        '"supplierMaySendImportantAccountChangesViaEmail",\n        "consent3"\n      ],',
      ],
    ],
    [
      'a step of another panel',
      '"card": "billing-address", "panel": "contract"',
      [
        `${journeys}/sign-up.journey.json`,
        '"card": "billing-address", "panel": "home"',
        '"card": "billing-address", "panel": "contract"',
      ],
    ],
    [
      'an effect of a stage',
      '"run": ["verify-bank"],',
      [`${journeys}/sign-up.journey.json`, '"run": ["verify-bank", "save-bank"],', '"run": ["verify-bank"],'],
    ],
    [
      'a condition of what is shown',
      '"show": {',
      [
        `${cards}/terms.card.json`,
        '"specialNeedsId": { "hasMedicalConditionOrIndividualRequirement": true },\n    "special-needs-failed"',
        '"special-needs-failed"',
      ],
    ],
    [
      'the journey that a field opens',
      '"journey": "keep-quote"',
      [`${cards}/meter-numbers.card.json`, '"journey": "find-mprn"', '"journey": "keep-quote"'],
    ],
    [
      'what a line tells',
      '{billing.text}',
      [`${journeys}/sign-up.journey.json`, '"line": ["{presentAddress.text}"]', '"line": ["{billing.text}"]'],
    ],
    [
      'two members exchanged between groups',
      '"gas-is-smart", "electricity-is-prepayment"',
      [
        `${cards}/your-home.card.json`,
        '"electricity-is-smart", "electricity-is-prepayment"]',
        '"electricity-is-smart", "gas-is-prepayment"]',
      ],
      [
        `${cards}/your-home.card.json`,
        '"gas-is-smart", "gas-is-prepayment"]',
        '"gas-is-smart", "electricity-is-prepayment"]',
      ],
    ],
    [
      'an agreement that is drawn as another box',
      '"widget": "checkbox"',
      [
        `${cards}/your-home.card.json`,
        '"widget": "agreement",\n      "text": "I have read',
        '"widget": "checkbox",\n      "text": "I have read',
      ],
    ],
    [
      'where a link led by its name',
      '({terms})',
      ['supplier-variants/4-e-on.json', '({tariffTerms})', '({terms})'],
    ],
    [
      'what is run when it is sent',
      '"run": []',
      [`${journeys}/saved-quote.journey.json`, '"run": ["open-quote"]', '"run": []'],
    ],
    [
      'a part of a condition',
      '"not-verified": {',
      [
        `${cards}/payment.card.json`,
        '"not-verified": { "failure.verify-bank": { "set": true }, "bankRefused": true }',
        '"not-verified": { "failure.verify-bank": { "set": true } }',
      ],
    ],
    [
      'a condition that was copied',
      '"brought-back": {',
      [
        `${cards}/customer.card.json`,
        '"brought-back": { "isBroughtBack": true }',
        '"brought-back": { "areTermsAskedAgain": true }',
      ],
    ],
  ])('is told of %s', (_, line, ...edits) => {
    const told = toldOf(...edits).split('\n');
    expect(told.filter((one) => one.startsWith('turned-round: ')).join('\n')).toContain(line);
  });

  it.each<[string, ...Edit[]]>([
    [
      'what is cleared in two steps',
      [
        `${cards}/billing-address.card.json`,
        '{ "clear": ["billing.address", "lookup.billing-addresses"] }',
        '{ "clear": ["lookup.billing-addresses"] }, { "clear": ["billing.address"] }',
      ],
    ],
    [
      'members in another order',
      [
        `${cards}/terms.card.json`,
        '["consent1", "consent2", "consent3"]',
        '["consent3", "consent1", "consent2"]',
      ],
    ],
  ])('is not told of %s', (_, ...edits) => {
    expect(toldOf(...edits)).toBe('');
  });
});

describe('[Q4.20] a sentence reworded into another thing', () => {
  rounds.each<[string, ...Edit]>([
    ['done for not done', `${words}/progress.json`, 'waits to be sent to', 'was sent to'],
    [
      'not done for done',
      `${words}/progress.json`,
      '"We sent your application',
      '"We will send your application',
    ],
    [
      'a caution that became a promise',
      `${words}/letters.json`,
      'Whoever has it sees your switch: keep it to yourself.',
      'Nobody but you can see your switch with it.',
    ],
    ['a caution lost', `${words}/letters.json`, ' Whoever has it sees your switch: keep it to yourself.', ''],
    [
      'a new promise',
      `${words}/complete.json`,
      'your reference number is still valid.',
      'your reference number is always valid.',
    ],
    [
      'what waits for what goes ahead',
      'supplier-variants/default.json',
      'Your switch goes ahead as soon as possible.',
      'Your switch waits until the cooling-off period has ended.',
    ],
    [
      'what waits for the end of what it begins with',
      `${cards}/terms.card.json`,
      'My switch waits until after the cooling-off period has ended.',
      'My switch starts once the cooling-off period has started.',
    ],
    [
      'what somebody else is to do',
      `${cards}/confirm.card.json`,
      '- Take a final meter reading on',
      '- Your new supplier takes a final meter reading on',
    ],
    [
      'the contrary before the same word',
      `${cards}/customer.card.json`,
      'Your new supplier sends your welcome pack here.',
      'Your old supplier sends your final bill here.',
    ],
    [
      'what is done for what is being done',
      `${words}/carbon.json`,
      'We are confirming your payment.',
      'We confirmed your payment.',
    ],
    [
      'no end in time',
      `${words}/complete.json`,
      'is shown until this page is loaded again: save or print the receipt before that.',
      'stays here: save or print the receipt whenever you like.',
    ],
    [
      'the contrary of what a table says of its source',
      'schemas/averages.json',
      'Its figures since July 2026 are lower.',
      'Its figures since July 2026 are higher.',
    ],
    [
      'a right that hangs on somebody else now, told in one sentence instead of two',
      `${cards}/payment.card.json`,
      'Your bank stops the Direct Debit when you ask for it. Tell {supplier} too.',
      'Your bank stops the Direct Debit only when {supplier} agrees to it.',
    ],
    [
      'two sentences of which one says the contrary',
      `${cards}/customer.card.json`,
      'We keep your answers when you complete your switch. If you close this page or load it again before that, we ask for them again.',
      'We keep your answers while you type. If you close this page or load it again, you find them as you left them.',
    ],
    [
      'what is done with more than it was said to be',
      `${cards}/keep-quote.card.json`,
      'We only use it to send you this email.',
      'We use it to send you this email, and for other things.',
    ],
    [
      'one of several things that others are told',
      `${cards}/affiliate.card.json`,
      'your switch number, its yearly cost and whether',
      'your switch number and whether',
    ],
    [
      'who alone sees it, where others do',
      `${cards}/terms.card.json`,
      'We pass this on to {supplier}, so that it can help you.',
      'Only we see this, so that we can help you.',
    ],
    [
      'what is so after another thing',
      `${words}/progress.json`,
      '5 to 10 working days after the cooling-off period, as you chose',
      '5 to 10 working days after you applied, as you chose',
    ],
    [
      'what is so if people do the contrary',
      `${words}/workings.json`,
      'if you switch to this tariff today.',
      'if you stay on your present tariff.',
    ],
    [
      'what stays instead of being asked again',
      `${words}/sign-up.json`,
      'you start this page again.',
      'all that you typed here stays.',
    ],
    [
      'what it is told for',
      `${cards}/terms.card.json`,
      'so that it can help you."',
      'so that it can work out your price."',
    ],
    [
      'another day',
      `${cards}/opening-meter-reads.card.json`,
      'On the day on which your supply starts, note what each meter shows',
      'One week after your supply starts, note what each meter shows',
    ],
    [
      'what is asked for instead of free',
      `${cards}/affiliate.card.json`,
      'This is optional and changes nothing about your switch or its price.',
      'Your switch needs this to go on; it changes nothing about its price.',
    ],
    [
      'a debt that is moved and not cleared',
      'supplier-variants/22-utilita.json',
      'the balance may be moved to {supplier}.',
      'the balance may be cleared by {supplier}.',
    ],
    [
      'another way to be reached',
      'supplier-variants/43-so-energy.json',
      '{supplier} emails you a welcome pack, and',
      '{supplier} posts you a welcome pack, and',
    ],
    [
      'a denial lost among other words',
      'schemas/brands/switchyard.brand.json',
      'Others pay us nothing.',
      'All others pay us too.',
    ],
  ])('is told of %s', (_, file, from, to) => {
    expect(idsIn(file, from, to).join(' ')).toMatch(
      /\b(?:turned-round|crossed-words|lowered-guard|wrong-words)\b/,
    );
  });

  rounds.each<Edit>([
    [`${words}/progress.json`, '"We sent your application to', '"Your application has gone to'],
    [`${words}/progress.json`, 'waits to be sent to {supplier}"', 'will be sent to {supplier} soon"'],
    [
      `${words}/letters.json`,
      'Whoever has it sees your switch: keep it to yourself.',
      'Keep it to yourself: anybody with the link can see your switch.',
    ],
    ['supplier-variants/default.json', 'goes ahead as soon as possible.', 'starts as soon as it can.'],
    [
      `${cards}/address-history.card.json`,
      'We could not load your address. {failure.load-customer-address} You can go on without it.',
      'Your address could not be loaded. {failure.load-customer-address} You can still go on.',
    ],
    [
      `${cards}/terms.card.json`,
      'We pass this on to {supplier}, so that it can help you.',
      '{supplier} is told this, so that it can be of help to you.',
    ],
    [
      `${words}/letters.json`,
      'You did not ask for this? Then somebody mistyped an address. You can ignore',
      'If you did not ask for this, somebody mistyped an address. You can ignore',
    ],
    [
      `${words}/progress.json`,
      '5 to 10 working days after the cooling-off period, as you chose',
      '5 to 10 working days, as you chose, after your cooling-off period',
    ],
    [
      `${cards}/affiliate.card.json`,
      'your switch number, its yearly cost and whether',
      'your switch number, what it costs a year, and whether',
    ],
    [
      `${cards}/keep-quote.card.json`,
      'We only use it to send you this email.',
      'It is used for this email only.',
    ],
    [
      `${cards}/terms.card.json`,
      'We could not load the list of conditions.',
      'The list of conditions could not be loaded.',
    ],
    [
      `${cards}/customer.card.json`,
      'We keep your answers when you complete your switch. If you close this page or load it again before that, we ask for them again.',
      'Your answers are kept when you complete your switch. Close this page or load it again before that, and we ask for them again.',
    ],
  ])('in %s is not told where it says the same: %s', (...edit) => {
    const others = idsOf(...edit).filter((id) => id !== 'unknown-translation' && id !== 'other-source');
    expect(others).toEqual([]);
  });
});

describe('[Q4.20] a text at odds with what it is called', () => {
  rounds.each<Edit>([
    ['schemas/messages.json', 'Customer details could not be saved', 'Customer details were saved'],
    [`${words}/timeline.json`, '"delayed":', '"not-chosen": "It was chosen.",\n    "delayed":'],
    [`${words}/progress.json`, '"sent": "We sent your', '"sent": "We could not send your'],
  ])('is told in %s of %s', (...edit) => {
    expect(idsIn(...edit)).toContain('crossed-words');
  });
});
