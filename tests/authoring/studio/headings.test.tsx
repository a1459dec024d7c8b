import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { ChangesView } from '../../../src/authoring/studio/changes/ChangesView.tsx';
import { ListsView } from '../../../src/authoring/studio/lists/ListsView.tsx';
import { OwnersView } from '../../../src/authoring/studio/owners/OwnersView.tsx';
import { derive } from '../../../src/authoring/studio/state/derive.ts';
import { createWorkspace } from '../../../src/authoring/studio/state/workspace.ts';
import type { Desk } from '../../../src/authoring/studio/work/desk.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';

afterEach(cleanup);

/** A desk that finds nothing in any look. */
const found: Readonly<Record<string, unknown>> = { lists: { dead: [], shared: [] }, owners: [] };
const desk = { ask: async (question: string) => ({ answer: found[question] }) } as unknown as Desk;

it.each([
  ['Lists', ListsView],
  ['Suppliers', OwnersView],
  ['Changes', ChangesView],
] as const)('the look %s begins with a heading of its own, below that of the page', async (name, View) => {
  const { project } = openProject(productFiles, trade);
  if (project === undefined) throw new Error('The definitions have an error.');
  const store = createWorkspace(productFiles);
  const asker = { desk, derived: derive(store) };
  render(<View store={store} project={project} asker={asker} />);
  await screen.findByRole('heading', { level: 2, name });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels[0]).toBe('H2');
});
