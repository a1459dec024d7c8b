import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOff, withSigned } from '../../../src/authoring/checker/sign-off.ts';
import { filesAt, NoRevision } from '../../../src/authoring/review/git.ts';
import { reviewMarkdown } from '../../../src/authoring/review/markdown.ts';
import { type Review, reviewOf } from '../../../src/authoring/review/review.ts';
import { type Signed, signedIn } from '../../../src/authoring/review/signed.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import { trade } from '../../../src/trade.ts';
import { copyOf, temporaryProject } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';
import { shippedFiles as productFiles } from '../../shipped.ts';
import { edited, opened, shipped as product } from './product.ts';

const root = join(import.meta.dirname, '../../..');
const unsigned: Signed = {
  before: { of: new Map(), open: new Set() },
  after: { of: new Map(), open: new Set() },
};
const project = copyOf(productFiles, root);
const plain = temporaryProject({});
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], { cwd: project.root });

beforeAll(() => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Begin');
});
afterAll(() => {
  project.remove();
  plain.remove();
});

const review = (...flags: readonly string[]) =>
  runCommand(project.root, 'src/authoring/review/cli.ts', ...flags);

describe('npm run review', () => {
  it('says when nothing has changed, and when what is there cannot be read', () => {
    expect(review()).toEqual({
      status: 0,
      stdout: 'No definition file has changed since HEAD.\n',
      stderr: '',
    });
    project.write('schemas/notices.json', '{ "notices": 1 }');
    const { status, stderr } = review('--base', 'HEAD');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('schemas/notices.json:1:14  error  wrong-type'),
    ]);
    project.write(
      'schemas/notices.json',
      productFiles.find(({ file }) => file === 'schemas/notices.json')?.text,
    );
  });

  it('reads the files of a revision as those on the disk, and knows no other revision', async () => {
    expect(await filesAt(project.root, 'HEAD', trade)).toEqual(readDefinitionFiles(project.root, trade));
    await expect(filesAt(project.root, 'nowhere', trade)).rejects.toThrow(NoRevision);
    await expect(filesAt(project.root, '--help', trade)).rejects.toThrow('"--help" is no revision');
    await expect(filesAt(plain.root, 'HEAD', trade)).rejects.toThrow('not in a git repository');
  });
});

describe('a review', () => {
  const markdownOf = (found: Review, signed = unsigned) =>
    reviewMarkdown(found, signed).replace(/:\d+:\d+`/g, ':…`');

  it('tells of suppliers first, with the words that changed', () => {
    const files = edited(
      'supplier-variants/8-shell-energy.json',
      'send you news',
      'often send you news',
      productFiles,
    );
    expect(markdownOf(reviewOf(product, opened(files)))).toBe(`# What this change means

1 file changed. 72 of 1,008 contexts, 384 distinct screens: these say something else than before.

## Suppliers' terms

### Wording

- Shell Energy now says “May Shell Energy often send you news and offers?” instead of “May Shell Energy send you news and offers?” 72 of 1,008 contexts, 1 supplier: Shell Energy. \`supplier-variants/8-shell-energy.json:…\`
  > May Shell Energy **often** send you news and offers?
  - The law: No consent to marketing or to sharing is ever given but by the customer. (S2.24, marketing-is-never-preset)
  - The law: No customer needs to agree to marketing. (S2.24, marketing-is-optional)
  - Nobody signed these words.

## Every change, file by file

\`supplier-variants/8-shell-energy.json\`
- Variant “8-shell-energy”: text › consent1 was “May {supplier} send you news and offers?”, and is “May {supplier} often send you news and offers?”. \`supplier-variants/8-shell-energy.json:…\`
`);
  });

  it('says of a signature whose it is, how much it is of, when and why, without its fingerprints', () => {
    const wording = { title: 'a'.repeat(64), asked: 'b'.repeat(64) };
    const entry = { file: 'schemas/cards/terms.card.json', by: 'Ann Lee', on: '2026-11-27', wording };
    const signed = JSON.stringify([{ ...entry, reason: 'Agreed' }]);
    const files = edited('schemas/sign-off.json', '"signed": []', `"signed": ${signed}`, productFiles);
    const markdown = markdownOf(reviewOf(product, opened(files)));
    expect(markdown).toContain(
      '- Ann Lee signed 2 sentences of `schemas/cards/terms.card.json` on 2026-11-27: “Agreed”. `schemas/sign-off.json:…`',
    );
    expect(markdown).not.toContain('aaaa');
  });

  it('leaves out nothing, wherever it changed', () => {
    const changes = [
      {
        ...{
          file: 'schemas/cards/same-supplier.card.json',
          from: 'Your bills show it',
          to: 'Look at a bill',
        },
        says: 'Card “same-supplier” now says “Look at a bill: one bill for both fuels usually means one supplier.”',
      },
      {
        ...{
          file: 'schemas/messages.json',
          from: '{label}: save or cancel',
          to: '{label}: please save or cancel',
        },
        says: 'Message “unsaved-entry” was “{label}: save or cancel what you began.”, and is “{label}: please save or cancel what you began.”. `schemas/messages.json:…`',
      },
      {
        ...{
          file: 'schemas/words/results.json',
          from: 'Some suppliers pay us a commission.',
          to: 'Suppliers pay us a commission.',
        },
        says: 'Text “commission” was “Some suppliers pay us a commission.',
      },
      {
        file: 'schemas/journeys/sign-up.journey.json',
        from: '"when": "pays-by-direct-debit" }',
        to: '"when": "quote-is-for-prepayment" }',
        says: 'steps › 6 › when was “the new plan is paid by direct debit”, and is “the quote is for a prepayment meter”.',
      },
      {
        ...{ file: 'schemas/settings.json', from: '"whiteLabel": true', to: '"whiteLabel": false' },
        says: 'Settings: whiteLabel was yes, and is no. `schemas/settings.json:…`',
      },
      {
        ...{ file: 'schemas/suppliers.json', from: '"2": ', to: '"2":  ' },
        says: '`schemas/suppliers.json` is laid out anew; it says the same.',
      },
      {
        ...{ file: 'schemas/brands/switchyard.brand.json', from: '"0808 157 0000"', to: '"0808 157 0009"' },
        says: 'Brand “switchyard”: supplierPhone was “0808 157 0000”, and is “0808 157 0009”.',
      },
    ];
    const files = changes.reduce(
      (before, { file, from, to }) => edited(file, from, to, before),
      productFiles,
    );
    const markdown = markdownOf(reviewOf(product, opened(files)));
    for (const { says } of changes) expect(markdown).toContain(says);
    expect(markdown).toContain('\n7 files changed. 0 of 1,008 contexts');
  });

  it('names of each agreement that it touches the law with its source, and who signed which words', async () => {
    const file = 'schemas/cards/terms.card.json';
    const reworded = edited(
      file,
      'I agree that {supplier} may run a credit check',
      'I agree that {supplier} checks my credit',
      productFiles,
    );
    const found = reviewOf(product, opened(reworded));
    const law = `  - The law: Suppliers 8 and 49 check the customer's credit only with an explicit agreement. (S5.11, credit-check-agreed)`;
    expect(markdownOf(found)).toContain(`${law}\n  - Nobody signed these words.\n`);
    const signing = { by: 'Ann Lee', on: '2026-08-01' };
    const { sentences } = await signOff(productFiles, trade);
    const ledger = withSigned(productFiles, sentences, signing, trade);
    const signed = opened(productFiles.map((one) => (one.file === ledger.file ? ledger : one)));
    const after = opened(
      signed.files.map((one) => reworded.find(({ file: name }) => name === one.file && name === file) ?? one),
    );
    expect(markdownOf(reviewOf(signed, after), await signedIn(signed, after))).toContain(
      `${law}\n  - Nobody signed these words; what stood there was signed by Ann Lee on 2026-08-01.\n`,
    );
    expect(markdownOf(reviewOf(product, after), await signedIn(after, signed))).toContain(
      'These words are signed by Ann Lee on 2026-08-01.',
    );
  });

  it('says of a new supplier in what it differs from one without a file, and which command has the whole of it', () => {
    const added = (id: number, name: string, more: object = {}) => ({
      file: `supplier-variants/${id}-${name.toLowerCase()}.json`,
      text: JSON.stringify({ suppliers: [id], name, card: 'terms', extends: 'default', ...more }),
    });
    const files = [
      ...productFiles,
      added(901, 'Plain'),
      added(902, 'Keen', {
        text: { consent1: '{supplier} may write to me.' },
        notices: { 'welcome-pack': { tone: 'info', text: 'A welcome pack comes by email.', place: 'first' } },
      }),
      added(903, 'Other'),
    ];
    const markdown = markdownOf(reviewOf(product, opened(files)));
    expect(markdown).toContain('**New supplier: Plain, Keen and Other.**');
    expect(markdown).toContain(`
## Plain, beside Any other supplier

It asks and says what Any other supplier does, in its own name.

\`npm run sheet -- --supplier 901\` has all that its customers are asked and told.
`);
    const [, keen = ''] = markdown.split('## Keen, beside Any other supplier');
    expect(keen.split('## ')[0]).toContain(
      '- Keen shows “A welcome pack comes by email.” `supplier-variants/902-keen.json:…`\n',
    );
  });

  it('mentions every file that came or went', () => {
    const shell = 'supplier-variants/8-shell-energy.json';
    const without = opened(productFiles.filter(({ file }) => file !== shell));
    expect(markdownOf(reviewOf(product, without))).toContain('**Supplier taken out: Shell Energy.**');
    expect(markdownOf(reviewOf(without, product))).toContain(`\`${shell}\` is new.`);
  });
});
