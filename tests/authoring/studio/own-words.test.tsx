import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { saysReached } from '../../../src/authoring/studio/files/reached.ts';
import { pickLine } from '../../../src/authoring/studio/preview/lines.ts';
import { OwnWords } from '../../../src/authoring/studio/preview/OwnWords.tsx';
import { stagingOf } from '../../../src/authoring/studio/preview/staging.ts';
import { openFile } from '../../../src/authoring/studio/state/changes.ts';
import { createWorkspace, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const { project } = openProject(files, trade);
const terms = 'schemas/cards/terms.card.json';
const ovo = 'supplier-variants/12-ovo.json';

afterEach(cleanup);

/** A sentence of the terms, pointed at after a file was opened. */
function look(opened: string, item: string, part: string) {
  const store = createWorkspace(files, opened);
  openFile(store, opened);
  const { choice, subject } = store.getState();
  const staging = project && stagingOf(project, choice, subject);
  const line = staging?.lines.find((one) => one.item === item && one.part === part);
  if (project === undefined || staging === undefined || line === undefined) throw new Error(`No ${item}.`);
  pickLine(store, project, staging, line);
  const view = render(<OwnWords {...{ store, project, staging, line }} />);
  return { store, view };
}

const shared = [
  ['terms', 'title'],
  ['switchAfterCoolingOfPeriod', 'hint'],
  ['switchAfterCoolingOfPeriod', 'option true'],
] as const;

describe('a sentence that all say and none may say otherwise', () => {
  it.each(shared)('is opened only for all, whom it names: %s, its %s', async (item, part) => {
    const { store } = look(ovo, item, part);
    expect(store.getState()).toMatchObject({ file: ovo, goal: undefined });
    expect(screen.getByRole('group').textContent).toMatch(
      /^1\d suppliers have these words, .*OVO.*only be changed for all/,
    );
    expect(screen.queryByRole('button', { name: /alone$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^For all 1\d$/ }));
    expect(store.getState().file).toBe(terms);
  });

  it('is left again by Cancel', async () => {
    const { store } = look(ovo, 'terms', 'title');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(store.getState()).toMatchObject({ file: ovo, picked: undefined });
  });

  it('is open at once to who opened the file that all share', () => {
    const { store } = look(terms, 'terms', 'title');
    expect(store.getState()).toMatchObject({ file: terms });
    expect(store.getState().goal).toBeDefined();
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('words for one supplier alone', () => {
  async function write() {
    const { store, view } = look(ovo, 'credit-check', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'For OVO alone' }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'Our own words.');
    const said = () => JSON.parse(textNow(store.getState(), ovo) ?? '').text?.['credit-check'];
    return { said, view };
  }

  it('are taken when the focus leaves them, as it does for Save', async () => {
    const { said } = await write();
    expect(said()).toBeUndefined();
    await userEvent.click(document.body);
    expect(said()).toBe('Our own words.');
  });

  it('are taken when another sentence is pointed at, and left by Cancel alone', async () => {
    const { said, view } = await write();
    view.unmount();
    expect(said()).toBe('Our own words.');
    const again = await write();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    again.view.unmount();
    expect(again.said()).toBeUndefined();
  });
});

it('says of a file whom it reaches', () => {
  if (project === undefined) throw new Error('The definitions have an error.');
  expect(saysReached(project, terms)).toMatch(/customers of all 1\d suppliers\.$/);
  expect(saysReached(project, 'supplier-variants/4-e-on.json')).toMatch(
    /customers of E\.ON and E\.ON Next\.$/,
  );
  expect(saysReached(project, 'schemas/settings.json')).toBeUndefined();
});
