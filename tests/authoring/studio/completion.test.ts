import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState, type Transaction } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { editorSchema } from '../../../src/authoring/checker/meta.ts';
import { completionsIn } from '../../../src/authoring/studio/editor/completion.ts';
import { jsonService, parse } from '../../../src/authoring/studio/editor/json-service.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';

const card = 'schemas/cards/terms.card.json';
const journey = 'schemas/journeys/quote.journey.json';

/** What stands at the mark `|` of a text, as the editor asks the service. */
async function at(file: string, marked: string) {
  const offset = marked.indexOf('|');
  const read = parse(file, marked.replace('|', ''), productFiles);
  if (read === undefined) throw new Error(`${marked} is not read.`);
  const { document, json } = read;
  const position = document.positionAt(offset);
  const list = await jsonService.doComplete(document, position, json);
  const hover = await jsonService.doHover(document, position, json);
  return {
    labels: (list?.items ?? []).map(({ label }) => label.replaceAll('"', '')),
    hover: JSON.stringify(hover?.contents ?? ''),
  };
}

describe('the editor completes', () => {
  it.each([
    ['a condition', card, '{ "show": { "consent1": "|" } }', 'is-dual-fuel'],
    ['a field by which something is shown', card, '{ "show": { "consent1": { "|" } } }', 'compareFuel'],
    ['an item', card, '{ "order": ["|"] }', 'consent1'],
    ['a field that is required', card, '{ "require": { "|" } }', 'prePaymentMeterId'],
    ['the field of a rule', card, '{ "rules": [{ "field": "|" }] }', 'prePaymentMeterId'],
    ['a message', card, '{ "rules": [{ "message": "|" }] }', 'required'],
    ['a widget', card, '{ "ui": { "consent1": { "widget": "|" } } }', 'checkbox'],
    ['a card', journey, '{ "steps": [{ "card": "|" }] }', 'same-supplier'],
    ['a condition of a step', journey, '{ "steps": [{ "when": "|" }] }', 'is-dual-fuel'],
    [
      'a consent of a supplier',
      'supplier-variants/8-shell-energy.json',
      '{ "card": "terms", "show": { "|" } }',
      'consent1',
    ],
    [
      'a parent',
      'supplier-variants/8-shell-energy.json',
      '{ "$schema": "../schemas/meta/variant.schema.json", "card": "terms", "extends": "|" }',
      'default',
    ],
    [
      'a parent, whatever schema the file names',
      'supplier-variants/8-shell-energy.json',
      '{ "$schema": "../meta/variant.schema.json", "card": "terms", "extends": "|" }',
      'default',
    ],
    [
      'a parent, where the schema has no dot before it',
      'supplier-variants/8-shell-energy.json',
      '{ "$schema": "meta/variant.schema.json", "card": "terms", "extends": "|" }',
      'default',
    ],
    [
      'a parent before the card',
      'supplier-variants/8-shell-energy.json',
      '{\n  "suppliers": [8],\n  "name": "Shell",\n  "extends": "|"\n}',
      'default',
    ],
  ])('%s', async (_, file, text, name) => {
    expect((await at(file, text)).labels).toContain(name);
  });

  it('no item of another card', async () => {
    const { labels } = await at('schemas/cards/same-supplier.card.json', '{ "order": ["|"] }');
    expect(labels).toContain('sameSupplier');
    expect(labels).not.toContain('consent1');
  });
});

it('has a small schema for every file: many names share what their values may be', () => {
  const sizes = productFiles.map(
    ({ file }) => JSON.stringify(editorSchema(productFiles, file, trade)).length,
  );
  expect(Math.max(...sizes)).toBeLessThan(400_000);
});

describe('the editor explains', () => {
  it.each([
    ['a field', card, '{ "require": { "happyToReceive|CreditCheck": true } }', 'may run a credit check'],
    ['a condition', card, '{ "show": { "consent1": "is-dual-|fuel" } }', 'gas and electricity are compared'],
    ['a widget', card, '{ "ui": { "consent1": { "widget": "check|box" } } }', 'box'],
    ['a card', journey, '{ "steps": [{ "card": "same-sup|plier" }] }', 'one supplier'],
  ])('%s', async (_, file, text, words) => {
    expect((await at(file, text)).hover).toContain(words);
  });
});

describe('the caret, once something was completed, stands', () => {
  /** The text at the mark `|` completed with the option of that label, with the caret as a mark again. */
  async function completed(marked: string, label: string): Promise<string> {
    const pos = marked.indexOf('|');
    let state = EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: pos } });
    const source = completionsIn('supplier-variants/8-shell-energy.json', () => productFiles);
    const result = await source(new CompletionContext(state, pos, true));
    const option = result?.options.find((one) => one.label === label);
    if (!result || typeof option?.apply !== 'function') throw new Error(`${label} is not offered.`);
    const view = {
      state,
      dispatch: (transaction: Transaction) => {
        state = transaction.state;
      },
    };
    // A snippet asks an editor for its state and for nothing else.
    option.apply(view as never, option, result.from, pos);
    const { head } = state.selection.main;
    return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`;
  }

  it.each([
    [
      'behind a name whose quotation mark was typed',
      '{ "card": "terms", "hide": ["cons|"] }',
      'consent1',
      '{ "card": "terms", "hide": ["consent1"|] }',
    ],
    [
      'behind a name without one',
      '{ "card": "terms", "hide": [cons|] }',
      'consent1',
      '{ "card": "terms", "hide": ["consent1"|] }',
    ],
    [
      'behind a parent',
      '{ "$schema": "../schemas/meta/variant.schema.json", "card": "terms", "extends": "def|" }',
      'default',
      '{ "$schema": "../schemas/meta/variant.schema.json", "card": "terms", "extends": "default"| }',
    ],
    [
      'inside what is to be filled in',
      '{ "card": "terms", "requ|" }',
      'require',
      '{ "card": "terms", "require": {|} }',
    ],
  ])('%s', async (_, before, label, after) => {
    expect(await completed(before, label)).toBe(after);
  });
});
