import Form, { getDefaultRegistry, withTheme } from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ajvErrors from 'ajv-errors';
import { afterEach, expect, it, vi } from 'vitest';
import { formats } from '../../../src/energy/vocabulary/formats.ts';
import { answerForm, cardForm, cardTheme, fillsNothing, fromRjsf } from '../../../src/react/rjsf/index.ts';
import { widgets } from '../../../widgets/registry.ts';
import { stockWidget } from '../../../widgets/stock.ts';
import { drawOurs } from './both-ways.tsx';
import { cards, stand } from './standing.ts';

afterEach(cleanup);

const [card] = cards.filter(({ schema }) => 'emailAddress' in schema.properties);
if (card === undefined) throw new Error('No card asks for an email address.');

it('is drawn by rjsf as it comes', async () => {
  const sent = vi.fn();
  const validator = customizeValidator({
    customFormats: formats,
    extenderFn: (ajv) => ajvErrors.default(ajv),
  });
  render(
    <Form
      {...cardForm(card, stockWidget)}
      {...fillsNothing}
      validator={validator}
      noHtml5Validate
      onError={() => {}}
      onSubmit={({ formData }) => sent(formData)}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Email*' }), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getAllByText('Email is invalid.')).not.toEqual([]);
  expect(sent).not.toHaveBeenCalled();
});

it('is drawn by our widgets in a form of rjsf that holds its own data', async () => {
  const changed = vi.fn();
  const Ours = withTheme(cardTheme(widgets));
  const validator = customizeValidator({
    customFormats: formats,
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
