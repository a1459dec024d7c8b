import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDefaultRegistry, withTheme } from '@rjsf/core';
import type { Widget } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ajvErrors from 'ajv-errors';
import { afterEach, expect, it, vi } from 'vitest';
import { formatsOf } from '../../../src/engine/index.ts';
import type { CardDefinition, FieldSchema, OptionDefinition } from '../../../src/engine/types.ts';
import { answerForm, cardTheme, fillsNothing, fromRjsf } from '../../../src/react/rjsf/index.ts';
import { trade } from '../../../src/trade.ts';
import { widgets } from '../../../widgets/registry.ts';
import { blocksOf } from '../../guide-blocks.ts';
import { drawOurs } from './both-ways.tsx';
import { Stock } from './Stock.tsx';
import { cards, stand } from './standing.ts';

afterEach(cleanup);

const folder = import.meta.dirname;

const [card] = cards.filter(({ schema }) => 'emailAddress' in schema.properties);
if (card === undefined) throw new Error('No card asks for an email address.');

it('is drawn by rjsf as it comes, by the lines of the README', async () => {
  const [example] = blocksOf(readFileSync(join(folder, '../../../src/react/rjsf/README.md'), 'utf8'));
  expect(example?.text).toBe(readFileSync(join(folder, 'Stock.tsx'), 'utf8'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  render(<Stock card={card} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email*' }), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getAllByText('Email is invalid.')).not.toEqual([]);
  expect(said.mock.calls).toEqual([['Form validation failed', expect.anything()]]);
});

it('is drawn by our widgets in a form of rjsf that holds its own data', async () => {
  const changed = vi.fn();
  const Ours = withTheme(cardTheme(widgets));
  const validator = customizeValidator({
    customFormats: formatsOf(trade),
    extenderFn: (ajv) => ajvErrors.default(ajv),
  });
  const form = answerForm(card);
  render(
    <Ours
      {...form}
      {...fillsNothing}
      formContext={{ today: '2026-11-21' }}
      validator={validator}
      onError={() => {}}
      onChange={({ formData }) => changed(formData)}
    />,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '10');
  expect(changed).toHaveBeenLastCalledWith({ firstName: 'Ada' });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true');
});

it('takes a widget that was written for rjsf', async () => {
  const { RatingWidget } = getDefaultRegistry().widgets;
  if (RatingWidget === undefined) throw new Error('rjsf has no such widget any more.');
  const handed = { ...widgets, rating: { Widget: fromRjsf(RatingWidget) } };
  const rated = { ...card, ui: { ...card.ui, titleId: { widget: 'rating', hint: 'One to five.' } } };
  const standing = stand(rated, {});
  const drawn = await drawOurs(standing, standing.shown, handed);
  expect(drawn.textContent).toContain('One to five.');
  await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
  expect(standing.store.view.getState().state.answers.titleId).toBe(3);
});

/** A card with one answer that a widget of rjsf's default theme asks for, drawn on a page of the product. */
async function drawnByTheirs(name: string, schema: FieldSchema, options?: readonly OptionDefinition[]) {
  const Theirs = getDefaultRegistry().widgets[name];
  if (Theirs === undefined) throw new Error(`rjsf has no ${name} any more.`);
  return drawn(Theirs, schema, options);
}

/** The same by any widget that was written for rjsf. */
async function drawn(Theirs: Widget, schema: FieldSchema, options?: readonly OptionDefinition[]) {
  if (card === undefined) throw new Error('There is no card.');
  const one: CardDefinition = {
    ...card,
    groups: {},
    order: ['answer'],
    schema: { type: 'object', properties: { answer: { title: 'Answer', ...schema } } },
    ui: { answer: { widget: 'theirs', hint: 'As **you** like.', ...(options && { options }) } },
    require: { answer: true },
  };
  const standing = stand(one, {}, ['answer']);
  await drawOurs(standing, standing.shown, { ...widgets, theirs: { Widget: fromRjsf(Theirs) } });
  return () => standing.store.view.getState().state.answers.answer;
}

const few: readonly OptionDefinition[] = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

it('has numbers of rjsf’s widgets, and lists of what is chosen, as rjsf’s own fields have them', async () => {
  const number = await drawnByTheirs('UpDownWidget', { type: 'integer' });
  await userEvent.type(screen.getByRole('spinbutton'), '7');
  expect(number()).toBe(7);
  cleanup();
  const list = await drawnByTheirs('CheckboxesWidget', { type: 'array' }, few);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  expect(list()).toEqual(['b']);
  cleanup();
  const chosen = await drawnByTheirs('SelectWidget', { type: 'array' }, few);
  await userEvent.selectOptions(screen.getByRole('listbox'), ['One', 'Two']);
  expect(chosen()).toContain('b');
});

/** As a widget of another theme, which has templates of its own. */
const Themed: Widget = ({ registry }) => `${Reflect.get(registry.templates, 'TheirTemplate')}`;

it('says which part a widget of rjsf’s asks for, where a form has none', async () => {
  await expect(drawn(Themed, { type: 'string' })).rejects.toThrow(
    'A widget written for rjsf asks for the template "TheirTemplate", which this form has not.',
  );
});

it('describes rjsf’s controls by the hint and by what is wrong', async () => {
  await drawnByTheirs('TextareaWidget', { type: 'string' });
  const box = screen.getByRole('textbox', { name: 'Answer' });
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.flatMap((id) => document.getElementById(id)?.textContent ?? []);
  expect(described.join(' ')).toMatch(/Answer is required.* As you like\./);
});
