import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import languageService, { type CompletionItem } from 'vscode-json-languageservice';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { formatProblems } from '../../../src/authoring/checker/format.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const { getLanguageService, TextDocument } = languageService;
const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const settings: { 'json.schemas': { fileMatch: string[]; url: string }[] } = JSON.parse(
  read('.vscode/settings.json'),
);
const variant = 'supplier-variants/49-octopus-energy.json';

/** What an editor gives: set up as .vscode/settings.json says, for a file that names no schema itself. */
function editor() {
  const service = getLanguageService({});
  const schemas = settings['json.schemas'].map(({ fileMatch, url }) => ({
    uri: `file:///${url.slice(2)}`,
    fileMatch,
    folderUri: 'file:///',
    schema: JSON.parse(read(url)),
  }));
  service.configure({ validate: true, schemas });
  const open = (file: string, text: string) => {
    const document = TextDocument.create(
      `file:///${file}`,
      'json',
      1,
      text.replace(/"\$schema": "[^"]*",/, ''),
    );
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    /** Texts that may follow the mark ¦. */
    complete: async (file: string, text: string): Promise<CompletionItem[]> => {
      const { document, json } = open(file, text.replace('¦', ''));
      const at = document.positionAt(open(file, text).document.getText().indexOf('¦'));
      return (await service.doComplete(document, at, json))?.items ?? [];
    },
    hover: async (file: string, text: string, word: string): Promise<string> => {
      const { document, json } = open(file, text);
      const at = document.positionAt(document.getText().indexOf(word) + 1);
      return JSON.stringify((await service.doHover(document, at, json))?.contents ?? '');
    },
    judge: async (file: string, text: string): Promise<string[]> => {
      const { document, json } = open(file, text);
      return (await service.doValidation(document, json)).map(({ message }) =>
        typeof message === 'string' ? message : message.value,
      );
    },
  };
}

describe('an editor with .vscode/settings.json', () => {
  it('finds a schema for every definition file, and no fault in any', async () => {
    const { judge } = editor();
    for (const { file, text } of files) {
      expect([file, await judge(file, text)]).toEqual([file, []]);
      expect([file, await judge(file, '[]')]).not.toEqual([file, []]);
    }
    for (const { url } of settings['json.schemas'])
      expect([url, existsSync(join(root, url))]).toEqual([url, true]);
  });

  it('completes the sections of a variant, and says what each is for', async () => {
    const items = await editor().complete(
      variant,
      '{ "suppliers": [49], "name": "Octopus", "card": "terms", ¦ }',
    );
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['show', 'hide', 'require', 'text']),
    );
    expect(JSON.stringify(items.find(({ label }) => label === 'hide')?.documentation)).toContain(
      'never shown',
    );
  });

  it('completes the names of the card, with their present words', async () => {
    const items = await editor().complete(variant, '{ "card": "terms", "text": { "¦" } }');
    const consent = items.find(({ label }) => label === 'happyToReceiveCreditCheck');
    expect(JSON.stringify(consent?.documentation)).toContain('may run a credit check');
  });

  it('completes cards, named conditions with their sentence, and parents', async () => {
    const { complete } = editor();
    const labels = async (text: string) => (await complete(variant, text)).map(({ label }) => label);
    expect(await labels('{ "card": ¦ }')).toContain('"terms"');
    expect(await labels('{ "card": "terms", "extends": ¦ }')).toContain('"4-e-on"');
    expect(await labels('{ "card": "terms", "show": { "consent1": ¦ } }')).toContain('"has-smart-meter"');
  });

  it('tells on hover what stands there now, and marks a name that the card has not', async () => {
    const { hover, judge } = editor();
    const text = read(variant);
    expect(await hover(variant, text, '"happyToReceiveCreditCheck"')).toContain('may run a credit check');
    expect(await judge(variant, text.replace('"require": { "happy', '"require": { "hapy'))).not.toEqual([]);
    expect(await judge(variant, text.replace('"terms"', '"term"'))).not.toEqual([]);
  });

  it('offers widgets with what each is for', async () => {
    const items = await editor().complete('schemas/cards/a.card.json', '{ "ui": { "a": { "widget": ¦ } } }');
    const segments = items.find(({ label }) => label === '"choices"');
    expect(JSON.stringify(segments?.documentation)).toContain('tiles');
  });
});

it('lists in VS Code what npm run check prints', () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json'));
  const [first, second] = tasks[0].problemMatcher.pattern;
  const broken = files.map((one) =>
    one.file === variant
      ? { ...one, text: one.text.replace('"terms"', '"term"').replace('"require"', '"requires"') }
      : one,
  );
  const problems = checkDefinitions(broken, trade);
  const lines = formatProblems(problems, broken).split('\n');
  const listed = lines.flatMap((line, index) => {
    const head = new RegExp(first.regexp).exec(line);
    const message = new RegExp(second.regexp).exec(lines[index + 1] ?? '')?.[second.message];
    const part = (name: string) => head?.[first[name]];
    return head === null
      ? []
      : [
          [
            part('file'),
            Number(part('line')),
            Number(part('column')),
            part('severity'),
            part('code'),
            message,
          ],
        ];
  });
  expect(listed).toEqual(
    problems.map(({ file, line, column, severity, id, message }) => [
      file,
      line,
      column,
      severity,
      id,
      message,
    ]),
  );
  expect(listed.length).toBeGreaterThan(0);
});
