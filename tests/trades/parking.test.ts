import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../src/authoring/checker/check.ts';
import { checkAndProve } from '../../src/authoring/checker/check-and-prove.ts';
import { formatProblems } from '../../src/authoring/checker/format.ts';
import { localeTexts } from '../../src/authoring/checker/locales/locale-texts.ts';
import { isFresh, localesOf } from '../../src/authoring/checker/locales/locales.ts';
import { buildProject } from '../../src/authoring/checker/project.ts';
import { definitionsFrom } from '../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../src/definitions/gather.ts';
import { localise } from '../../src/definitions/localise.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { readerOf } from '../../src/engine/facts.ts';
import type { Json, ResolvedField } from '../../src/engine/types.ts';
import { createJourneyStore, type JourneyStore } from '../../src/runtime/store.ts';
import { speak, written } from '../../src/words/language.ts';
import { effects, issued } from './parking/effects.ts';
import { trade } from './parking/trade.ts';

const files = readDefinitionFiles(join(import.meta.dirname, 'parking'), trade);
const data = gatherDefinitions(files, trade);
const definitions = definitionsFrom(data, trade);

/** Which file is a council's. */
const fileOf = (council: string | number) =>
  Object.entries(data.variants).find(([, { owners }]) => owners.includes(council));

const welsh = localesOf(buildProject(files, trade)).find(({ name }) => name === 'cy');
const texts = welsh && localeTexts(welsh, isFresh);

function open(reader: Readonly<Record<string, Json>> = {}, spoken = definitions): JourneyStore {
  const store = createJourneyStore({
    definitions: spoken,
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
  await expect.poll(() => fieldOf(store, 'address')?.options?.length).toBeGreaterThan(0);
  const option = fieldOf(store, 'address')?.options?.find(({ label }) => label.startsWith(street));
  if (option === undefined) throw new Error(`There is no ${street} in ${postcode}.`);
  store.change('address', option.value);
}

const answers = {
  kind: 'carer',
  start: '2027-04-01',
  months: 6,
  room: ['pram', 'wheelchair'],
  note: 'Behind the house.\nRing twice.',
  proof: 'tenancy',
  movedIn: '2027-04-01',
  acceptsTerms: true,
  email: 'somebody@example.com',
} as const;

const vehicles: readonly Readonly<Record<string, Json>>[] = [
  { registration: 'AB12CDE', power: 'battery', hasBadge: 'no' },
  { registration: 'XY34ZZZ', power: 'diesel', hasBadge: 'no' },
  { registration: 'MW15XYZ', power: 'petrol', hasBadge: 'yes', badge: 'A1B2C3' },
];

/** Adds a vehicle to the list, in its own card. */
function park(store: JourneyStore, vehicle: Readonly<Record<string, Json>>) {
  store.entry({ kind: 'add-entry', list: 'vehicles' });
  for (const [field, value] of Object.entries(vehicle)) store.change(field, value);
  store.entry({ kind: 'save-entry', list: 'vehicles' });
}

describe('a second trade, a parking permit', () => {
  it('passes the checker and the proof', () => {
    expect(formatProblems(checkAndProve(files, trade), files)).toBe('');
  });

  it('has no texts of widgets that it has not, and is told of one', () => {
    const more = files.map((one) =>
      one.file.endsWith('words/widgets.json')
        ? { ...one, text: one.text.replace('"change":', '"find-vehicle": "Find vehicle", "change":') }
        : one,
    );
    expect(checkDefinitions(more, trade)).toMatchObject([{ id: 'asked-text' }]);
  });

  it('speaks the language that it brings, and keeps the answers', async () => {
    if (texts === undefined) throw new Error('There is no Welsh.');
    const store = open();
    await chooseHome(store, 'NW12AB', '2 Mill Lane');
    await expect.poll(() => stepsOf(store).map(({ id }) => id)).toContain('your-permit');
    for (const [field, value] of Object.entries({ kind: 'carer', start: '2027-04-01', months: 6 }))
      store.change(field, value);
    speak({ lang: 'cy', words: texts.words });
    store.redefine(localise(definitions, texts));
    const permit = stepsOf(store).find(({ id }) => id === 'your-permit')?.card;
    const asked = (field: string) => fieldOf(store, field);
    expect([asked('room')?.label, asked('room')?.hint, asked('note')?.label]).toEqual([
      'Mwy o le ar gyfer',
      'Ticiwch bob un sydd ag angen hynny, neu ddim un.',
      'Unrhyw beth y dylem ei wybod',
    ]);
    expect(asked('room')?.options?.map(({ label }) => label)).toEqual(['Cadair olwyn', 'Pram', 'Ôl-gerbyd']);
    speak(written);
    expect(permit?.title).toBe('Pa drwydded sydd ei hangen arnoch chi?');
    expect(fieldOf(store, 'kind')?.options?.map(({ label }) => label)).toEqual(['Preswylydd', 'Gofalwr']);
    expect(JSON.stringify(permit?.items)).toContain('Mae eich trwydded yn para tan 01-10-2027.');
    expect(store.view.getState().state.answers).toMatchObject({
      kind: 'carer',
      start: '2027-04-01',
      months: 6,
    });
    expect(stepsOf(store).find(({ id }) => id === 'your-home')?.card.title).toBe('Where do you live?');
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
    ['an answer that is cleared with what hangs on it', 'address', 'placeName', 'unlike-twin'],
    ['a field that is called as the one that shows it', 'badge', 'numberBadge', 'crossed-copy'],
  ])('is told of no mistake in %s', (_, from, to, rule) => {
    const renamed = files.map((one) => ({ ...one, text: one.text.replaceAll(`"${from}"`, `"${to}"`) }));
    expect(checkDefinitions(renamed, trade).filter(({ id }) => id === rule)).toEqual([]);
  });

  it('says where to write down an answer that its own check takes, and nobody guesses', () => {
    const unguessed = files.map((one) => ({
      ...one,
      text: one.text.replace('"registration": "AB12CDE",', ''),
    }));
    expect(checkAndProve(unguessed, trade)).toMatchObject([
      {
        id: 'impossible-requirement',
        message: expect.stringMatching(
          /"plate".* contexts\.json, as "registration" of "samples\.answers"\.$/,
        ),
      },
    ]);
  });

  it.each([
    ['"room": "wheelchair"', '"room": "weelchair"', 'value-outside-enum', 'wheelchair'],
    ['"value": "trailer", "label"', '"value": "trialer", "label"', 'value-outside-enum', 'trailer'],
    [
      '"enum": ["wheelchair", "pram", "trailer"]',
      '"enum": ["wheelchair", "pram", "trailer", "bike"]',
      'unoffered-value',
      undefined,
    ],
    ['"widget": "checkboxes"', '"widget": "choices"', 'unfit-widget', undefined],
    ['"widget": "textarea",', '"widget": "textarea", "lines": 3,', 'unknown-widget', undefined],
  ])('is told what is wrong with a choice of several, as %s for %s', (from, to, id, suggest) => {
    const broken = files.map((one) => ({ ...one, text: one.text.replace(from, to) }));
    // A translation that is of another option by then is told, too.
    const told = checkDefinitions(broken, trade).filter(({ file }) => !file.includes('/locales/'));
    expect(told).toMatchObject([
      { id, file: 'schemas/cards/vehicles.card.json', ...(suggest !== undefined && { suggest }) },
    ]);
  });

  it('keeps the tidiness of English to English: a translation has its own', () => {
    const french = files.map((one) =>
      one.file.endsWith('cy/cards/your-permit.card.json')
        ? { ...one, text: one.text.replace('Pa drwydded sydd ei hangen arnoch chi?', 'Vous vous garez où ?') }
        : one,
    );
    expect(french).not.toEqual(files);
    expect(formatProblems(checkAndProve(french, trade), french)).toBe('');
  });

  it('may refuse a choice for good where an obligation holds the journey back by it', () => {
    const refusing = files.map((one) => {
      if (!one.file.endsWith('your-permit.card.json')) return one;
      const rule =
        '{ "field": "kind", "when": { "kind": "carer" }, "must": false, "message": "Please call us." }';
      return { ...one, text: one.text.replace('"rules": [', `"rules": [${rule}, `) };
    });
    const blocking = refusing.map((one) => {
      if (!one.file.endsWith('obligations.json')) return one;
      const duty = `{ "says": "Carers are called back.", "source": "council", "journey": "permit",
        "when": { "kind": "carer" }, "blocks": ["kind"] }`;
      return {
        ...one,
        text: one.text.replace('"obligations": {', `"obligations": { "carers-call": ${duty},`),
      };
    });
    expect(checkAndProve(refusing, trade).map(({ id }) => id)).toEqual(['dead-step']);
    expect(formatProblems(checkAndProve(blocking, trade), blocking)).toBe('');
  });

  it.each([
    ['NW12AB', '2 Mill Lane', 6.5 * 6 * 2 * 0.5, 'Northwick Council', undefined],
    ['HG34DE', '7 Castle Hill', 9.25 * 6 * 2 * 0.5, 'Harrowgate Borough', 'Harrowgate may remind me '],
  ])(
    'is walked to its end from %s, in its council’s words',
    async (postcode, street, price, council, words) => {
      const store = open();
      await chooseHome(store, postcode, street);
      await expect.poll(() => stepsOf(store).map(({ id }) => id)).toContain('your-permit');
      for (const field of ['kind', 'start', 'months'] as const) store.change(field, answers[field]);
      for (const vehicle of vehicles) park(store, vehicle);
      for (const [field, value] of Object.entries(answers)) store.change(field, value);
      const terms = stepsOf(store).find(({ id }) => id === 'council-terms');
      expect(terms?.card.title).toBe(`The terms of ${council}`);
      const text = fieldOf(store, 'mayRemind')?.ui.text;
      expect(typeof text === 'string' ? text.slice(0, 25) : undefined).toBe(words);
      const shown = stepsOf(store).flatMap(({ card }) => card.items.map((item) => JSON.stringify(item)));
      expect(shown.join()).toContain('30 September 2027'.slice(-4));
      expect(shown.join()).toContain(`£${price.toFixed(2)}`);
      expect(shown.join()).toContain('a bay with room beside it');
      expect(await store.submit(store.view.getState().model)).toBe(true);
      expect(issued.at(-1)).toMatchObject({ ...answers, vehicles, price });
    },
  );

  it('holds back who needs no permit, and who moves in after it begins', async () => {
    const store = open();
    await chooseHome(store, 'NW12AB', '9 Free Street');
    const errors = () => stepsOf(store).flatMap(({ card }) => card.errors.map(({ message }) => message));
    await expect
      .poll(errors)
      .toContain('No permit is needed at this address. Choose another one if it is not yours.');
    await chooseHome(store, 'NW12AB', '1 Mill Lane');
    await expect.poll(() => stepsOf(store).map(({ id }) => id)).toContain('your-permit');
    for (const field of ['kind', 'start', 'months'] as const) store.change(field, answers[field]);
    for (const vehicle of vehicles) park(store, vehicle);
    for (const [field, value] of Object.entries({ ...answers, movedIn: '2027-04-02' }))
      store.change(field, value);
    expect(errors()).toContain('You must have moved in by the first day of your permit.');
  });

  it('takes one to three vehicles, each by itself: a Blue Badge has its number, and is free', async () => {
    const store = open();
    await chooseHome(store, 'NW12AB', '2 Mill Lane');
    await expect.poll(() => stepsOf(store).map(({ id }) => id)).toContain('your-permit');
    for (const field of ['kind', 'start', 'months'] as const) store.change(field, answers[field]);
    const errors = () => stepsOf(store).flatMap(({ card }) => card.errors.map(({ message }) => message));
    const isSaved = () => fieldOf(store, 'vehicles')?.list?.lines.length;
    park(store, { ...vehicles[0], registration: 'ABCDEF' });
    expect(isSaved()).toBe(0);
    store.entry({ kind: 'cancel-entry', list: 'vehicles' });
    const price = () => readerOf(store.view.getState().state, definitions).read('fact.price');
    expect(errors()).toEqual(['Add the vehicle that you will park.']);
    const [first = {}, second = {}, third = {}] = vehicles;
    park(store, { ...third, badge: '' });
    expect(errors()).toEqual(['Your vehicles: save or cancel what you began.']);
    expect(fieldOf(store, 'vehicles')?.list?.lines).toEqual([]);
    store.change('badge', 'A1B2C3');
    store.entry({ kind: 'save-entry', list: 'vehicles' });
    expect(price()).toBe(0);
    park(store, first);
    expect(price()).toBe(6.5 * 6 * 0.5);
    park(store, second);
    park(store, { ...first, registration: 'AA11AAA' });
    expect(fieldOf(store, 'vehicles')?.list?.lines).toEqual([
      'MW15XYZ, Petrol, Blue Badge A1B2C3',
      'AB12CDE, Battery',
      'XY34ZZZ, Diesel',
    ]);
    store.entry({ kind: 'change-entry', list: 'vehicles', at: 0 });
    store.change('hasBadge', 'no');
    store.entry({ kind: 'save-entry', list: 'vehicles' });
    store.entry({ kind: 'remove-entry', list: 'vehicles', at: 1 });
    expect(store.view.getState().state.answers.vehicles).toEqual([
      { registration: 'MW15XYZ', power: 'petrol', hasBadge: 'no' },
      second,
    ]);
    expect(price()).toBe(6.5 * 6 * 2 * 0.5);
  });

  it('asks at the counter what it asks nowhere else: a source of its own', async () => {
    for (const isStaff of [false, true]) {
      const store = open({ isStaff });
      await chooseHome(store, 'HG34DE', '5 Castle Hill');
      await expect.poll(() => stepsOf(store).map(({ id }) => id)).toContain('your-permit');
      for (const field of ['kind', 'start', 'months'] as const) store.change(field, answers[field]);
      for (const vehicle of vehicles.slice(0, 1)) park(store, vehicle);
      const labels = fieldOf(store, 'proof')?.options?.map(({ value }) => value);
      expect(labels?.includes('staff')).toBe(isStaff);
    }
  });
});
