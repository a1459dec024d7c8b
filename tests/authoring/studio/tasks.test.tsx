import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { openProject } from '../../../src/authoring/review/project.ts';
import { pickLine, saidBy } from '../../../src/authoring/studio/preview/lines.ts';
import { stagingOf } from '../../../src/authoring/studio/preview/staging.ts';
import { discard, reload } from '../../../src/authoring/studio/state/changes.ts';
import { beginning } from '../../../src/authoring/studio/state/choice.ts';
import { derive } from '../../../src/authoring/studio/state/derive.ts';
import { useProblems } from '../../../src/authoring/studio/state/use-problems.ts';
import { createWorkspace, filesNow, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { Tasks } from '../../../src/authoring/studio/tasks/Tasks.tsx';
import { unless, whensOf } from '../../../src/authoring/studio/tasks/when.ts';
import type { WidgetWord } from '../../../src/engine/trade-words.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';
import { trade as permit } from '../../trades/parking/trade.ts';

const { project } = openProject(files, trade);
if (project === undefined) throw new Error('The definitions have an error.');
const terms = 'schemas/cards/terms.card.json';
const shell = 'supplier-variants/8-shell-energy.json';
const utilita = 'supplier-variants/22-utilita.json';
const ovo = 'supplier-variants/12-ovo.json';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

/** A line of a card as customers of one supplier have it, by its item. */
function lineOf(variant: string, item: string, file = terms) {
  const store = createWorkspace(files, file);
  const staging = project && stagingOf(project, { ...beginning, variant }, file);
  const line = staging?.lines.find((one) => one.item === item && one.part !== 'hint');
  if (project === undefined || staging === undefined || line === undefined) throw new Error(`No ${item}.`);
  return { store, project, staging, state: staging.state, line };
}

function begin(variant: string, item: string, task: string, file = terms) {
  const parts = lineOf(variant, item, file);
  render(<Tasks {...parts} />);
  const { store } = parts;
  return {
    store,
    open: () => userEvent.click(screen.getByRole('button', { name: task })),
    pick: (name: RegExp, option: string | RegExp) =>
      userEvent.selectOptions(
        screen.getByRole('combobox', { name }),
        screen.getByRole('option', { name: option }),
      ),
    draft: () => userEvent.click(screen.getByRole('button', { name: 'Draft it' })),
    json: (file: string) => JSON.parse(textNow(store.getState(), file) ?? ''),
    way: () => {
      const { file, way, goal } = store.getState();
      return { file, way, goal };
    },
    files: () => filesNow(store.getState()),
    drafted: () => [...store.getState().drafts.keys()],
    problems: () =>
      checkDefinitions(filesNow(store.getState()), trade).filter(({ severity }) => severity === 'error'),
  };
}

describe('what the dialogs say', () => {
  it('is first what holds now, and for whom', async () => {
    const { open } = begin('12-ovo', 'agreeSmartMeterConditions', 'Hidden…');
    await open();
    expect(screen.getByText(/^Now, for OVO: it shows when .*smart meter/i)).toBeTruthy();
    cleanup();
    const required = begin('8-shell-energy', 'consent1', 'Required…');
    await required.open();
    expect(screen.getByText('Now, for Shell Energy: it need not be answered.')).toBeTruthy();
  });

  it('is of what is hidden already by what it is, also of a group that a fact hides', async () => {
    const usage = 'schemas/cards/usage.card.json';
    const group = begin('12-ovo', 'electricity', 'Hidden…', usage);
    await group.open();
    expect(screen.getByText('It is hidden already, as things stand in the preview:')).toBeTruthy();
    expect(screen.getByText(/^“Electricity” is shown when: the quote includes/).textContent).toMatch(
      /That does not hold \(the kind of quote is gasToGas, .*not answered/,
    );
    cleanup();
    // Nobody asks in it yet, so that it shows with none of its items.
    const others = begin('12-ovo', 'smart-meters', 'Hidden…');
    await others.open();
    expect(screen.queryByText(/It is hidden already/)).toBeNull();
  });

  it('is no word of what was drafted once something else was done', async () => {
    const { open, pick, draft, store } = begin('8-shell-energy', 'consent1', 'Required…');
    await open();
    await pick(/When must it be answered/, 'Always');
    await pick(/For whom/, 'Shell Energy alone');
    await draft();
    expect(screen.getByText(/^Drafted into/)).toBeTruthy();
    act(() => discard(store, shell));
    expect(screen.queryByText(/^Drafted into/)).toBeNull();
  });

  it('offers for a group no answer that the group asks itself', () => {
    const { project, staging } = lineOf('12-ovo', 'credit-check');
    const inside = staging.lines.find(
      ({ kind, groups, part }) => kind === 'field' && groups.length > 0 && part !== 'hint',
    );
    const group =
      inside && staging.lines.find(({ kind, item }) => kind === 'group' && item === inside.groups[0]);
    if (inside === undefined || group === undefined) throw new Error('No group has a field.');
    const says = whensOf(project, staging, group).map(({ condition }) => JSON.stringify(condition));
    expect(says.join()).not.toContain(`"${inside.item}"`);
    expect(says.length).toBeGreaterThan(2);
  });
});

describe('for whom a sentence is changed', () => {
  it('is asked where others say it too: the cursor stays where it was', () => {
    const { store, project, staging, line } = lineOf('12-ovo', 'credit-check');
    pickLine(store, project, staging, line);
    expect(store.getState()).toMatchObject({ file: terms, goal: undefined, picked: line.id });
    const names = saidBy(project, line).map(({ name }) => name);
    expect(names).toContain('OVO');
    expect(names).not.toContain('E.ON');
  });

  it('is not asked where an owner has its own words', () => {
    const { store, project, staging, line } = lineOf('8-shell-energy', 'consent1');
    pickLine(store, project, staging, line);
    expect(store.getState()).toMatchObject({ file: shell, picked: line.id });
    expect(store.getState().goal).toBeDefined();
    expect(saidBy(project, line).map(({ name }) => name)).toEqual(['Shell Energy']);
  });
});

describe('without writing JSON', () => {
  it('a question is made required for one supplier', async () => {
    const { open, pick, draft, json, drafted, problems } = begin('8-shell-energy', 'consent1', 'Required…');
    await open();
    await pick(/When must it be answered/, 'Always');
    await pick(/For whom/, 'Shell Energy alone');
    await draft();
    expect(drafted()).toEqual([shell]);
    expect(json(shell).require).toEqual({ happyToReceiveCreditCheck: true, consent1: true });
    expect(problems()).toEqual([]);
  });

  it('something is hidden while another answer holds, whatever else showed it', async () => {
    const { open, pick, draft, json, problems } = begin('12-ovo', 'agreeSmartMeterConditions', 'Hidden…');
    await open();
    await pick(/When is it hidden/, '“I have a smart gas meter” is ticked');
    await pick(/For whom/, 'OVO alone');
    await draft();
    expect(json(ovo).show).toEqual({
      agreeSmartMeterConditions: { all: ['has-smart-meter', { not: { gasSmartMeterInstalled: true } }] },
    });
    expect(problems()).toEqual([]);
  });

  it('a notice that a supplier alone has is hidden, and the preview says when', async () => {
    const { open, pick, draft, json, problems, files } = begin('22-utilita', 'debt-assignment', 'Hidden…');
    await open();
    await pick(/When is it hidden/, '“I have a smart gas meter” is ticked');
    await pick(/For whom/, 'Utilita alone');
    await draft();
    expect(json(utilita).show['debt-assignment']).toEqual({ not: { gasSmartMeterInstalled: true } });
    expect(problems()).toEqual([]);
    const { project } = openProject(files(), trade);
    const staging = project && stagingOf(project, { ...beginning, variant: '22-utilita' }, terms);
    const line = staging?.lines.find(({ item }) => item === 'debt-assignment');
    expect(line?.when).not.toBe('always');
  });

  it('a variant that hid an item hides it no more once it is said when', async () => {
    const item = 'supplierMaySendUpdatesThatMayBeOfInterestViaPost';
    const parts = lineOf('8-shell-energy', 'marketing-intro');
    render(<Tasks {...parts} line={{ ...parts.line, kind: 'field', item }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hidden…' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /When is it hidden/ }), 'Never');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /For whom/ }), 'Shell Energy alone');
    await userEvent.click(screen.getByRole('button', { name: 'Draft it' }));
    const { hide, show } = JSON.parse(textNow(parts.store.getState(), shell) ?? '');
    expect(hide).not.toContain(item);
    expect(hide).toHaveLength(3);
    expect(show[item]).toBe(true);
  });

  it('those who decide it themselves are named before it is changed for all', async () => {
    const { open, pick, draft, drafted, json } = begin(
      '8-shell-energy',
      'happyToReceiveCreditCheck',
      'Hidden…',
    );
    await open();
    await pick(/When is it hidden/, 'Never');
    await pick(/For whom/, /^All 1\d suppliers, but .*\bShell Energy\b.*, who decide it themselves$/);
    await draft();
    expect(drafted()).toEqual([terms]);
    expect(json(terms).show.happyToReceiveCreditCheck).toBe(true);
  });

  it('a question is not drafted as a box that can only be ticked, and its tick may agree to something', async () => {
    const { open, pick, draft, drafted } = begin('8-shell-energy', 'consent1', 'A new question…');
    await open();
    const words = screen.getByRole('textbox', { name: /What it asks/ });
    await userEvent.type(words, 'Do you keep a pet?');
    await pick(/How it is answered/, 'by ticking a box');
    await pick(/For whom/, /^All 1\d suppliers$/);
    await draft();
    expect(screen.getByRole('alert').textContent).toMatch(/can only be ticked/);
    expect(drafted()).toEqual([]);
    await userEvent.clear(words);
    await userEvent.type(words, 'I keep a pet');
    await draft();
    expect(drafted()).toEqual([terms]);
  });

  it('a new question stands behind the line that is looked at, with its choices', async () => {
    const { open, pick, draft, drafted, json, way } = begin('8-shell-energy', 'consent1', 'A new question…');
    await open();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /What it asks/ }));
    await draft();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /What it asks/ })),
    );
    expect(screen.getAllByText('Fill this in: it may not be left out.').length).toBeGreaterThan(0);
    await userEvent.type(screen.getByRole('textbox', { name: /What it asks/ }), 'Are you about to move?');
    await pick(/How it is answered/, 'with one of several');
    await pick(/For whom/, /^All 1\d suppliers$/);
    await draft();
    const choices = screen.getByRole('textbox', { name: 'The choices, each on a line of its own' });
    await waitFor(() => expect(document.activeElement).toBe(choices));
    await userEvent.type(choices, 'This month');
    await draft();
    expect(screen.getByRole('alert').textContent).toMatch(/at least two choices/);
    await userEvent.type(choices, '{enter}Later on');
    await userEvent.click(screen.getByRole('checkbox', { name: 'It must be answered' }));
    await draft();
    expect(drafted()).toEqual([terms]);
    expect(screen.getByRole('status').textContent).toContain(`Drafted into ${terms}`);
    const card = json(terms);
    expect(card.groups.consents.items).toEqual(['consent1', 'move', 'consent2', 'consent3']);
    expect(card.schema.properties.move).toEqual({
      title: 'Are you about to move?',
      enum: ['this-month', 'later-on'],
    });
    expect(card.ui.move.options).toEqual([
      { value: 'this-month', label: 'This month' },
      { value: 'later-on', label: 'Later on' },
    ]);
    expect(card.require.move).toBe(true);
    expect(way()).toEqual({ file: terms, way: 'words', goal: undefined });
  });

  it('a new question is answered by any widget that needs no more than words and choices, as the trade calls it', async () => {
    const widgets: Readonly<Record<string, WidgetWord>> = trade.words.widgets;
    const parts = lineOf('8-shell-energy', 'consent1');
    render(<Tasks {...parts} />);
    const open = () => userEvent.click(screen.getByRole('button', { name: 'A new question…' }));
    const kind = () => screen.getByRole('combobox', { name: /How it is answered/ });
    const write = async (box: RegExp, text: string) => {
      await userEvent.click(screen.getByRole('textbox', { name: box }));
      await userEvent.paste(text);
    };
    await open();
    const offered = [...kind().querySelectorAll('option:not([value=""])')].flatMap(
      ({ textContent }) => textContent || [],
    );
    const asked = Object.values(widgets).flatMap((word) => word.asked ?? []);
    expect(offered).toEqual(asked);
    expect(offered).toContain('with any number of several');
    expect(offered).toContain('in words, on several lines');
    // The others need a list of the service's, an effect, a journey or groups, or are answered with their own words alone.
    const left = [widgets, permit.words.widgets].map((all) =>
      Object.entries<WidgetWord>(all).flatMap(([name, { asked, choices, options, gives, values }]) => {
        const isOwn = choices === 'options' && values !== undefined;
        const needs = Object.values(options).some((kind) => kind === 'effect' || kind === 'journey');
        const isKnown = needs || isOwn || ['lookup', 'entries'].includes(choices) || gives?.length === 0;
        return asked !== undefined || isKnown ? [] : name;
      }),
    );
    expect(left).toEqual([['tabs'], []]);
    for (const [index, words] of offered.entries()) {
      if (index > 0) await open();
      await write(/What it asks/, `We know number ${'abcdefghijklmnopq'[index]}x.`);
      await userEvent.selectOptions(kind(), words);
      if (screen.queryByRole('textbox', { name: /The choices/ }))
        await write(/The choices/, 'One\nTwo\nThree');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /For whom/ }), 'Shell Energy alone');
      await userEvent.click(screen.getByRole('button', { name: 'Draft it' }));
    }
    const files = filesNow(parts.store.getState());
    expect(checkDefinitions(files, trade).filter(({ severity }) => severity === 'error')).toEqual([]);
    const card = JSON.parse(textNow(parts.store.getState(), terms) ?? '');
    const drafted = Object.entries<{ widget: string }>(card.ui).flatMap(([name, { widget }]) =>
      name.startsWith('knowNumber') ? [[widget, card.schema.properties[name]]] : [],
    );
    expect(Object.keys(Object.fromEntries(drafted)).sort()).toEqual(
      Object.keys(widgets)
        .filter((name) => widgets[name]?.asked)
        .sort(),
    );
    expect(Object.fromEntries(drafted)).toMatchObject({
      checkboxes: { type: 'array', items: { enum: ['one', 'two', 'three'] } },
      textarea: { type: 'string', maxLength: 500 },
    });
  });

  it('a new question for one supplier is in the card, which shows it to nobody else', async () => {
    const { open, pick, draft, drafted, json, problems, files } = begin(
      '8-shell-energy',
      'consent1',
      'A new question…',
    );
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /What it asks/ }), 'Do you keep a pet at home?');
    await pick(/How it is answered/, 'with yes or no');
    await userEvent.click(screen.getByRole('checkbox', { name: 'It must be answered' }));
    await draft();
    expect(drafted()).toEqual([]);
    await pick(/For whom/, 'Shell Energy alone');
    await draft();
    expect(drafted()).toEqual([terms, shell]);
    expect(json(terms).show.keepPetHome).toBe(false);
    expect(json(terms).require.keepPetHome).toBeUndefined();
    expect(json(shell).show.keepPetHome).toBe(true);
    expect(json(shell).require.keepPetHome).toBe(true);
    expect(problems()).toEqual([]);
    const { project: next } = openProject(files(), trade);
    const asks = (variant: string) =>
      next &&
      stagingOf(next, { ...beginning, variant }, terms)?.lines.some(({ item }) => item === 'keepPetHome');
    expect([asks('8-shell-energy'), asks('12-ovo')]).toEqual([true, false]);
  });

  it('a new question is told to be of no use once it is saved, and not while it is drafted', async () => {
    const { store, open, pick, draft, files } = begin('8-shell-energy', 'consent1', 'A new question…');
    const derived = derive(store);
    const { result } = renderHook(() => useProblems(derived));
    const told = () => result.current.some(({ id }) => id === 'unread-answer');
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /What it asks/ }), 'Do you keep a pet at home?');
    await pick(/How it is answered/, 'with yes or no');
    await pick(/For whom/, 'Shell Energy alone');
    await draft();
    await expect
      .poll(() => derived.getState().opened.problems.map(({ id }) => id))
      .toContain('unread-answer');
    expect(told()).toBe(false);
    act(() => reload(store, files()));
    await expect.poll(told).toBe(true);
  });

  it('a condition is chosen among this journey’s, by the plain names of its answers', () => {
    const { project, staging, line } = lineOf('12-ovo', 'agreeSmartMeterConditions');
    const says = whensOf(project, staging, line).map((when) => when.says);
    expect(says).toContain('only electricity is switched');
    expect(says).not.toContain('only electricity is compared');
    expect(says.filter((one) => one.includes(']('))).toEqual([]);
  });
});

it('what is hidden and what showed it hold together', () => {
  expect(unless(true, 'moving')).toEqual({ not: 'moving' });
  expect(unless('smart', 'moving')).toEqual({ all: ['smart', { not: 'moving' }] });
  expect(unless(false, 'moving')).toEqual({ not: 'moving' });
  expect(unless('smart', true)).toBe(false);
  expect(unless('smart', false)).toBe(true);
});
