import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { Inspector } from '../../../src/authoring/studio/preview/Inspector.tsx';
import { lineAtCursor, pickLine } from '../../../src/authoring/studio/preview/lines.ts';
import { stagingOf } from '../../../src/authoring/studio/preview/staging.ts';
import { edit, openFile } from '../../../src/authoring/studio/state/changes.ts';
import { beginning } from '../../../src/authoring/studio/state/choice.ts';
import {
  createWorkspace,
  filesNow,
  textNow,
  type WorkspaceStore,
} from '../../../src/authoring/studio/state/workspace.ts';
import { WordsView } from '../../../src/authoring/studio/words/WordsView.tsx';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';

const home = 'schemas/cards/your-home.card.json';
const homeInWelsh = 'schemas/locales/cy/cards/your-home.card.json';
const history = 'schemas/cards/address-history.card.json';
const historyInWelsh = 'schemas/locales/cy/cards/address-history.card.json';

afterEach(cleanup);

/** The studio on a card in Welsh, and what becomes of a press on one of its sentences. */
function welsh(card: string, files: readonly DefinitionFile[] = productFiles) {
  const store = createWorkspace(files, card);
  openFile(store, card);
  store.setState({ choice: { ...beginning, language: 'cy' } });
  const { project } = openProject(files, trade);
  const staging = project && stagingOf(project, store.getState().choice, card);
  if (project === undefined || staging === undefined) throw new Error('Nothing is staged.');
  const lineOf = (text: string) => {
    const line = staging.lines.find((one) => one.text === text);
    if (line === undefined) throw new Error(`No ${text}`);
    return line;
  };
  return {
    ...{ store, staging, lineOf },
    press: (text: string) => pickLine(store, project, staging, lineOf(text)),
    look: (text: string) =>
      render(<Inspector {...{ store, project, staging }} state={staging.state} line={lineOf(text)} />),
  };
}

const now = (store: WorkspaceStore, file: string) => textNow(store.getState(), file) ?? '';
const saved = (file: string) => productFiles.find((one) => one.file === file)?.text ?? '';

/** What the cursor was sent to. */
function sentTo(store: WorkspaceStore) {
  const { goal } = store.getState();
  if (goal === undefined) return undefined;
  return { file: goal.file, words: now(store, goal.file).slice(goal.offset, goal.offset + goal.length) };
}

const words = (store: WorkspaceStore) => render(<WordsView store={store} problems={[]} onLost={() => {}} />);

describe('a sentence that is translated', () => {
  const said = 'Ble rydych chi’n byw?';

  it('leads to its words in the file of its language, and drafts nothing', () => {
    const { store, press } = welsh(home);
    press(said);
    expect(sentTo(store)).toEqual({ file: homeInWelsh, words: said });
    expect(store.getState().drafts.size).toBe(0);
  });

  it('tells that place, and that of the text that it translates', async () => {
    const { store, look } = welsh(home);
    look(said);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /^schemas\/locales\/cy\/cards\/your-home\.card\.json:\d+:\d+ holds, in Cymraeg$/,
    );
    expect(second?.textContent).toMatch(/“Where do you live\?” of schemas\/cards\/your-home\.card\.json/);
    await userEvent.click(screen.getByRole('button', { name: /locales\/cy/ }));
    expect(store.getState().file).toBe(homeInWelsh);
  });

  it('is marked where the cursor stands in its words', () => {
    const { staging, lineOf } = welsh(home);
    const file = { file: homeInWelsh, text: saved(homeInWelsh) };
    expect(lineAtCursor(staging.lines, file, file.text.indexOf(said))).toBe(lineOf(said));
  });
});

describe('a sentence that is not translated', () => {
  const asked = 'How long have you lived at this address?';

  it('is drafted into the file of its language, made where there is none, with the cursor in its empty words', () => {
    const { store, press } = welsh(history);
    press(asked);
    expect(JSON.parse(now(store, historyInWelsh))).toEqual({
      $schema: '../../../meta/translation.schema.json',
      texts: { title: { source: asked, target: '' } },
    });
    expect(sentTo(store)).toEqual({ file: historyInWelsh, words: '' });
    expect(now(store, history)).toBe(saved(history));
  });

  it('stands at its place among the others, laid out as they are', () => {
    const cut = saved(homeInWelsh).replace(/ {4}"schema\.postcode\.title": \{[^}]*\},\n/, '');
    const files = productFiles.map((one) => (one.file === homeInWelsh ? { ...one, text: cut } : one));
    const { store, press } = welsh(home, files);
    press('Postcode');
    expect(now(store, homeInWelsh)).toBe(saved(homeInWelsh).replace('"Cod post"', '""'));
  });

  it('is left again, where nobody wrote its words, for the next one', () => {
    const { store, press } = welsh(history);
    press(asked);
    press('Residential status');
    expect(Object.keys(JSON.parse(now(store, historyInWelsh)).texts)).toEqual([
      'schema.residentialStatusId.title',
    ]);
  });

  it('is left again at once where its box is left empty; until then people see the text itself', async () => {
    const { store, press } = welsh(history);
    press(asked);
    const { project } = openProject(filesNow(store.getState()), trade);
    const staging = project && stagingOf(project, store.getState().choice, history);
    expect(staging?.lines.map(({ text }) => text)).toContain(asked);
    words(store);
    await userEvent.click(screen.getByLabelText(/^In Cymraeg: How long have/));
    expect(store.getState().drafts.has(historyInWelsh)).toBe(true);
    render(<button type="button">Elsewhere</button>);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(store.getState().drafts.size).toBe(0);
  });

  it('has words of its own in a text with a placeholder too, whose place is empty till they are written', () => {
    const { store, press, staging } = welsh('schemas/cards/terms.card.json');
    const said = `${staging.context.owner.name} may run a credit check before it accepts your application.`;
    press(said);
    const { project, problems } = openProject(filesNow(store.getState()), trade);
    expect(problems.map(({ id }) => id)).toEqual(['empty-translation']);
    const shown = project && stagingOf(project, store.getState().choice, 'schemas/cards/terms.card.json');
    expect(shown?.lines.map(({ text }) => text)).toContain(said);
  });

  it('says so, and offers to say it', async () => {
    const { store, look } = welsh(history);
    look(asked);
    expect(screen.getByText(/^Not in Cymraeg yet: people see the words of/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Say it in Cymraeg' }));
    expect(sentTo(store)?.file).toBe(historyInWelsh);
  });

  it('stands beside the box for its words, which has the focus', () => {
    const { store, press } = welsh(history);
    store.setState({ file: historyInWelsh });
    press(asked);
    store.setState({ goal: undefined });
    const view = words(store);
    press(asked);
    view.rerender(<WordsView store={store} problems={[]} onLost={() => {}} />);
    expect(document.activeElement).toBe(screen.getByLabelText(/^In Cymraeg: How long have/));
  });
});

describe('a translation of what a text said once', () => {
  const reworded = { file: home, text: saved(home).replace('"Where do you live?"', '"Where is your home?"') };

  function look() {
    const store = createWorkspace(productFiles, homeInWelsh);
    edit(store, reworded);
    words(store);
    const entry = () => JSON.parse(now(store, homeInWelsh)).texts.title;
    return { box: screen.getByLabelText(/^In Cymraeg: Where is your home\?/), entry };
  }

  it('says so beside the text of now, and may still fit', async () => {
    const { entry } = look();
    expect(screen.getByText(/words for “Where do you live\?”/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'They still fit' }));
    expect(entry()).toEqual({ source: 'Where is your home?', target: 'Ble rydych chi’n byw?' });
    expect(screen.queryByText(/words for “/)).toBeNull();
  });

  it('is of the text of now when it is written anew', async () => {
    const { box, entry } = look();
    await userEvent.type(box, '!');
    expect(entry()).toEqual({ source: 'Where is your home?', target: 'Ble rydych chi’n byw?!' });
  });
});
