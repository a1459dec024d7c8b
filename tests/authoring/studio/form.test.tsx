import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { FormView } from '../../../src/authoring/studio/form/FormView.tsx';
import { Steps } from '../../../src/authoring/studio/Steps.tsx';
import { lineChanges } from '../../../src/authoring/studio/save/line-changes.ts';
import { goTo } from '../../../src/authoring/studio/state/changes.ts';
import { derive } from '../../../src/authoring/studio/state/derive.ts';
import { createWorkspace, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { kindOf } from '../../../src/definitions/kinds.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const { project } = openProject(files, trade);
const root = join(import.meta.dirname, '../../..');
const notices = 'schemas/notices.json';
const variant = 'supplier-variants/22-utilita.json';
const terms = 'schemas/cards/terms.card.json';

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

/** The form of the part of a file that begins with some words, and what it drafts; the checker reads along only if asked to. */
function open(file: string, words: string, isChecked = false) {
  const saved = readFileSync(join(root, file), 'utf8');
  const store = createWorkspace(files, file);
  const derived = isChecked ? derive(store) : undefined;
  goTo(store, file, saved.indexOf(words) + 1);
  const filesNow = () => files;
  const opened = () => derived?.getState().opened ?? { problems: [], files: [] };
  const view = () => (
    <>
      <Steps store={store} />
      <FormView {...{ store, project, filesNow }} problems={opened().problems} />
    </>
  );
  const { rerender } = render(view());
  const text = () => textNow(store.getState(), file) ?? '';
  return {
    text,
    changes: () => lineChanges(saved, text()).map((change) => `${change.sign} ${change.text}`),
    /** The checker has read the draft. */
    judged: async () => {
      const read = () => opened().files.find((one) => one.file === file)?.text;
      await expect.poll(read).toBe(text());
      rerender(view());
    },
  };
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choice = (name: string | RegExp) => screen.getByRole('combobox', { name });

describe('the form of a part', () => {
  it('is that of the part which the cursor was sent to, and drafts one value in its one line', async () => {
    const { changes } = open(notices, '"gas-meter-not-found"');
    expect(choice('Part')).toHaveProperty('value', '["notices","gas-meter-not-found"]');
    await userEvent.clear(box(/^Heading/));
    await userEvent.type(box(/^Heading/), 'No "gas"');
    expect(changes()).toEqual([
      'removed "heading": "Unable to locate MPRN for this address",',
      'added "heading": "No \\"gas\\"",',
    ]);
  });

  it.each([
    [notices, '"mixed-prepayment"'],
    [terms, '"show"'],
    [terms, '"agreeSmartMeterConditions"'],
    [variant, '"presets"'],
  ])('describes no field of %s by what is not there', (file, words) => {
    open(file, words);
    const described = document.querySelectorAll('[aria-describedby]');
    expect(described.length).toBeGreaterThan(0);
    for (const field of described)
      for (const id of field.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(document.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
  });

  it('puts a new key where the schema has it, and takes out what is emptied', async () => {
    const { changes } = open(notices, '"non-domestic-phone"');
    await userEvent.type(box(/^Heading/), 'A');
    expect(changes()).toEqual(['added "heading": "A",']);
    await userEvent.clear(box(/^Heading/));
    expect(changes()).toEqual([]);
  });

  it('says what to do about what is half filled in, where it stands', async () => {
    open(notices, '"mixed-prepayment"');
    const [label] = screen.getAllByRole('textbox', { name: 'Label' });
    await userEvent.type(label ?? box('Label'), 'Why?');
    expect(screen.getByText('Fill this in: it may not be left out.')).toBeTruthy();
    expect(box('Text').getAttribute('aria-describedby')).toContain(
      screen.getByText('Fill this in: it may not be left out.').parentElement?.id,
    );
  });

  it('says at its field what the checker finds in it', async () => {
    const { judged } = open(notices, '"non-domestic"', true);
    await userEvent.type(box(/^Heading/), '{{nobody}');
    await judged();
    const error = screen.getByText(/Nothing fills \{nobody\}/);
    expect(box(/^Heading/).getAttribute('aria-describedby')).toContain(error.parentElement?.id);
  });

  it('takes back what was typed field by field', async () => {
    // What is typed in one go is one step.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { changes } = open(notices, '"non-domestic"');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.ariaDisabled).toBe('true');
    await userEvent.type(box(/^Heading/), ' More');
    await userEvent.selectOptions(choice(/^Tone/), 'quiet');
    await userEvent.click(undo);
    expect(changes().filter((line) => line.includes('tone'))).toEqual([]);
    expect(changes()).toContain('added "heading": "Non Domestic Meter Type Identified! More",');
    await userEvent.click(undo);
    expect(changes()).toEqual([]);
    expect(undo.ariaDisabled).toBe('true');
  });

  it('has a message, a colour of a brand and a setting as they are', async () => {
    const message = open('schemas/messages.json', '"required"');
    await userEvent.type(box('Required'), '!');
    expect(message.changes()).toHaveLength(2);
    await userEvent.clear(box('Required'));
    expect(message.text()).toContain('"required": ""');
    cleanup();
    const brand = open('schemas/brands/wethermere.brand.json', '"color-accent"', true);
    await userEvent.clear(box('Light'));
    await userEvent.type(box('Light'), 'red');
    await brand.judged();
    expect(screen.getByText(/#rrggbb/, { selector: '[id$="__error"] *' })).toBeTruthy();
    cleanup();
    const settings = open('schemas/settings.json', '"gbData"');
    await userEvent.selectOptions(choice(/^Gb data/), 'Yes');
    expect(settings.changes()).toEqual(['removed "gbData": false,', 'added "gbData": true,']);
  });

  it('has the options of the widget that a field names, and of another when another is chosen', async () => {
    const { changes } = open(terms, '"switchAfterCoolingOfPeriod": {\n      "widget"');
    const before = screen.getAllByRole('textbox').length;
    await userEvent.selectOptions(choice('Widget'), 'text-field');
    expect(changes()).toEqual(['removed "widget": "switch-timing",', 'added "widget": "text-field",']);
    expect(screen.getAllByRole('textbox').length).not.toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getAllByRole('textbox').length).toBe(before);
  });

  it('calls what programmers named by plain words', () => {
    open('schemas/cards/new-payment-method.card.json', '"enum"');
    expect(screen.getByRole('group', { name: 'Answers that may be given' })).toBeTruthy();
    expect(screen.getByLabelText('1')).toHaveProperty('value', '"monthlyDirectDebit"');
    expect(screen.getByLabelText(/^How it must be written/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Enum|Pattern/);
  });

  it('names each button of a list by its item, and keeps the focus where it was pressed', async () => {
    const { changes } = open('schemas/cards/new-payment-method.card.json', '"hint"');
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await userEvent.click(screen.getByRole('button', { name: 'Move down Monthly Direct Debit' }));
    expect(focused()).toBe('Move down Monthly Direct Debit');
    expect(changes()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Move up Monthly Direct Debit' }));
    expect([focused(), changes()]).toEqual(['Move down Monthly Direct Debit', []]);
    await userEvent.click(screen.getByRole('button', { name: 'Take out Monthly Direct Debit' }));
    expect(focused()).toMatch(/^Take out (?!Monthly)/);
    expect(changes()).toEqual([
      'removed { "value": "monthlyDirectDebit", "label": "Monthly Direct Debit" },',
    ]);
  });

  it('has a condition by its name, and what is no JSON leaves the draft alone', async () => {
    const { changes, text } = open(variant, '"show"');
    await userEvent.selectOptions(
      choice('Debt Assignment Protocol (happy to have debt information accessed)'),
      'Never',
    );
    expect(changes()[1]).toBe('added "show": { "happyToHaveDebtInformationAccessed": false },');
    await userEvent.selectOptions(
      choice('Debt Assignment Protocol (happy to have debt information accessed)'),
      'written',
    );
    const json = box('The condition as JSON');
    fireEvent.change(json, { target: { value: '{ "plan.payMethod": "PrePaymentMeter" }' } });
    const held = text();
    expect(held).toContain('"plan.payMethod": "PrePaymentMeter"');
    fireEvent.change(json, { target: { value: '{ "plan.' } });
    expect(screen.getByText(/cannot be read as JSON yet/)).toBeTruthy();
    expect(text()).toBe(held);
    fireEvent.change(json, { target: { value: '{ "all": [7, { "not": null }] }' } });
    expect(text()).toContain('"all": [7');
  });

  it('says a condition that has no name as a sentence, and has it as JSON for who asks', async () => {
    open(terms, '"smart-meter-refused": { "all"');
    const sentence = 'A smart meter box is ticked and “Smart Meter Terms & Conditions” is not ticked';
    expect(screen.getByText(`${sentence}.`)).toBeTruthy();
    const field = screen.getByRole('combobox', {
      name: 'Smart Meter Terms & Conditions (smart meter refused)',
    });
    expect(field).toHaveProperty('selectedOptions.0.textContent', sentence);
    expect(document.querySelector('details:has(textarea)')).toHaveProperty('open', false);
    expect(box('The condition as JSON')).toHaveProperty('value', expect.stringContaining('"all"'));
  });
});

const kinds = new Map(files.map((one) => [kindOf(one.file, trade)?.kind, one.file]));

it.each([...kinds])('changes no file of the kind %s by being drawn, whatever part is chosen', (_, file) => {
  const { text } = open(file, '{');
  const saved = text();
  const part = choice('Part');
  const options = [...part.querySelectorAll('option')].filter((_, index) => index % 12 === 0);
  for (const { value } of options) {
    fireEvent.change(part, { target: { value } });
    expect(part).toHaveProperty('value', value);
  }
  expect(text()).toBe(saved);
});
