import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { render, within } from '@testing-library/react';
import ajvErrors from 'ajv-errors';
import { expect } from 'vitest';
import { formatsOf } from '../../../src/engine/index.ts';
import type { Answers, ResolvedCard, ResolvedField, ResolvedItem } from '../../../src/engine/types.ts';
import { CardFields } from '../../../src/react/CardFields.tsx';
import { cardForm, fillsNothing } from '../../../src/react/rjsf/index.ts';
import { StageProvider } from '../../../src/react/stage.ts';
import { WidgetProvider } from '../../../src/react/widgets.ts';
import { trade } from '../../../src/trade.ts';
import { widgets } from '../../../widgets/registry.ts';
import type { WidgetRegistry } from '../../../widgets/types.ts';
import type { Standing } from './standing.ts';

/** The card with those fields alone that are to be drawn, and its open panels without the tabs that open them. */
export function only(shown: ResolvedCard, keep: (field: ResolvedField) => boolean): ResolvedCard {
  const kept = (items: readonly ResolvedItem[]): readonly ResolvedItem[] =>
    items.flatMap((item): readonly ResolvedItem[] => {
      if (item.kind === 'group') return [{ ...item, items: kept(item.items) }];
      return item.kind === 'notice' || keep(item) ? [item] : [];
    });
  return {
    ...shown,
    items: kept([...shown.items, ...Object.values(shown.panels)]),
    panels: {},
    fields: shown.fields.filter(keep),
  };
}

/** Draws a card as the product's pages do, and waits until the code of its widgets is there. */
export async function drawOurs(
  { store }: Standing,
  shown: ResolvedCard,
  handed: WidgetRegistry = widgets,
): Promise<HTMLElement> {
  await Promise.all(Object.values(handed).map(({ load }) => load?.()));
  const stage = {
    store,
    name: 'one',
    modelOf: () => store.view.getState().model,
    stepsOf: () => store.view.getState().steps,
  };
  const { container } = render(
    <WidgetProvider value={handed}>
      <StageProvider value={stage}>
        <CardFields card={shown} />
      </StageProvider>
    </WidgetProvider>,
  );
  await expect.poll(() => container.querySelector('[aria-busy="true"]')).toBeNull();
  return container;
}

const validator = customizeValidator({
  customFormats: formatsOf(trade),
  extenderFn: (ajv) => ajvErrors.default(ajv),
});

/** An error as rjsf tells it: the field's name, and the words. */
interface StockError {
  readonly field: string;
  readonly message: string;
}

/**
 * Draws a card by rjsf as it comes: its default theme, and its own validator with ajv-errors. `errors` holds those of the
 * last attempt to submit, `changes` the answers that rjsf has told of. Without `shown` it is the card as it is written.
 */
export function drawStock({ card }: Standing, shown: ResolvedCard | undefined, answers: Answers) {
  const errors: StockError[] = [];
  const changes: Answers[] = [];
  const { container } = render(
    <Form
      {...cardForm(card, undefined, shown)}
      {...fillsNothing}
      formData={{ ...answers }}
      validator={validator}
      noHtml5Validate
      onChange={({ formData }) => changes.push(formData)}
      onError={(found) => {
        for (const { property = '', message = '' } of found)
          errors.push({ field: property.replace(/^\.|[[\]']/g, ''), message });
      }}
    />,
  );
  return { container, errors, changes };
}

const roles = ['textbox', 'combobox', 'radio', 'checkbox'] as const;

/** What somebody who hears the page finds in it: each control by role and name, with what it holds. */
export function heard(container: HTMLElement): readonly string[] {
  return roles
    .flatMap((role) => {
      const found: string[] = [];
      within(container).queryAllByRole(role, {
        name: (name, element) => {
          found.push(`${role} "${bare(name)}": ${held(element)}`);
          return true;
        },
      });
      return found;
    })
    .sort();
}

/** A name without what each way adds for an answer that may or must be given. */
function bare(name: string): string {
  return name.replace(/\s*(\(optional\)|\*)$/, '').trim();
}

function held(element: Element): string {
  if (element instanceof HTMLSelectElement) {
    const [chosen] = element.selectedOptions;
    return element.value === '' ? '' : (chosen?.textContent ?? '');
  }
  if (!(element instanceof HTMLInputElement)) return element.textContent;
  return element.type === 'radio' || element.type === 'checkbox' ? String(element.checked) : element.value;
}
