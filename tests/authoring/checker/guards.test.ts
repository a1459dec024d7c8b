import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { guardSummary, withGuards } from '../../../src/authoring/checker/guards/guards.ts';
import type { Problem } from '../../../src/authoring/checker/problem.ts';
import { trade } from '../../../src/trade.ts';
import { smallProject, temporaryProject } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';
import { productFiles as files } from '../../product-files.ts';
import { foundBy } from './found-by.ts';
import { inRounds } from './rounds.ts';

const edited = (file: string, from: string, to: string, all = files) => {
  const changed = all.map((one) =>
    one.file === file ? { file, text: one.text.replace(from, () => to) } : one,
  );
  expect(changed.map(({ text }) => text)).not.toEqual(all.map(({ text }) => text));
  return changed;
};
const lowered = (all: typeof files) => foundBy('lowered-guard', all);
const rounds = inRounds();
const loweredRounds = inRounds(lowered);
const obligations = 'schemas/obligations.json';
const ann = { by: 'Ann Lee', on: '2026-11-23', reason: 'Asked for.' };

describe('the ledger of guards', () => {
  it('has every guard of the product', () => {
    expect(lowered(files)).toEqual([]);
    expect(guardSummary(files, trade)).toBe('');
  });

  loweredRounds.each([
    [
      'an answer no longer personal',
      'schemas/cards/customer.card.json',
      '"personal": true',
      '"personal": false',
      'titleId',
    ],
    [
      'a consent no longer marketing',
      'schemas/cards/terms.card.json',
      '"title": "Preference analysis", "type": ["boolean", "null"], "marketing": true',
      '"title": "Preference analysis", "type": ["boolean", "null"]',
      'consent2',
    ],
    [
      'a number no longer masked',
      'schemas/cards/payment.card.json',
      'such as 12-34-56.",\n      "masked": true',
      'such as 12-34-56."',
      'sortCode',
    ],
    [
      'a text no longer legal',
      'schemas/words/results.json',
      '"legal": ["commission"]',
      '"legal": []',
      'commission',
    ],
    [
      'a sentence no longer to the letter [Q1.01]',
      'schemas/wording.json',
      '"Sign Up", ',
      '',
      'Q1.01: Sign Up',
    ],
    [
      'a promise turned round',
      'schemas/cards/payment.card.json',
      'this page never keeps your bank details',
      'this page keeps your bank details',
      'For your security this page never keeps your bank details.',
    ],
    [
      'a promise turned round in other words',
      'schemas/cards/payment.card.json',
      'Your bank details go to nobody else,',
      'Your bank details go to our partners,',
      'Your bank details go to nobody else',
    ],
    [
      'words added around a sentence that a requirement fixes [Q2.12]',
      'schemas/journeys/quote.journey.json',
      '"label": "View Your Quotes"',
      '"label": "View Your Quotes now"',
      '"View Your Quotes" is no longer said to the letter',
    ],
    [
      'one of several copies of such a sentence reworded [Q2.20]',
      'schemas/cards/new-payment-method.card.json',
      '"Monthly Direct Debit"',
      '"Direct Debit each month"',
      '"Monthly Direct Debit" is no longer said to the letter',
    ],
    [
      'one of several copies of such a sentence taken out [S5.15]',
      'schemas/cards/payment.card.json',
      '"errorMessage": { "pattern": "{label} must be numbers only." },',
      '',
      '"{label} must be numbers only." is no longer said to the letter',
    ],
    [
      'a notice that warned [Q2.17]',
      'schemas/cards/your-home.card.json',
      '"non-domestic": { "use": "non-domestic" },',
      '',
      '"your-home: non-domestic" is no longer a warning',
    ],
    [
      'an address that the submit led to [Q2.12]',
      obligations,
      '"leadsTo": "/results/home-energy"',
      '"leadsTo": "/details"',
      'leadsTo "/results/home-energy"',
    ],
    [
      'an owner whom the law spares [S5.11]',
      obligations,
      '"suppliers": [8, 49]',
      '"suppliers": [8]',
      'agrees "happyToReceiveCreditCheck" of 49',
    ],
    [
      'a field that the law spares [S5.01]',
      obligations,
      '"lastName",',
      '"surname",',
      'The supplier is told who its customer is',
    ],
    [
      'the order in which steps are asked [S2.10]',
      obligations,
      '"customer",\n        "address-history",',
      '"address-history",\n        "customer",',
      'inOrder in the order of before',
    ],
    [
      'the order of what a submit runs [S2.60]',
      obligations,
      '"save-personal", "save-address"',
      '"save-address", "save-personal"',
      'runs in the order of before',
    ],
    [
      'a narrower situation [S5.05]',
      obligations,
      '"plan.isEconomy7": true',
      '"plan.isEconomy7": true, "plan.payMethod": "PrePaymentMeter"',
      'An Economy 7 plan needs an MPAN',
    ],
  ])('tells of %s, at its place', (_, file, from, to, said) => {
    const { problems } = loweredRounds.found(file, from, to);
    expect(problems.map((problem) => problem.file)).toEqual([file]);
    expect(problems[0]?.message).toContain(said);
  });

  rounds.each([
    [
      'a fact',
      'schemas/facts.json',
      '{ "session.gasSmartMeterInstalled": true }',
      '{ "session.gasSmartMeterInstalled": false }',
      'The condition of fact "quotedGasSmartMeter" was "session.gasSmartMeterInstalled": true, and is "session.gasSmartMeterInstalled": false now.',
    ],
    [
      'what is shown',
      'schemas/cards/compare-fuel.card.json',
      '{ "all": ["is-dual-fuel", "one-meter-is-prepayment"] }',
      '{ "all": [{ "not": "is-dual-fuel" }, "one-meter-is-prepayment"] }',
      'The condition of "must-be-prepayment" in "show" was "is-dual-fuel", and is {"not":"is-dual-fuel"} now.',
    ],
  ])('says of a condition turned round whose it is, and what it was: of %s', (_, file, from, to, said) => {
    const told = rounds.found(file, from, to).problems.filter(({ id }) => id === 'turned-round');
    expect(told.map(({ message }) => message.slice(0, said.length))).toEqual([said]);
  });

  loweredRounds.each([
    ['another name of an obligation', obligations, '"credit-check-agreed"', '"credit-is-agreed"'],
    ['other words of an obligation', obligations, 'only with an explicit agreement', 'only where one agrees'],
    ['one owner more', obligations, '"suppliers": [8, 49]', '"suppliers": [8, 49, 12]'],
    [
      'a promise in other words',
      'schemas/cards/payment.card.json',
      'this page never keeps your bank details',
      'your bank details are never kept by this page',
    ],
    [
      'a notice that does not warn taken out',
      'schemas/cards/payment.card.json',
      '"not-kept"',
      '"not-stored"',
    ],
    [
      'one step more between two',
      obligations,
      '"customer",\n        "address-history",',
      '"customer",\n        "keep-quote",\n        "address-history",',
    ],
    ['one field more', obligations, '"lastName",', '"lastName",\n        "eveningPhone",'],
    [
      'one guard more',
      'schemas/words/results.json',
      '"legal": ["commission"]',
      '"legal": ["commission", "greenest-says"]',
    ],
  ])('is not lowered by %s', (_, file, from, to) => {
    expect(loweredRounds.found(file, from, to).problems).toEqual([]);
  });

  it('knows nothing new where options whose words are fixed only change places', () => {
    const [direct, quarterly] = [
      'monthlyDirectDebit", "label": "Monthly',
      'quarterlyDirectDebit", "label": "Quarterly',
    ];
    const line = (one = '') => `{ "value": "${one} Direct Debit" }`;
    const [from, to] = [
      [line(direct), line(quarterly)],
      [line(quarterly), line(direct)],
    ].map((lines) => lines.join(',\n        '));
    const moved = edited('schemas/cards/new-payment-method.card.json', from ?? '', to ?? '');
    expect([lowered(moved), guardSummary(moved, trade)]).toEqual([[], '']);
  });

  it.each([
    ['under its name', 'customer-is-of-age'],
    ['under another', 'customer-is-adult'],
  ])('tells of an obligation that was moved among the choices %s, which is no choice', (_, name) => {
    const choices = 'schemas/choices.json';
    const changed = (file: string, change: (content: Record<string, Record<string, unknown>>) => void) => {
      const content = JSON.parse(files.find((one) => one.file === file)?.text ?? '');
      change(content);
      return { file, text: JSON.stringify(content, null, 2) };
    };
    let duty: unknown;
    const law = changed(obligations, ({ obligations: all = {} }) => {
      duty = all['customer-is-of-age'];
      delete all['customer-is-of-age'];
    });
    const chosen = changed(choices, ({ choices: all = {} }) => {
      all[name] = duty;
    });
    const now = files.map((one) => [law, chosen].find(({ file }) => file === one.file) ?? one);
    const told = lowered(now);
    expect(told.map(({ file, isOfLaw }) => [file, isOfLaw])).toEqual([[choices, true]]);
    expect(told[0]?.message).toContain(`"${name}" is what the law asks`);
    // A choice that stays one is nobody's law, and neither is its name.
    const alone = files.map((one) => (one.file === choices ? chosen : one));
    expect(lowered(alone)).toEqual([]);
  });

  it('keeps who accepted that a guard is lowered, and counts what it does not have yet', () => {
    const weaker = edited(obligations, '"suppliers": [8, 49]', '"suppliers": [8]');
    const ledger = withGuards(weaker, ann, trade);
    const accepted = weaker.map((one) => (one.file === ledger.file ? ledger : one));
    expect(lowered(accepted)).toEqual([]);
    expect(JSON.parse(ledger.text).lowered.at(-1)).toMatchObject({ by: 'Ann Lee', reason: 'Asked for.' });
    const back = files.map((one) => (one.file === ledger.file ? ledger : one));
    expect(guardSummary(back, trade)).toMatch(/^1 new guard:/);
  });

  it('tells of a line that was taken out of it by hand, and keeps who signed it anew', () => {
    const ledger = 'schemas/guards.json';
    const line = '"secret": [';
    const bare = edited(ledger, '"sortCode", "usedToken"', '"usedToken"');
    const all = edited(
      'schemas/cards/payment.card.json',
      '"secret": true\n      },\n      "accountNumber"',
      '"secret": false\n      },\n      "accountNumber"',
      bare,
    );
    const [problem, ...more] = lowered(all);
    expect(more).toEqual([]);
    expect(problem?.file).toBe(ledger);
    const text = all.find(({ file }) => file === ledger)?.text.split('\n')[(problem?.line ?? 0) - 1];
    expect(text).toContain(line);
    const signed = withGuards(all, ann, trade);
    expect(JSON.parse(signed.text).lowered.at(-1)).toEqual({ ...ann, guards: ['seal of secret'] });
    expect(lowered(all.map((one) => (one.file === ledger ? signed : one)))).toEqual([]);
  });

  it('is asked for in no project that keeps none, and reads one that holds nonsense', () => {
    const without = files.filter(({ file }) => file !== 'schemas/guards.json');
    expect(lowered(edited(obligations, '"lastName",', '"surname",', without))).toEqual([]);
    const nonsense = {
      file: 'schemas/guards.json',
      text: '{"guards":{"personal":5},"obligations":[],"lowered":{}}',
    };
    expect(() => checkDefinitions([...without, nonsense], trade)).not.toThrow();
  });
});

describe('what stands where another one stood', () => {
  const isTurned = ({ id }: Problem) => id === 'turned-round' || id === 'other-figures';
  // Of addresses of a brand that say what they are of another rule tells first.
  const turned = (all: typeof files) =>
    checkDefinitions(all, trade)
      .filter((one) => isTurned(one) || one.id === 'brand-value')
      .map(({ file, line }) => `${file}:${line}`);
  const lineIn = (all: typeof files, file: string, words: string) =>
    `${file}:${
      all
        .find((one) => one.file === file)
        ?.text.split(words)[0]
        ?.split('\n').length
    }`;
  const exchanged = (file: string, one: string, other: string) =>
    edited(file, '@@', other, edited(file, other, one, edited(file, one, '@@')));

  it.each([
    ['texts of two pages [Q7.20]', 'schemas/words/workings.json', '"If you stay"', '"If you switch"'],
    [
      'messages of two rules [Q2.14]',
      'schemas/cards/your-home.card.json',
      '"no-addresses"',
      '"search-first"',
    ],
    [
      'what the browser fills in [S2.10]',
      'schemas/cards/customer.card.json',
      '"given-name"',
      '"family-name"',
    ],
    ['limits of two periods [Q2.22]', 'schemas/cards/usage.card.json', '16600', '50000'],
    ['addresses of a brand', 'schemas/brands/wethermere.brand.json', '/energy/terms', '/energy/privacy'],
    [
      'translations of two parts [Q2.22]',
      'schemas/locales/cy/cards/usage.card.json',
      '"Cyfnod nwy"',
      '"Cyfnod trydan"',
    ],
    [
      'translations of two homes [Q2.22]',
      'schemas/locales/cy/cards/usage.card.json',
      '"Fflat neu dŷ bach, un neu ddau o bobl"',
      '"Tŷ mawr, pedwar neu fwy o bobl"',
    ],
  ])('is told of %s that were exchanged, at both places', (_, file, one, other) => {
    const now = exchanged(file, one, other);
    expect(turned(now)).toEqual(expect.arrayContaining([lineIn(now, file, other), lineIn(now, file, one)]));
  });

  it.each([['a translation', 'schemas/locales/cy/cards/your-home.card.json', '{terms}', '{privacy}']])(
    'is told of the links of %s that were exchanged [Q2.16]',
    (_, file, one, other) => {
      const target =
        /"target": "[^"]*\{terms\}[^"]*"/.exec(files.find((of) => of.file === file)?.text ?? '')?.[0] ?? '';
      const wrong = target.replace(one, '@@').replace(other, one).replace('@@', other);
      const now = edited(file, target, wrong);
      expect(turned(now)).toEqual([lineIn(now, file, wrong)]);
    },
  );

  it('is told of the message of another rule [Q2.21]', () => {
    const file = 'schemas/cards/supplier-and-tariff.card.json';
    const now = edited(file, '"tariffs-unknown"', '"must-be-prepayment"');
    expect(turned(now)).toEqual([lineIn(now, file, '"lookup.tariffs": "failed" }, "must"')]);
  });

  rounds.each([
    [
      'options in another order',
      'schemas/cards/terms.card.json',
      '{ "value": 1, "label": "Key" },\n        { "value": 2, "label": "Token" }',
      '{ "value": 2, "label": "Token" },\n        { "value": 1, "label": "Key" }',
    ],
    [
      'two things named in another order',
      'supplier-variants/8-shell-energy.json',
      'send you news and offers?',
      'send you offers and news?',
    ],
    [
      'rules in another order',
      'schemas/cards/supplier-and-tariff.card.json',
      '"check": "real-date", "message": "invalid" },\n    { "field": "tariffValidToDate", "check": "not-in-the-past", "message": "day-in-the-past" }',
      '"check": "not-in-the-past", "message": "day-in-the-past" },\n    { "field": "tariffValidToDate", "check": "real-date", "message": "invalid" }',
    ],
    [
      'a text that another place says nearly',
      'schemas/cards/your-home.card.json',
      'Type part of your address',
      'Type part of the address',
    ],
    [
      'a journey drawn as another is',
      'schemas/journeys/quote.journey.json',
      '"reveal": "one-at-a-time"',
      '"reveal": "one-per-page"',
    ],
    [
      'a look that another field has',
      'schemas/cards/payment.card.json',
      '"width": "medium"',
      '"width": "short"',
    ],
  ])('and nothing is told of %s', (_, file, from, to) => {
    expect(rounds.found(file, from, to).problems.filter(isTurned)).toEqual([]);
  });
});

describe('npm run sign-off -- --guards', () => {
  const card = smallProject['schemas/cards/fuel.card.json'];
  const withMark = (personal: boolean) => ({
    ...card,
    schema: { type: 'object', properties: { fuel: { ...card.schema.properties.fuel, personal } } },
  });
  const {
    root: folder,
    remove,
    write,
  } = temporaryProject({ ...smallProject, 'schemas/cards/fuel.card.json': withMark(true) });
  afterAll(remove);
  const run = (script: string, ...args: readonly string[]) =>
    runCommand(folder, `src/authoring/checker/${script}`, ...args);
  const guards = ['--guards', '--by', 'Ann Lee'];

  it('takes what stands, and takes nothing away without a reason', async () => {
    expect((await run('sign-off-cli.ts', ...guards)).stdout).toMatch(/^Every guard stands/);
    write('schemas/cards/fuel.card.json', withMark(false));
    expect((await run('cli.ts')).status).toBe(1);
    const refused = await run('sign-off-cli.ts', ...guards);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^Give --reason/)]);
    expect((await run('sign-off-cli.ts', ...guards, '--reason', 'A fuel tells nothing.')).stdout).toContain(
      '1 guard lowered by Ann Lee',
    );
    expect((await run('cli.ts')).status).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'schemas/guards.json'), 'utf8')).lowered).toMatchObject([
      { by: 'Ann Lee', reason: 'A fuel tells nothing.', guards: ['personal: fuel'] },
    ]);
  });
});
