import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { openProject } from '../../../src/authoring/review/project.ts';
import { FormView } from '../../../src/authoring/studio/form/FormView.tsx';
import { stagingOf } from '../../../src/authoring/studio/preview/staging.ts';
import { Why } from '../../../src/authoring/studio/preview/Why.tsx';
import { edit, reload } from '../../../src/authoring/studio/state/changes.ts';
import { beginning } from '../../../src/authoring/studio/state/choice.ts';
import { createWorkspace } from '../../../src/authoring/studio/state/workspace.ts';
import { WordsView } from '../../../src/authoring/studio/words/WordsView.tsx';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const next = 'supplier-variants/111-e-on-next.json';
const text = files.find(({ file }) => file === next)?.text ?? '';

afterEach(cleanup);

it('a sentence that somebody else changed meanwhile is not marked as mine', () => {
  const store = createWorkspace(files, next);
  edit(store, { file: next, text: text.replace('This switching service earns', 'This service earns') });
  reload(
    store,
    files.map((one) =>
      one.file === next ? { file: next, text: text.replace('{brandName} earns', '{brandName} has') } : one,
    ),
  );
  render(<WordsView store={store} problems={[]} onLost={() => {}} />);
  expect(screen.getAllByText('changed')).toHaveLength(1);
});

it('says of what stands in braces that it is filled in, where anything does', () => {
  const words = (file: string) =>
    render(<WordsView store={createWorkspace(files, file)} problems={[]} onLost={() => {}} />);
  words(next);
  expect(screen.getByText(/^What stands in braces, such as \{brandName\}, is filled in/)).toBeTruthy();
  cleanup();
  words('schemas/cards/new-payment-method.card.json');
  expect(screen.queryByText(/^What stands in braces/)).toBeNull();
});

it('broken JSON opens no form', () => {
  const store = createWorkspace(files, next);
  edit(store, { file: next, text: text.replace('"name": ', '"name" ') });
  const now = files.map((one) => store.getState().drafts.get(one.file) ?? one);
  const problems = checkDefinitions(now, trade);
  render(<FormView store={store} project={undefined} problems={problems} filesNow={() => files} />);
  expect(screen.queryByLabelText('Part')).toBeNull();
  expect(screen.getByText(/until its JSON is mended/)).toBeTruthy();
});

it('what is hidden now says when it shows, and that this is not so', async () => {
  const store = createWorkspace(files, next);
  const { project } = openProject(files, trade);
  const staging =
    project &&
    stagingOf(project, { ...beginning, variant: '8-shell-energy' }, 'schemas/cards/terms.card.json');
  const line = staging?.lines.find(({ kind, now, when }) => kind !== 'field' && !now && when !== 'always');
  if (project === undefined || staging === undefined || line === undefined) throw new Error('All is shown.');
  render(<Why {...{ store, project, staging, line }} state={staging.state} />);
  const hidden = (await screen.findByText('Hidden')).parentElement;
  expect(hidden?.textContent).toContain(`is shown when: ${line.when}. That does not hold (`);
});
