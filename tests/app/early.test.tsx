import { screen } from '@testing-library/react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarly } from '../../src/app/early/redo.ts';
import { lazily } from '../../widgets/lazily.ts';

let told: string[] = [];
let page: Root | undefined;

/** A box of every kind and a button, as widgets hold them. Each tells what it is given. */
function Asks() {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const give = (name: string, value: string) => {
    told.push(`${name}: ${value}`);
    setAnswers((before) => ({ ...before, [name]: value }));
  };
  const radio = (value: string) => (
    <input
      type="radio"
      aria-label={value}
      name="moving"
      checked={answers.moving === value}
      onChange={() => give('moving', value)}
    />
  );
  return (
    <>
      {radio('Yes')}
      {radio('No')}
      <input
        type="checkbox"
        checked={answers.agreed === 'true'}
        onChange={({ target }) => give('agreed', `${target.checked}`)}
      />
      <select value={answers.fuel ?? ''} onChange={({ target }) => give('fuel', target.value)}>
        <option value="">Choose</option>
        <option value="gas">Gas</option>
      </select>
      <input value={answers.place ?? ''} onChange={({ target }) => give('place', target.value)} />
      <button type="button" onClick={() => told.push(`search: ${answers.place}`)}>
        Search
      </button>
    </>
  );
}

/** A page with a widget whose code may be still to come; `onLive` is told when the page around it answers. */
function Page({ Widget, onLive }: { readonly Widget: ComponentType; readonly onLive?: () => void }) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <Suspense>
      <Widget />
    </Suspense>
  );
}

/** Takes the drawn page over; what is given is called when the code of its widget comes. */
async function takeOver(): Promise<() => void> {
  let bring = () => {};
  const code = new Promise<typeof Asks>((resolve) => {
    bring = () => resolve(Asks);
  });
  const Late = lazily<object>(() => code);
  const root = document.body;
  const redo = takeEarly(root);
  await new Promise<void>((resolve) => {
    const onLive = () => {
      redo();
      resolve();
    };
    page = hydrateRoot(root, <Page Widget={Late} onLive={onLive} />);
  });
  return bring;
}

beforeEach(async () => {
  told = [];
  document.body.innerHTML = renderToString(<Page Widget={Asks} />);
  vi.resetModules();
  await import('../../src/app/early/note.ts');
});

afterEach(() => page?.unmount());

/** Gives a box a text as a person does: what pretends to be one keeps a watch on values of its own. */
function type(box: HTMLElement, value: string): void {
  Reflect.set(box, 'value', value);
  for (const name of ['input', 'change']) box.dispatchEvent(new Event(name, { bubbles: true }));
}

test('what is chosen, ticked, picked, typed and pressed before the script has come waits for the code of its widget', async () => {
  screen.getByRole('radio', { name: 'No' }).click();
  screen.getByRole('checkbox').click();
  type(screen.getByRole('combobox'), 'gas');
  type(screen.getByRole('textbox'), 'NR2');
  screen.getByRole('button').click();
  const bring = await takeOver();
  expect(told).toEqual([]);
  bring();
  await expect.poll(() => told.at(-1)).toBe('search: NR2');
  expect(told).toEqual(['moving: No', 'agreed: true', 'fuel: gas', 'place: NR2', 'search: NR2']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
});

test('what is chosen while the code of its widget comes counts, and what was chosen before does not', async () => {
  screen.getByRole('radio', { name: 'No' }).click();
  const bring = await takeOver();
  screen.getByRole('radio', { name: 'Yes' }).click();
  screen.getByRole('checkbox').click();
  type(screen.getByRole('combobox'), 'gas');
  type(screen.getByRole('textbox'), 'NR2');
  bring();
  await expect.poll(() => told).toEqual(['moving: Yes', 'agreed: true', 'fuel: gas', 'place: NR2']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
});
