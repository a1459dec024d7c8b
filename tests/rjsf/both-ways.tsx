import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { render, within } from '@testing-library/react';
import ajvErrors from 'ajv-errors';
import { expect, vi } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { buildModel } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import type {
  Answers,
  CardDefinition,
  FieldSchema,
  Json,
  Lookup,
  ResolvedCard,
  ResolvedField,
  ResolvedItem,
} from '../../src/engine/types.ts';
import { cardForm, fillsNothing } from '../../src/rjsf/index.ts';
import { CardFields } from '../../src/runtime/CardFields.tsx';
import { StageProvider } from '../../src/runtime/stage.ts';
import { createJourneyStore } from '../../src/runtime/store.ts';
import { modelWords } from '../../src/vocabulary/model-words.ts';

/** Every card of schemas/cards. */
export const cards: readonly CardDefinition[] = Object.values(definitions.cards);

/** Every field of a card at once, as if no condition hid one, and judged by its schema alone: conditions and rules are the engine's. */
function openly(card: CardDefinition): CardDefinition {
  const ui = Object.entries(card.ui ?? {}).map(([name, { options, ...others }]) => [
    name,
    { ...others, ...(options && { options: options.map(({ when: _, ...option }) => option) }) },
  ]);
  return { ...card, show: {}, rules: [], onEnter: [], onChange: {}, ui: Object.fromEntries(ui) };
}

/** A card as it stands with some answers, with the store that holds them. */
export function stand(written: CardDefinition, answers: Answers, touched: readonly string[] = []) {
  const card = openly(written);
  const one = {
    ...definitions,
    cards: { ...definitions.cards, [card.card]: card },
    journeys: {
      ...definitions.journeys,
      one: {
        journey: 'one',
        title: 'One card',
        reveal: 'all' as const,
        steps: [{ card: card.card }],
        submit: { label: 'Send', run: [], invalid: '' },
      },
    },
  };
  const model = buildModel(one, 'one', modelWords);
  const state = {
    ...emptyState('2026-11-21'),
    answers,
    lookups: listsOf(card),
    touched: Object.fromEntries(touched.map((name) => [name, true as const])),
  };
  const steps = resolveJourney(model, state);
  const store = createJourneyStore(
    {
      definitions: one,
      journey: 'one',
      world: new Promise(() => {}),
      today: state.today,
      session: {},
      brand: {},
      averages: {},
    },
    { model, state, steps, loader: undefined, submitting: undefined, failure: undefined, go: undefined },
  );
  const [step] = steps;
  if (step === undefined) throw new Error(`Card "${card.card}" makes no step.`);
  return { card, store, shown: step.card };
}

type Standing = ReturnType<typeof stand>;

/** Every list that the card's choices come from, with two items of the type that the field has. */
function listsOf(card: CardDefinition): Readonly<Record<string, Lookup>> {
  return Object.fromEntries(
    Object.entries(card.ui ?? {}).flatMap(([name, { lookup }]) => {
      if (lookup === undefined) return [];
      const isObject = typesOf(card.schema.properties[name]).includes('object');
      const items = ['First', 'Second'].map((label, index) => ({
        value: isObject ? { text: label } : index + 1,
        label,
      }));
      return [[lookup, { status: 'ready' as const, items }]];
    }),
  );
}

/** The types that a field's schema allows. */
function typesOf(schema: FieldSchema | undefined): readonly string[] {
  return typeof schema?.type === 'string' ? [schema.type] : (schema?.type ?? []);
}

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
export async function drawOurs({ store }: Standing, shown: ResolvedCard): Promise<HTMLElement> {
  const stage = {
    store,
    name: 'one',
    modelOf: () => store.view.getState().model,
    stepsOf: () => store.view.getState().steps,
  };
  const { container } = render(
    <StageProvider value={stage}>
      <CardFields card={shown} />
    </StageProvider>,
  );
  await vi.waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  return container;
}

const validator = customizeValidator({ extenderFn: (ajv) => ajvErrors.default(ajv) });

/** An error as rjsf tells it: the field's name, and the words. */
interface StockError {
  readonly field: string;
  readonly message: string;
}

/**
 * Draws a card by rjsf as it comes: its default theme, and its own validator with ajv-errors. `errors` holds those of the
 * last attempt to submit.
 */
export function drawStock({ card }: Standing, shown: ResolvedCard, answers: Answers) {
  const errors: StockError[] = [];
  const { container } = render(
    <Form
      {...cardForm(card, shown)}
      {...fillsNothing}
      formData={{ ...answers }}
      validator={validator}
      noHtml5Validate
      onError={(found) => {
        for (const { property = '', message = '' } of found)
          errors.push({ field: property.replace(/^\.|[[\]']/g, ''), message });
      }}
    />,
  );
  return { container, errors };
}

/** The first right answer that comes to mind for a field. */
export function sample(field: ResolvedField, schema: FieldSchema): Json | undefined {
  const [option] = field.options ?? [];
  const types = typesOf(schema);
  if (types.includes('array')) return option === undefined ? [] : [option.value];
  if (option !== undefined) return option.value;
  if (schema.enum !== undefined) return schema.enum[0];
  if (types.includes('boolean')) return true;
  if (types.includes('number') || types.includes('integer')) return field.min ?? 12;
  return types.includes('string') ? '12' : undefined;
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
