import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemList } from '../../../src/authoring/studio/problems/ProblemList.tsx';
import { SaveDialog } from '../../../src/authoring/studio/save/SaveDialog.tsx';
import { edit } from '../../../src/authoring/studio/state/changes.ts';
import { derive } from '../../../src/authoring/studio/state/derive.ts';
import { prove, whenProved } from '../../../src/authoring/studio/state/prove.ts';
import { createWorkspace, filesNow, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { changed, shownWhen } from '../../../src/authoring/studio/tasks/drafts.ts';
import type { Desk } from '../../../src/authoring/studio/work/desk.ts';
import { questions } from '../../../src/authoring/studio/work/questions.ts';
import { createJudge } from '../../../src/build/judge-save.ts';
import { trade } from '../../../src/trade.ts';
import { copyOf } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';
import { productFiles as files } from '../../product-files.ts';

const ovo = 'supplier-variants/12-ovo.json';
const averages = 'schemas/averages.json';
const [choices, guards] = ['schemas/choices.json', 'schemas/guards.json'];
const faceToFace = 'supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace';
const root = join(import.meta.dirname, '../../..');
const textOf = (file: string) => files.find((one) => one.file === file)?.text ?? '';
const hiding = (item: string) => changed(files, { file: ovo, text: textOf(ovo) }, shownWhen(item, false));
const rewritten = (file: string, from: string, to: string) => {
  expect(textOf(file)).toContain(from);
  return { file, text: textOf(file).replace(from, to) };
};
const otherFigure = rewritten(averages, '"medium": 9500', '"medium": 9501');

/** When it is known whom the drafts reach. */
let reach = Promise.resolve();

/** A desk on this thread that proves, and has no answer to anything else. */
const desk: Desk = {
  ask: async (question, _, view) => {
    if (question !== 'proof') return reach.then(() => ({ failed: 'Nobody knows.' }));
    const work = questions[question](view, null as never);
    for (let step = work.next(); ; step = work.next()) if (step.done) return { answer: await step.value };
  },
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  reach = Promise.resolve();
  vi.unstubAllGlobals();
});

/** The studio's Save with a draft of these files, before a server that judges as the real one does. */
async function saving(...drafts: Parameters<typeof edit>[1][]) {
  const store = createWorkspace(files, ovo);
  store.setState({ who });
  const derived = derive(store);
  prove(derived, desk);
  edit(store, ...drafts);
  const stands = await whenProved(derived, store);
  const judge = createJudge(trade);
  vi.stubGlobal('fetch', async () => {
    const problems = judge(files, filesNow(store.getState()));
    return Response.json({ message: 'Judged.', problems }, { status: problems.length > 0 ? 422 : 200 });
  });
  render(<SaveDialog store={store} derived={derived} desk={desk} canSave onClose={() => {}} />);
  return {
    store,
    derived,
    stands,
    errors: async () => {
      const { opened, proved } = await whenProved(derived, store);
      return [...opened.problems, ...proved].filter(({ severity }) => severity === 'error');
    },
    save: async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /Why\? One line/ }), 'Agreed');
      const button = screen.getByRole('button', { name: /^Save th/ });
      await waitFor(() => expect(button).toHaveProperty('disabled', false));
      await userEvent.click(button);
    },
  };
}

/** Who signed in before a server that says it. */
let who: string | undefined;
afterEach(() => {
  who = undefined;
});

const offer = () => screen.queryByRole('button', { name: 'Accept with a reason' });

async function ask() {
  const button = await screen.findByRole('button', { name: 'Accept with a reason' });
  await userEvent.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Accept with a reason' }));
  const says = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  const accept = () => userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  return {
    dialog,
    says,
    accept,
    acceptBy: async (name: string, reason: string) => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Who accepts it' }), name);
      await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), reason);
      await accept();
    },
  };
}

/** What the command line says and writes of the same files. */
function onCommandLine(option: string, ledger: string, ...drafts: Parameters<typeof edit>[1][]) {
  const all = files.map((one) => ({ ...one, ...drafts.find(({ file }) => file === one.file) }));
  const project = copyOf(all, root);
  const words = [option, '--by', 'Ann Lee', '--reason', 'Not by OVO'];
  const { stdout } = runCommand(project.root, 'src/authoring/checker/sign-off-cli.ts', ...words);
  const text = readFileSync(join(project.root, ledger), 'utf8');
  project.remove();
  return { said: stdout.trim().split('\n').slice(0, -1), text };
}

describe('what is chosen otherwise by a draft', () => {
  it('is accepted with a name and a reason as the command line does it, and saved with its ledger', async () => {
    const { store, stands, errors, save } = await saving(hiding(faceToFace));
    expect(stands.brought.map(({ id }) => id)).toEqual(['changed-choice']);
    expect(screen.getByText(/chosen otherwise: the button “Accept with a reason” accepts/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('npm run');
    const { says, acceptBy } = await ask();
    const cli = onCommandLine('--choices', choices, hiding(faceToFace));
    expect(says).toEqual([`marketing-by-every-channel: "${faceToFace}" is not shown, of 12-ovo`]);
    expect(says).toEqual(cli.said);
    await acceptBy('Ann Lee', 'Not by OVO');
    expect(textNow(store.getState(), choices)).toBe(cli.text);
    const said = screen.getByText('1 change accepted by Ann Lee. Save to keep it.');
    expect(document.activeElement).toBe(said);
    expect([...store.getState().drafts.keys()]).toEqual([ovo, choices]);
    expect(await errors()).toEqual([]);
    await waitFor(() => expect(offer()).toBeNull());
    await save();
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
  });

  it('is accepted by nobody without a name and a reason', async () => {
    const { store } = await saving(hiding(faceToFace));
    const { acceptBy, accept, dialog } = await ask();
    await accept();
    expect(dialog.getAllByText('Fill this in: it may not be left out.')).toHaveLength(2);
    await acceptBy(' ', 'Because');
    expect(dialog.getByRole('alert').textContent).toBe('Say first who it is.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Who accepts it' }), 'Ann\u202e');
    await accept();
    expect(dialog.getByRole('alert').textContent).toMatch(/a character that nobody sees/);
    expect([...store.getState().drafts.keys()]).toEqual([ovo]);
  });

  it('is accepted by the name of who signed in, and by no other', async () => {
    who = 'ann@site.example';
    const { store } = await saving(hiding(faceToFace));
    const { acceptBy, dialog } = await ask();
    const name = dialog.getByRole('textbox', { name: 'Who accepts it' });
    expect(name).toMatchObject({ value: who, readOnly: true });
    await acceptBy('Bea', 'Not by OVO');
    expect(textNow(store.getState(), choices)).toMatch(/"by": "ann@site\.example",\n.*\n.*"Not by OVO"/);
  });
});

it('waits with Save until it is known whom the drafts reach, and says so once', async () => {
  let tell = () => {};
  reach = new Promise((resolve) => {
    tell = resolve;
  });
  const { store, derived } = await saving({ file: ovo, text: `${textOf(ovo)}\n` });
  act(() => edit(store, { file: ovo, text: `${textOf(ovo)}\n\n` }));
  await waitFor(() => expect(derived.getState().proof).toBe('waiting'));
  expect(screen.getByRole('dialog').textContent?.match(/wait|whom|being proved|Looking/gi)).toEqual([
    'wait',
    'whom',
  ]);
  const button = screen.getByRole('button', { name: /^Save th/ });
  expect(button).toHaveProperty('disabled', true);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /waits until it is known whom this reaches/,
  );
  tell();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});

describe('a guard that a draft lowers', () => {
  it('is accepted as the command line does it', async () => {
    const { store, errors } = await saving(otherFigure);
    expect((await errors()).map(({ id }) => id)).toEqual(['lowered-guard']);
    expect(screen.getByText(/have it accepted: the button “Accept with a reason”\.$/)).toBeTruthy();
    const { says, acceptBy } = await ask();
    const cli = onCommandLine('--guards', guards, otherFigure);
    expect(says).toEqual(cli.said);
    await acceptBy('Ann Lee', 'Not by OVO');
    expect(textNow(store.getState(), guards)).toBe(cli.text);
    expect(await errors()).toEqual([]);
  });

  it('is accepted before the journeys can be proved, and then what is chosen otherwise', async () => {
    const { store, stands, errors } = await saving(otherFigure, hiding(faceToFace));
    expect(stands.proof).toBe('held');
    await (await ask()).acceptBy('Ann Lee', 'A new figure');
    expect((await errors()).map(({ id }) => id)).toEqual(['changed-choice']);
    await (await ask()).acceptBy('Ann Lee', 'Not by OVO');
    expect(await errors()).toEqual([]);
    expect([...store.getState().drafts.keys()]).toEqual([averages, ovo, guards, choices]);
  });

  it('is not accepted beside another error', async () => {
    await saving(otherFigure, rewritten(ovo, '"card": "terms"', '"card": "trems"'));
    await userEvent.click(screen.getByRole('button', { name: 'Accept with a reason' }));
    expect(screen.getByText(/There are other errors\. Mend them first/)).toBeTruthy();
  });
});

describe('what the law asks', () => {
  it('is not given up by anybody: nothing is offered, and Save refuses it [S5.10]', async () => {
    const { stands, save } = await saving(hiding('suppliersTermsAndConditionsAreAccepted'));
    expect(stands.brought.map(({ id }) => id)).toContain('broken-obligation');
    expect(offer()).toBeNull();
    await save();
    expect(await screen.findByText(/Nothing was saved: mend first/)).toBeTruthy();
  });

  it('is not taken out of the obligations: that is only to be put back', async () => {
    const law = rewritten('schemas/obligations.json', '        "firstName",\n', '');
    await saving(law);
    expect(offer()).toBeNull();
    expect(screen.getByText(/asks no longer.* Put it back\.$/)).toBeTruthy();
    cleanup();
    const { store } = await saving(law, otherFigure);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept with a reason' }));
    expect(screen.getByText(/What the law asks for was taken away/)).toBeTruthy();
    expect(store.getState().drafts.has(guards)).toBe(false);
  });
});

it('is told in the list of problems with its button in place of a command', async () => {
  const { stands } = await saving(hiding(faceToFace));
  cleanup();
  render(
    <ProblemList problems={stands.proved} proof="done" onGo={() => {}} onMend={() => {}}>
      <p>The button</p>
    </ProblemList>,
  );
  expect(screen.getByText(/the button “Accept with a reason” accepts the change/)).toBeTruthy();
  expect(screen.getByText('The button')).toBeTruthy();
});
