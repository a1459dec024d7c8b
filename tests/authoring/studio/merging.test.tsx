import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { Draft } from '../../../src/authoring/studio/save/Draft.tsx';
import { edit, overtaken, reload } from '../../../src/authoring/studio/state/changes.ts';
import { createWorkspace, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const terms = 'schemas/cards/terms.card.json';
const { project } = openProject(files, trade);
const text = files.find(({ file }) => file === terms)?.text ?? '';
const line = '"agreeSmartMeterConditions": "has-smart-meter"';
const credit = '"happyToReceiveCreditCheck": false';
const saying = (when: string) => text.replace(line, `"agreeSmartMeterConditions": ${when}`);

afterEach(cleanup);

/** A draft of the terms whose file somebody else saved meanwhile. */
function merging(mine: string, theirs: string) {
  const store = createWorkspace(files, terms);
  edit(store, { file: terms, text: mine });
  reload(
    store,
    files.map((one) => (one.file === terms ? { ...one, text: theirs } : one)),
  );
  render(<Draft store={store} project={project} file={terms} />);
  return { store, radio: (name: RegExp) => screen.getByRole('radio', { name }) };
}

it('two conditions of one thing are a question in sentences, without a word of JSON', async () => {
  const mine = saying('{ "all": ["has-smart-meter", { "not": { "isSharedInfo": true } }] }');
  const { store, radio } = merging(
    mine,
    saying('{ "gasSmartMeterInstalled": true }').replace(credit, credit.replace('false', 'true')),
  );
  expect(
    screen.getByRole('group', {
      name: 'Smart Meter Terms & Conditions: both of you changed it. Whose is taken?',
    }),
  ).toBeTruthy();
  expect(radio(/^Yours/).closest('label')?.textContent).toBe(
    'Yours: shown when a smart meter box is ticked and “Sharing with your network operator” is not ticked',
  );
  expect(radio(/^Theirs/).closest('label')?.textContent).toBe(
    'Theirs: shown when “Smart gas meter” is ticked',
  );
  expect(document.body.textContent).not.toMatch(/[{}]|":/);
  await userEvent.click(radio(/^Yours/));
  await userEvent.click(screen.getByRole('button', { name: 'Bring both together' }));
  // What they alone changed is not lost with the question.
  expect(textNow(store.getState(), terms)).toBe(mine.replace(credit, credit.replace('false', 'true')));
  expect(overtaken(store.getState())).toEqual([]);
});
