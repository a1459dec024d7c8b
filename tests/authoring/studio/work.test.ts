import { describe, expect, it } from 'vitest';
import { deadWording } from '../../../src/authoring/review/lists.ts';
import { openProject } from '../../../src/authoring/review/project.ts';
import { sheetOf } from '../../../src/authoring/review/sheet.ts';
import { edit } from '../../../src/authoring/studio/state/changes.ts';
import { derive } from '../../../src/authoring/studio/state/derive.ts';
import { prove, whenProved } from '../../../src/authoring/studio/state/prove.ts';
import { createWorkspace } from '../../../src/authoring/studio/state/workspace.ts';
import { createClerk } from '../../../src/authoring/studio/work/clerk.ts';
import { createDesk, type Porter } from '../../../src/authoring/studio/work/desk.ts';
import type { Request } from '../../../src/authoring/studio/work/messages.ts';
import type { View } from '../../../src/authoring/studio/work/questions.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { shippedFiles } from '../../shipped.ts';
import { edited, opened } from '../review/product.ts';

/** The product with a few of its suppliers, and those that the law names: what is asked here takes its time for each. */
const few = ['default', '4-e-on', '8-shell-energy', '111-e-on-next', 'aes', 'simplicity'].map(
  (name) => `supplier-variants/${name}.json`,
);
/** What speaks of the others. */
const ledgers = ['schemas/choices.json', 'schemas/guards.json'];
const productFiles = shippedFiles.filter(
  ({ file }) => few.includes(file) || !(file.startsWith('supplier-variants/') || ledgers.includes(file)),
);
const product = opened(productFiles);

/** A clerk on this thread whose letters are copied as a worker's are; `sent` are those that it got. */
function office() {
  const sent: Request[] = [];
  const listeners = new Map<string, ((event: { readonly data: unknown }) => void)[]>();
  const tell = (kind: string, data: unknown) => {
    for (const listen of listeners.get(kind) ?? []) listen({ data });
  };
  const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
  const hear = createClerk((reply) => tell('message', structuredClone(reply)), rest);
  const porter: Porter = {
    postMessage(request: Request) {
      sent.push(structuredClone(request));
      hear(structuredClone(request));
    },
    addEventListener(kind: string, listen: never) {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listen]);
    },
  };
  return { desk: createDesk(porter), sent, breakDown: () => tell('error', undefined) };
}

const variant = 'supplier-variants/111-e-on-next.json';
const reworded = (words: string) => edited(variant, '"text": "', `"text": "${words} `, productFiles);
function viewOf(files: readonly DefinitionFile[]): View {
  const opened = openProject(files, trade);
  return { opened, project: opened.project ?? product, before: product };
}

describe('a desk', () => {
  it('answers of the very files, each of which goes there once', async () => {
    const { desk, sent } = office();
    const view = viewOf(reworded('Now'));
    const matrix = await desk.ask('matrix', null, view);
    expect(matrix).toMatchObject({
      answer: { says: expect.stringMatching(/^432 contexts, \d+ distinct screens$/) },
    });
    if (matrix === undefined || 'failed' in matrix) throw new Error('no answer');
    const changed = matrix.answer?.deltas.filter(({ standing }) => standing !== 'same') ?? [];
    expect(new Set(changed.map(({ context }) => context.owner.variant))).toEqual(new Set(['111-e-on-next']));
    const review = await desk.ask('review', null, view);
    expect(review).toMatchObject({ answer: { changedContexts: changed.length, files: [{ file: variant }] } });
    const sheet = await desk.ask('sheet', '8-shell-energy', view);
    expect(sheet).toEqual({ answer: await sheetOf(product, '8-shell-energy') });
    expect(await desk.ask('lists', null, view)).toMatchObject({
      answer: { dead: deadWording(view.project ?? product) },
    });
    expect(await desk.ask('beside', ['default', 'default'], view)).toEqual({ answer: [] });
    expect(await desk.ask('owners', {}, view)).toMatchObject({ answer: { length: 432 } });
    expect(sent.map(({ added }) => added.length)).toEqual([productFiles.length + 1, 0, 0, 0, 0, 0]);
  });

  it('gives up what a newer question, or newer files, made useless', async () => {
    const { desk } = office();
    const [first, second] = [viewOf(reworded('One')), viewOf(reworded('Two'))];
    const outcomes = await Promise.all([
      desk.ask('matrix', null, first),
      desk.ask('sheet', '8-shell-energy', first),
      desk.ask('sheet', '111-e-on-next', first),
      desk.ask('sheet', '111-e-on-next', second),
    ]);
    expect(outcomes.map((outcome) => outcome && Object.keys(outcome))).toEqual([
      ...[undefined, undefined, undefined],
      ['answer'],
    ]);
    expect(JSON.stringify(outcomes[3])).toContain('Two ');
  });

  it('says that it failed, also when it has broken down', async () => {
    const { desk, breakDown } = office();
    const view = viewOf(productFiles);
    expect(await desk.ask('sheet', 'nobody', view)).toEqual({ failed: 'No context has variant "nobody".' });
    const late = desk.ask('matrix', null, view);
    breakDown();
    expect(await late).toHaveProperty('failed');
    expect(await desk.ask('matrix', null, view)).toHaveProperty('failed');
  });
});

describe('the proof in the studio', () => {
  it('finds what npm run check finds, with the way to it, and holds while a file has an error', async () => {
    const journey = 'schemas/journeys/quote.journey.json';
    const files = edited(
      'schemas/cards/same-supplier.card.json',
      '"require": {',
      '"require": { "nobody": true,',
      productFiles,
    );
    const broken = createWorkspace(files);
    const held = derive(broken);
    prove(held, office().desk);
    expect(held.getState()).toMatchObject({ proof: 'held', proved: [] });
    const impossible = productFiles.map((one) =>
      one.file === journey ? { file: journey, text: withImpossibleStep(one.text) } : one,
    );
    const workspace = createWorkspace(impossible);
    const derived = derive(workspace);
    prove(derived, office().desk);
    const { proved, brought } = await whenProved(derived, workspace);
    const step = proved.find(({ id }) => id === 'unreachable-step');
    expect(step).toMatchObject({ file: journey, severity: 'error', path: expect.any(Array) });
    expect(brought).toEqual([]);
    const shell = 'supplier-variants/8-shell-energy.json';
    const dropped = edited(shell, '"require": { "happyToReceiveCreditCheck": true },\n', '', productFiles);
    edit(workspace, ...dropped.filter(({ file }) => file === shell));
    const after = await whenProved(derived, workspace);
    expect(after.proved).toContainEqual(step);
    expect(after.brought).toMatchObject([
      { id: 'broken-obligation', severity: 'error', path: expect.any(Array) },
    ]);
  });
});

describe('a mistake that shows in a file that nobody drafted', () => {
  it('is told at the draft that made it, and keeps that from being saved', async () => {
    const card = 'schemas/cards/meter-address.card.json';
    const from = '"all": [{ "lookup.meter-addresses": "unknown" }';
    const files = edited(card, from, from.replace('meter-addresses', 'billing-addresses'), productFiles);
    const answered = await office().desk.ask('proof', null, viewOf(files));
    const told = { id: 'unreachable-submit', file: card, message: expect.stringContaining('It shows at ') };
    const problems = expect.arrayContaining([expect.objectContaining(told)]);
    expect(answered).toMatchObject({ answer: { problems, brought: [told] } });
  });
});

/** The journey with a step that no situation comes to. */
function withImpossibleStep(text: string): string {
  const journey = JSON.parse(text);
  journey.steps[0].when = { all: [{ compareFuel: 'gas' }, { compareFuel: 'electricity' }] };
  return JSON.stringify(journey, null, 2);
}
