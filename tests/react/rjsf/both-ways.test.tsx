import { createSchemaUtils } from '@rjsf/utils';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers, CardDefinition, Json, ResolvedField } from '../../../src/engine/types.ts';
import { plainWording } from '../../../src/engine/wording.ts';
import { cardForm, fillsNothing } from '../../../src/react/rjsf/index.ts';
import { drawOurs, drawStock, heard, only } from './both-ways.tsx';
import { cards, sample, stand } from './standing.ts';

afterEach(cleanup);

type State = 'unanswered' | 'answered';

/** What rjsf's nearest widget is not heard like, and why; `when` names the one state in which it is so. */
const unlike: Readonly<Record<string, { readonly why: string; readonly when?: State }>> = {
  'date-picker': { why: 'three lists, where rjsf has the box of the browser, which has no role' },
  'day-of-month': { why: 'a sentence around the list is its name' },
  'lookup-choices': { why: 'a button for each choice' },
  entries: { why: 'buttons alone, and the card of one entry' },
  'residence-length': { why: 'two boxes for one number' },
  'share-slider': { why: 'a box for the number beside the slider' },
  'sort-code': { why: 'three boxes for one answer' },
  'switch-timing': { why: 'what a choice means is a part of its name' },
  tabs: { why: 'a tab for each choice' },
  mpan: { why: 'text with a Change button', when: 'answered' },
  'mprn-lookup': { why: 'text with a Change button', when: 'answered' },
  'search-select': { why: 'text with a Change button', when: 'answered' },
  'supplier-select': { why: 'text with a Change button', when: 'answered' },
  'supplier-checks': { why: 'a list that opens, for all but the best known', when: 'unanswered' },
};
/** Those that ask in words of their own rather than by their label. */
const ownWords: ReadonlySet<string> = new Set(['day-of-month', 'entries', 'yes-no-consent']);
const isBox = (widget: string) => widget === 'agreement' || widget === 'checkbox';
const isUnlike = ({ widget }: ResolvedField, state: State) =>
  Object.hasOwn(unlike, widget) && (unlike[widget]?.when ?? state) === state;
/** Buttons answer nothing; rjsf has none to draw for a field. */
const answers = ({ widget }: ResolvedField) => widget !== 'action-button' && widget !== 'journey-dialog';

const schemaOf = (card: CardDefinition, { name }: ResolvedField) => card.schema.properties[name] ?? {};

function answered(card: CardDefinition): Answers {
  const { shown } = stand(card, {});
  const samples = shown.fields.map((field) => [field.name, sample(field, schemaOf(card, field))] as const);
  return Object.fromEntries(samples.filter((one): one is [string, Json] => one[1] !== undefined));
}

/** The fields that errors are about, each once. */
const fieldsOf = (errors: readonly { readonly field: string }[]) =>
  [...new Set(errors.map(({ field }) => field))].sort();

const wrongAnswers: readonly Json[] = ['!', 'x'.repeat(500), { no: 'such thing' }];

/** For each field the first answer that the engine finds wrong. */
function wrongly(card: CardDefinition): Answers {
  const { shown } = stand(card, {});
  return Object.fromEntries(
    shown.fields.filter(answers).flatMap(({ name }) => {
      const wrong = wrongAnswers.find((value) =>
        stand(card, { ...answered(card), [name]: value }).shown.errors.some(({ field }) => field === name),
      );
      return wrong === undefined ? [] : [[name, wrong]];
    }),
  );
}

describe.each(cards.map((card) => [card.card, card] as const))('%s', (_, card) => {
  it.each([
    ['unanswered' as const, {}],
    ['answered' as const, answered(card)],
  ])(
    'has the same controls, names and values drawn by stock rjsf as on the page, %s',
    async (state, given) => {
      const standing = stand(card, given);
      const shown = only(standing.shown, (field) => !isUnlike(field, state));
      const ours = heard(await drawOurs(standing, shown));
      cleanup();
      expect(heard(drawStock(standing, shown, given).container)).toEqual(ours);
      expect(ours.length).toBeGreaterThanOrEqual(shown.fields.filter(answers).length);
    },
  );

  it('says the words of every question', async () => {
    const standing = stand(card, answered(card));
    const shown = only(standing.shown, (field) => answers(field) && !ownWords.has(field.widget));
    const ours = (await drawOurs(standing, shown)).textContent;
    cleanup();
    const stock = drawStock(standing, shown, answered(card)).container.textContent;
    for (const { label, ui, widget } of shown.fields) {
      const words = isBox(widget) && typeof ui.text === 'string' ? plainWording(ui.text) : label;
      expect(ours).toContain(words);
      expect(stock).toContain(words);
    }
  });

  it('finds the same answers missing', () => {
    const standing = stand(card, {});
    const { errors } = drawStock(standing, standing.shown, {});
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(errors.map(({ field }) => field).sort()).toEqual(
      standing.shown.errors.map(({ field }) => field).sort(),
    );
  });

  it('finds the same answers wrong, in the words that the card gives', () => {
    for (const [name, value] of Object.entries(wrongly(card))) {
      const given = { ...answered(card), [name]: value };
      const standing = stand(card, given);
      const { errors } = drawStock(standing, standing.shown, given);
      fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
      cleanup();
      expect([name, fieldsOf(errors)]).toEqual([name, fieldsOf(standing.shown.errors)]);
      const of = ({ field }: { readonly field: string }) => field === name;
      const label = standing.shown.fields.find((field) => field.name === name)?.label ?? '';
      const said = standing.shown.errors.find(of)?.message;
      const written = Object.values(card.schema.properties[name]?.errorMessage ?? {}).map((text) =>
        text.replaceAll('{label}', label),
      );
      if (said !== undefined && written.includes(said))
        expect(errors.filter(of).map(({ message }) => message)).toContain(said);
    }
  });
});

it('calls no widget unlike that is heard alike', async () => {
  const states: readonly State[] = ['unanswered', 'answered'];
  const alike = new Set(
    Object.entries(unlike).flatMap(([widget, { when }]) =>
      states.filter((state) => (when ?? state) === state).map((state) => `${widget}, ${state}`),
    ),
  );
  for (const card of cards) {
    for (const state of states) {
      const given = state === 'answered' ? answered(card) : {};
      const standing = stand(card, given);
      for (const field of standing.shown.fields.filter((one) => isUnlike(one, state))) {
        const shown = only(standing.shown, ({ name }) => name === field.name);
        const ours = heard(await drawOurs(standing, shown));
        cleanup();
        const stock = heard(drawStock(standing, shown, given).container);
        cleanup();
        // Of buttons alone nothing is heard.
        if (ours.length === 0 || ours.join() !== stock.join()) alike.delete(`${field.widget}, ${state}`);
      }
    }
  }
  expect([...alike]).toEqual([]);
});

it('looks at enough wrong answers, and at enough in words of the cards', () => {
  const wrong = cards.flatMap((card) => Object.keys(wrongly(card)).map((name) => ({ card, name })));
  expect(wrong.length).toBeGreaterThan(70);
  expect(wrong.filter(({ card, name }) => card.schema.properties[name]?.errorMessage).length).toBeGreaterThan(
    10,
  );
});

describe.each(cards.map((card) => [card.card, card] as const))('%s, drawn by stock rjsf', (_, card) => {
  it.each([
    ['as it is written', undefined],
    ['as it stands', stand(card, {}).shown],
  ])('answers nothing by itself, %s [S4.06]', (_, shown) => {
    const { changes, container } = drawStock(stand(card, {}), shown, {});
    expect(container.querySelector('form')).not.toBeNull();
    expect(changes.filter((answers) => Object.keys(answers).length > 0)).toEqual([]);
  });
});

it('answers nothing by itself in any card, were every field required', () => {
  for (const card of cards) {
    const { schema } = cardForm(card);
    const everything = { ...schema, required: Object.keys(schema.properties ?? {}) };
    const settings = fillsNothing.experimental_defaultFormStateBehavior;
    const utils = createSchemaUtils(refusing, everything, settings);
    expect([card.card, utils.getDefaultFormState(everything, undefined)]).toEqual([card.card, {}]);
  }
});

function refuse(): never {
  throw new Error('Nothing is validated here.');
}
const refusing = { isValid: refuse, validateFormData: refuse, rawValidation: refuse };
