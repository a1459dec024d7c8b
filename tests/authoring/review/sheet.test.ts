import { describe, expect, it } from 'vitest';
import { signOff, withSigned } from '../../../src/authoring/checker/sign-off.ts';
import { wordingHash } from '../../../src/authoring/checker/wording-hash.ts';
import { newWording, readWordingLog } from '../../../src/authoring/checker/wording-log.ts';
import { contextsOf } from '../../../src/authoring/review/contexts.ts';
import { blockedIn, explainIn } from '../../../src/authoring/review/explanation.ts';
import { saysChange, withLastChanges } from '../../../src/authoring/review/last-change.ts';
import { deadWording, sharedSentences } from '../../../src/authoring/review/lists.ts';
import { sheetOf } from '../../../src/authoring/review/sheet.ts';
import { sheetHtml } from '../../../src/authoring/review/sheet-html.ts';
import { sheetMarkdown } from '../../../src/authoring/review/sheet-markdown.ts';
import { situationOf } from '../../../src/authoring/review/situation.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';
import { shippedFiles } from '../../shipped.ts';
import { edited, opened, product } from './product.ts';

const shell = contextsOf(product).find(({ id }) => id === '8-shell-energy/dual/monthly/none/plain');
if (shell === undefined) throw new Error('Shell Energy has no plain context.');

describe('a compliance sheet', () => {
  it('tells of every sentence when it shows, what it asks and where it is written', async () => {
    const { rows, owner } = await sheetOf(product, '8-shell-energy');
    expect(owner).toEqual({ variant: '8-shell-energy', name: 'Shell Energy', id: 8 });
    const row = (item: string, part = 'text') => rows.find((one) => one.item === item && one.part === part);
    expect(row('happyToReceiveCreditCheck')).toMatchObject({
      ...{ text: 'I agree that Shell Energy may run a credit check.', shown: 'always' },
      ...{ field: 'happyToReceiveCreditCheck', required: 'yes', preset: '' },
    });
    expect(row('prePaymentMeterId', 'option 1')).toMatchObject({
      ...{ text: 'Key', shown: 'where payment is prepayment meter', required: 'yes', preset: '' },
    });
    expect(row('marketing-intro')).toMatchObject({
      ...{ shown: 'when the customer wants news, or offers of partners', required: '' },
    });
    expect(row('electricitySmartMeterInstalled')?.shown).toBe(
      'where fuel is electricity or gas and electricity',
    );
    // An answer is called as its question calls it, and so are its values.
    expect(row('specialNeedsId', 'label')?.shown).toBe(
      'when “Medical condition or individual requirement” is ticked',
    );
    expect(row('neitherSmartMeterInstalled')?.preset).toMatch(/^ticked, where .*; or unticked, where /);
    const places = rows.map(({ origins }) => origins[0]?.file);
    expect(new Set(places)).toEqual(
      new Set(['schemas/cards/terms.card.json', 'supplier-variants/8-shell-energy.json']),
    );
    const { sent } = await sheetOf(product, 'default');
    expect(sent).toMatchObject([{ field: 'switchAfterCoolingOfPeriod', value: 'false' }]);
  });

  it('names the law that each sentence serves, with its source, and of no other owner [S5.10] [S5.11]', async () => {
    const lawOf = async (variant: string, item: string) => {
      const { rows } = await sheetOf(product, variant);
      return rows.find((row) => row.item === item && row.part === 'text')?.law.map(({ name }) => name);
    };
    expect(await lawOf('8-shell-energy', 'happyToReceiveCreditCheck')).toEqual(['credit-check-agreed']);
    expect(await lawOf('2-british-gas', 'suppliersTermsAndConditionsAreAccepted')).toEqual([
      'terms-accepted',
    ]);
    expect(await lawOf('4-e-on', 'credit-check')).toEqual(['credit-check-told']);
    const markdown = sheetMarkdown(await sheetOf(product, '8-shell-energy'));
    expect(markdown).toContain('| Pre Payment Meter Type (prePaymentMeterId) | yes |');
    expect(markdown).toContain('with an explicit agreement. (S5.11, credit-check-agreed)');
  });

  it('has its sentences in the order in which the card asks, whatever single contexts show', async () => {
    const { rows } = await sheetOf(product, '8-shell-energy');
    const items = [...new Set(rows.map(({ item }) => item))];
    const { order, groups } = JSON.parse(
      productFiles.find(({ file }) => file === 'schemas/cards/terms.card.json')?.text ?? '',
    );
    const asked = order.flatMap((name: string) => [name, ...(groups[name]?.items ?? [])]);
    expect(items.filter((name) => asked.includes(name))).toEqual(
      asked.filter((name: string) => items.includes(name)),
    );
  });

  it('says who signed these very words, and nobody of others', async () => {
    const sentences = (await signOff(productFiles, trade)).sentences;
    const ledger = withSigned(productFiles, sentences, { by: 'Ann Lee', on: '2026-11-23' }, trade);
    const signedBy = async (from: string, to: string) => {
      const files = productFiles.map((one) => {
        if (one.file === ledger.file) return ledger;
        return { ...one, text: one.text.replace(from, to) };
      });
      const sheet = await sheetOf(opened(files), '8-shell-energy');
      const unsigned = sheet.rows.filter(({ signed }) => signed === undefined);
      return { unsigned: unsigned.map(({ text }) => text), markdown: sheetMarkdown(sheet) };
    };
    const all = await signedBy('', '');
    expect(all.unsigned).toEqual([]);
    expect(all.markdown).toContain('| Ann Lee, 2026-11-23 |');
    const reworded = await signedBy('send you news and offers?', 'write to you with news and offers?');
    expect(reworded.unsigned).toEqual(['May Shell Energy write to you with news and offers?']);
    // The same words over a box that is answered beforehand are not what was signed.
    const answered = await signedBy(
      '"happyToReceiveCreditCheck": null',
      '"happyToReceiveCreditCheck": false',
    );
    expect(answered.markdown).not.toContain('Ann Lee');
  });

  it('has the version and the hashes of its wording alone', async () => {
    // printf 'May {supplier} send you news and offers?' | sha256sum
    expect(await wordingHash(' May  {supplier}\nsend you news and offers?')).toBe('d626da6e90acc053');
    const versions = async (file: string, from: string, to: string) => {
      const other = opened(edited(file, from, to));
      return (await sheetOf(other, '8-shell-energy')).version;
    };
    const { version } = await sheetOf(product, '8-shell-energy');
    const [laidOut, reworded] = await Promise.all([
      versions('supplier-variants/8-shell-energy.json', '"text": {', '"text":\n\n {'),
      versions('supplier-variants/8-shell-energy.json', 'send you news', 'often send you news'),
    ]);
    expect([laidOut === version, reworded === version]).toEqual([true, false]);
  });

  it('says of each sentence when it became what it is and why, as the log of the studio has it', async () => {
    const file = 'supplier-variants/8-shell-energy.json';
    const edits = ['often send you news', 'send you news', 'at times send you news'];
    const texts = edits.map((words) => fileIn(edited(file, 'send you news', words)));
    const lines = await Promise.all(
      texts.map(async (text, index) =>
        JSON.stringify({
          ...{ at: `2026-0${index + 3}-10T23:30:00.000Z`, reason: `Reason ${index}` },
          files: [{ file, wording: await newWording(texts[index - 1] ?? fileIn(productFiles), text, trade) }],
        }),
      ),
    );
    const log = readWordingLog(['<<<<<<< HEAD', ...lines, ''].join('\n'));
    const sheet = withLastChanges(await sheetOf(product, '8-shell-energy'), log);
    const changed = sheet.rows.filter((row) => saysChange(row) !== '');
    expect(changed.map((row) => [row.item, saysChange(row)])).toEqual([
      ['consent1', '11 April 2026: Reason 1'],
    ]);
    expect(sheetMarkdown(sheet)).toContain('| 11 April 2026: Reason 1 | d626da6e90acc053 |');
    expect(sheetHtml(sheet)).toContain('<td>11 April 2026: Reason 1</td>');

    function fileIn(files: typeof productFiles) {
      return files.find((one) => one.file === file) ?? { file, text: '' };
    }
  });

  it('prints as Markdown and as a page, with nothing in it that a text could break', async () => {
    const sheet = await sheetOf(product, '8-shell-energy');
    const [row] = sheet.rows;
    if (row === undefined) throw new Error('The sheet is empty.');
    const odd = { ...sheet, rows: [{ ...row, text: '<b>|*' }] };
    expect(sheetMarkdown(odd)).toContain('| \\<b\\>\\|\\* |');
    expect(sheetHtml(odd)).toContain('<td>&lt;b&gt;|*</td>');
  });
});

describe('an explanation', () => {
  it('names the line that hides, requires or blocks, that of the variant before that of the card', () => {
    const situated = situationOf(product, shell);
    /** Where a reason is written, with the line as it stands there. */
    const written = (at: string | undefined) => {
      const [name, line] = at?.split(':') ?? [];
      const text = productFiles.find(({ file }) => file === name)?.text;
      return [name, text?.split('\n')[Number(line) - 1]?.trim()];
    };
    const reasons = (field: string) =>
      explainIn(product, shell, situated, field).map(({ about, at }) => [about, ...written(at)]);
    const variant = 'supplier-variants/8-shell-energy.json';
    expect(reasons('happyToReceiveCreditCheck')).toEqual([
      ['shown', variant, '"happyToReceiveCreditCheck": true,'],
      ['required', variant, '"require": { "happyToReceiveCreditCheck": true },'],
      ['invalid', undefined, undefined],
      ['blocking', undefined, undefined],
    ]);
    const [hidden] = reasons('prePaymentMeterId');
    expect(hidden).toEqual([
      ...['hidden', 'schemas/cards/terms.card.json'],
      '"prePaymentMeterId": { "plan.payMethod": "PrePaymentMeter" },',
    ]);
    const blocked = blockedIn(product, shell, situated);
    expect(blocked?.step).toBe('terms');
    expect(blocked?.fields.map(({ field }) => field)).toContain('suppliersTermsAndConditionsAreAccepted');
    expect(blockedIn(product, shell, situationOf(product, shell, { filled: true }))).toBeUndefined();
  });
});

describe('lists of wording', () => {
  const utilita = 'supplier-variants/22-utilita.json';
  const project = opened(
    edited(utilita, '"show": {', '"text": { "consent1": "Never seen" }, "show": {', shippedFiles),
  );

  it('hold what nobody is shown, and nothing else', () => {
    const notices = 'schemas/notices.json';
    const more = edited(
      notices,
      '"notices": {',
      '"notices": { "spare": { "text": "Taken by nobody" },',
      project.files,
    );
    expect(deadWording(opened(more))).toMatchObject([
      { file: notices, text: 'Taken by nobody' },
      { file: utilita, line: 6, text: 'Never seen', path: ['text', 'consent1'] },
    ]);
    expect(deadWording(product)).toEqual([]);
  });

  it('hold who says the same', () => {
    const shared = sharedSentences(project);
    expect(shared[0]).toMatchObject({ owners: { length: 14 }, contexts: 1008, places: { length: 1 } });
    expect(
      shared.find(({ template }) => template === 'I agree that {supplier} may run a credit check.'),
    ).toMatchObject({
      owners: ['Shell Energy', 'Octopus Energy'],
      contexts: 144,
    });
    expect(shared.every(({ owners }) => owners.length > 1)).toBe(true);
  });
});
