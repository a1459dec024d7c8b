import Form, { withTheme } from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ajvErrors from 'ajv-errors';
import { afterEach, expect, it, vi } from 'vitest';
import {
  cardForm,
  cardTheme,
  fillsNothing,
  formats,
  withAnswerFields,
} from '../../../src/react/rjsf/index.ts';
import { drawOurs } from './both-ways.tsx';
import { cards, stand } from './standing.ts';

vi.mock('../../../widgets/registry.ts', async (original) => {
  const registry = await original<typeof import('../../../widgets/registry.ts')>();
  const { fromRjsf } = await import('../../../src/react/rjsf/from-rjsf.tsx');
  const { getDefaultRegistry } = await import('@rjsf/core');
  const { RatingWidget } = getDefaultRegistry().widgets;
  const rating = RatingWidget && fromRjsf(RatingWidget);
  return {
    ...registry,
    widgets: { ...registry.widgets, rating },
    widgetOf: (name: string) => (name === 'rating' ? rating : registry.widgetOf(name)),
  };
});

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
      {...cardForm(card)}
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
  const Ours = withTheme(cardTheme);
  const validator = customizeValidator({
    customFormats: formats,
    extenderFn: (ajv) => ajvErrors.default(ajv),
  });
  const form = withAnswerFields(cardForm(card));
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
  await userEvent.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Ada1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '10');
  expect(changed).toHaveBeenLastCalledWith({ firstName: 'Ada' });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true');
});

it('takes a widget that was written for rjsf', async () => {
  const rated = { ...card, ui: { ...card.ui, titleId: { widget: 'rating', hint: 'One to five.' } } };
  const standing = stand(rated, {});
  const drawn = await drawOurs(standing, standing.shown);
  expect(drawn.textContent).toContain('One to five.');
  await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
  expect(standing.store.view.getState().state.answers.titleId).toBe(3);
});
