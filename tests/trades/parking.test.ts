import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkAndProve } from '../../src/authoring/checker/check.ts';
import { formatProblems } from '../../src/authoring/checker/format.ts';
import { definitionsFrom } from '../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../src/definitions/gather.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import type { Json, ResolvedField } from '../../src/engine/types.ts';
import { createJourneyStore, type JourneyStore } from '../../src/runtime/store.ts';
import { effects, issued } from './parking/effects.ts';
import { trade } from './parking/trade.ts';

const files = readDefinitionFiles(join(import.meta.dirname, 'parking'), trade);
const data = gatherDefinitions(files, trade);
const definitions = definitionsFrom(data, trade);

/** Which file is a council's. */
const fileOf = (council: string | number) =>
  Object.entries(data.variants).find(([, { owners }]) => owners.includes(council));

function open(reader: Readonly<Record<string, Json>> = {}): JourneyStore {
  const store = createJourneyStore({
    definitions,
    journey: 'permit',
    trade,
    world: Promise.resolve({ effects }),
    today: '2027-03-10',
    session: {},
    sources: { reader },
    variantOf: async (council) => {
      const [name, variant] = fileOf(council) ?? [];
      return name === undefined || variant === undefined ? undefined : { name, variant, parents: {} };
    },
  });
  store.enter();
  return store;
}

const stepsOf = ({ view }: JourneyStore) => view.getState().steps.filter((step) => step.open);
const fieldOf = (store: JourneyStore, name: string): ResolvedField | undefined =>
  stepsOf(store)
    .flatMap(({ card }) => card.fields)
    .find((field) => field.name === name);

async function chooseHome(store: JourneyStore, postcode: string, street: string) {
  store.change('postcode', postcode);
  store.press('postcode');
  await vi.waitFor(() => expect(fieldOf(store, 'address')?.options?.length).toBeGreaterThan(0));
  const option = fieldOf(store, 'address')?.options?.find(({ label }) => label.startsWith(street));
  if (option === undefined) throw new Error(`There is no ${street} in ${postcode}.`);
  store.change('address', option.value);
}

const answers: Readonly<Record<string, Json>> = {
  kind: 'carer',
  start: '2027-04-01',
  months: 6,
  registration: 'AB12CDE',
  hasSecond: 'yes',
  secondRegistration: 'XY34ZZZ',
  proof: 'tenancy',
  movedIn: '2027-04-01',
  acceptsTerms: true,
  email: 'somebody@example.com',
};

describe('a second trade, a parking permit', () => {
  it('passes the checker and the proof', () => {
    expect(formatProblems(checkAndProve(files, trade), files)).toBe('');
  });

  it('is told where its files are mistaken, as the first one is', () => {
    const broken = files.map((one) =>
      one.file.endsWith('proof.card.json')
        ? { ...one, text: one.text.replace('reader.isStaff', 'reader.isStuff') }
        : one,
    );
    expect(checkAndProve(broken, trade)).toMatchObject([
      { id: 'unknown-path', file: 'schemas/cards/proof.card.json', suggest: 'reader.isStaff' },
    ]);
  });

  it.each([
    ['NW12AB', '2 Mill Lane', 6.5 * 6 * 2 * 0.5, 'Northwick Council', undefined],
    ['HG34DE', '7 Castle Hill', 9.25 * 6 * 2 * 0.5, 'Harrowgate Borough', 'May Harrowgate remind you'],
  ])(
    'is walked to its end from %s, in its council’s words',
    async (postcode, street, price, council, words) => {
      const store = open();
      await chooseHome(store, postcode, street);
      await vi.waitFor(() => expect(stepsOf(store).map(({ id }) => id)).toContain('your-permit'));
      for (const [field, value] of Object.entries(answers)) store.change(field, value);
      const terms = stepsOf(store).find(({ id }) => id === 'council-terms');
      expect(terms?.card.title).toBe(`The terms of ${council}`);
      const text = fieldOf(store, 'mayRemind')?.ui.text;
      expect(typeof text === 'string' ? text.slice(0, 25) : undefined).toBe(words);
      const shown = stepsOf(store).flatMap(({ card }) => card.items.map((item) => JSON.stringify(item)));
      expect(shown.join()).toContain('30 September 2027'.slice(-4));
      expect(shown.join()).toContain(`£${price.toFixed(2)}`);
      expect(await store.submit(store.view.getState().model)).toBe(true);
      expect(issued.at(-1)).toMatchObject({ ...answers, price });
    },
  );

  it('holds back who needs no permit, and who moves in after it begins', async () => {
    const store = open();
    await chooseHome(store, 'NW12AB', '9 Free Street');
    const errors = () => stepsOf(store).flatMap(({ card }) => card.errors.map(({ message }) => message));
    await vi.waitFor(() =>
      expect(errors()).toContain(
        'No permit is needed at this address. Choose another one if it is not yours.',
      ),
    );
    await chooseHome(store, 'NW12AB', '1 Mill Lane');
    await vi.waitFor(() => expect(stepsOf(store).map(({ id }) => id)).toContain('your-permit'));
    for (const [field, value] of Object.entries({ ...answers, movedIn: '2027-04-02' }))
      store.change(field, value);
    expect(errors()).toContain('You must have moved in by the first day of your permit.');
  });

  it('asks at the counter what it asks nowhere else: a source of its own', async () => {
    for (const isStaff of [false, true]) {
      const store = open({ isStaff });
      await chooseHome(store, 'HG34DE', '5 Castle Hill');
      await vi.waitFor(() => expect(stepsOf(store).map(({ id }) => id)).toContain('your-permit'));
      for (const field of ['kind', 'start', 'months', 'registration'] as const)
        store.change(field, answers[field] ?? null);
      store.change('hasSecond', 'no');
      const labels = fieldOf(store, 'proof')?.options?.map(({ value }) => value);
      expect(labels?.includes('staff')).toBe(isStaff);
    }
  });
});
