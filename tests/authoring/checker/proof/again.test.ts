import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofRules } from '../../../../src/authoring/checker/proof/proof-rules.ts';
import { createProver, proveDefinitions } from '../../../../src/authoring/checker/proof/prove.ts';
import { readDefinitionFiles } from '../../../../src/definitions/read-files.ts';
import type { DefinitionFile } from '../../../../src/definitions/types.ts';
import { trade } from '../../../../src/trade.ts';
import { type Edit, editsOf, withEdit } from './edits.ts';

/** At most so many edits of each file are made: `EDITS=2` makes two of each, and takes minutes. */
const mostOfEach = Number(process.env.EDITS ?? 1);
const fixtures = join(import.meta.dirname, '../fixtures');

/** Each edit in the place of the one before, by one prover: where it says otherwise than a proof that remembers nothing. */
function misremembered(files: readonly DefinitionFile[], edits: Iterable<Edit>): readonly object[] {
  const prove = createProver(trade);
  prove(files);
  return [...edits].flatMap((edit) => {
    const edited = withEdit(files, edit);
    const again = prove(edited);
    const anew = proveDefinitions(edited, trade);
    return JSON.stringify(again) === JSON.stringify(anew) ? [] : [{ ...edit, text: '', again, anew }];
  });
}

describe.each(readdirSync(fixtures).filter((id) => id in proofRules))('the mistakes of %s', (id) => {
  const files = readDefinitionFiles(join(fixtures, id), trade);

  it('are told after each edit as by a proof that remembers nothing', () => {
    expect(misremembered(files, editsOf(files, 4 * mostOfEach))).toEqual([]);
  });
});

const file = (path: string, content: object) => ({ file: path, text: JSON.stringify(content) });
const card = (name: string, fields: readonly string[], more: object) => {
  const properties = Object.fromEntries(fields.map((field) => [field, { title: field, type: 'string' }]));
  const content = {
    card: name,
    title: name,
    order: fields,
    schema: { type: 'object', properties },
    ...more,
  };
  return file(`schemas/cards/${name}.card.json`, content);
};

const submit = { label: 'Send', run: ['reset-quote'], invalid: 'Something is missing.' };
const asked = { child: { type: 'string' }, address: { type: 'object' }, gdprConsent: { type: 'boolean' } };
const schema = { type: 'object', properties: asked };
const plain = { journey: 'quote', schema, title: 'Quote', reveal: 'one-at-a-time', submit };

/** Proves the files, then with some of them edited, by one prover: what it finds then, which is what a new one finds. */
function foundAfter(
  files: readonly DefinitionFile[],
  what: string,
  ...edits: readonly DefinitionFile[]
): readonly string[] {
  const prove = createProver(trade);
  expect(prove(files)).toEqual([]);
  const edited = edits.reduce((before, edit) => withEdit(before, { ...edit, what }), files);
  const again = prove(edited);
  expect(again).toEqual(proveDefinitions(edited, trade));
  expect(prove(files)).toEqual([]);
  return [...new Set(again.map(({ id }) => id))];
}

describe('a journey that was proved before an edit', () => {
  const steps = (visit: object, thanks: object) => [
    { card: 'you' },
    { card: 'visit', when: visit },
    { card: 'payment' },
    { card: 'thanks', when: thanks },
  ];
  const withPet = { pet: 'yes' };
  const journey = (more: object) =>
    file('schemas/journeys/quote.journey.json', { ...plain, steps: steps(withPet, withPet), ...more });
  const refused = (field: string, when: object) => ({ field, when, must: false, message: 'Not now.' });
  const brings = { adult: [{ run: 'load-meters' }] };
  const you = (more: object) =>
    card('you', ['adult', 'pet'], { require: { adult: true }, onChange: brings, ...more });
  const visit = (more: object) => card('visit', ['day'], { require: { day: true }, ...more });
  const unmetered = { any: [{ child: 'yes' }, { 'meter.mpan': { set: false } }] };
  const payment = (when: object) =>
    card('payment', ['paid'], { require: { paid: true }, rules: [refused('paid', when)] });
  const conditions = (when: object) =>
    file('schemas/conditions.json', { conditions: { 'has-child': { says: 'There is a child.', when } } });
  const files = [
    journey({}),
    conditions({ child: 'yes' }),
    you({}),
    visit({}),
    card('thanks', ['word'], { presets: { child: 'yes' } }),
    payment({ any: [unmetered, 'has-child'] }),
    file('schemas/obligations.json', {
      obligations: {
        'no-gift': {
          says: 'A payment is not made for anybody.',
          source: 'Q1.01',
          journey: 'quote',
          neverGives: { paid: ['yes'] },
        },
      },
    }),
  ];

  it('is proved anew where a journey inside a card gives what one after refuses', () => {
    const opens = { ui: { pet: { widget: 'text-field', journey: 'pets' } } };
    const inner = { ...plain, journey: 'pets', steps: [{ card: 'pets' }] };
    const pets = (more: object) => card('pets', ['name'], more);
    const nested = [
      ...files.map((one) => (one.file === you({}).file ? you(opens) : one)),
      file('schemas/journeys/pets.journey.json', inner),
      pets({}),
    ];
    expect(foundAfter(nested, 'a preset', pets({ presets: { child: 'yes' } }))).toEqual([
      'unreachable-submit',
    ]);
  });

  it.each([
    [
      'a card after refuses what is answered before',
      payment({ adult: { set: true } }),
      ['unreachable-submit'],
    ],
    [
      'something follows from an answer',
      you({ onChange: { adult: [...brings.adult, { set: { child: 'yes' } }] } }),
      ['unreachable-submit'],
    ],
    [
      'a card gives an answer of another that an obligation forbids to give',
      you({ onChange: { adult: [...brings.adult, { set: { paid: 'yes' } }] } }),
      ['broken-obligation'],
    ],
    ['nothing follows from an answer any more', you({ onChange: {} }), ['unreachable-submit']],
    ['something is given from the start', journey({ presets: { child: 'yes' } }), ['unreachable-submit']],
    [
      'something is given when a card opens that is asked',
      you({ presets: { child: 'yes' } }),
      ['unreachable-submit'],
    ],
    ['a condition says something else', conditions({ adult: { set: true } }), ['unreachable-submit']],
    ['a card is asked that was not', journey({ steps: steps({ adult: { set: true } }, withPet) }), []],
    [
      'a card opens at the end and gives what one before refuses',
      journey({ steps: steps(withPet, { paid: { set: true } }) }),
      ['unreachable-submit'],
    ],
    ['a card that is not asked refuses', visit({ rules: [refused('day', { adult: 'yes' })] }), []],
    ['a field is not required any more', you({ require: {} }), []],
  ])('is proved anew where %s', (what, edit, ids) => {
    expect(foundAfter(files, what, edit)).toEqual(ids);
  });
});

describe('suppliers, who try first what was done without them', () => {
  const steps = [{ card: 'you' }, { card: 'terms', variant: 'plan.supplierId' }, { card: 'payment' }];
  const journey = { ...plain, steps };
  const contexts = {
    base: { 'plan.supplierId': 9 },
    supplier: { name: 'plan.supplierName', variant: 'plan.variant' },
    dimensions: {},
    samples: { answers: {}, lists: {} },
  };
  const you = (more: object) => card('you', ['adult', 'pet'], { require: { adult: true }, ...more });
  const payment = (more: object) => card('payment', ['paid'], { require: { paid: true }, ...more });
  const terms = (when: object) =>
    card('terms', ['agreed', 'checked'], {
      require: { agreed: true },
      show: { checked: false },
      rules: [{ field: 'checked', when, must: false, message: 'Not with a pet.' }],
    });
  const supplier = (id: number, more: object) =>
    file(`supplier-variants/${id}-one.json`, { suppliers: [id], name: 'One', card: 'terms', ...more });
  const files = [
    file('schemas/contexts.json', contexts),
    file('schemas/journeys/quote.journey.json', journey),
    you({}),
    terms({ any: [{ pet: 'yes' }, { child: 'yes' }] }),
    payment({}),
    supplier(1, { text: { agreed: 'Agreed' } }),
    supplier(2, { show: { checked: true }, require: { checked: true } }),
  ];
  const refusing = (when: object) =>
    you({ rules: [{ field: 'adult', when, must: false, message: 'No longer.' }] });

  it.each([
    [
      'a card before refuses what only one of them asks',
      refusing({ checked: { set: true } }),
      ['unreachable-submit'],
    ],
    ['a card before refuses one answer to what only one of them asks', refusing({ checked: 'yes' }), []],
    ['a card before refuses one of them', refusing({ 'plan.supplierId': 2 }), ['unreachable-submit']],
    [
      'a card before hides by what only one of them asks',
      you({ show: { adult: { not: { checked: 'yes' } } } }),
      [],
    ],
    [
      'a card before answers what only one of them asks',
      you({ onChange: { adult: [{ set: { checked: 'yes' } }] } }),
      [],
    ],
    [
      'a card before forgets what only one of them asks',
      you({ onChange: { adult: [{ clear: ['checked'] }], checked: [{ clear: ['adult'] }] } }),
      ['unreachable-submit'],
    ],
    [
      'they come with an answer that one of them refuses, and another leads on',
      you({ require: { adult: true, pet: true } }),
      [],
    ],
    [
      'they come with what nobody answered and one of them refuses',
      you({ onChange: { adult: [{ set: { child: 'yes' } }] } }),
      ['unreachable-submit'],
    ],
    [
      'a card after refuses what only one of them asks',
      payment({ rules: [{ field: 'paid', when: { checked: { set: true } }, must: false, message: 'No.' }] }),
      ['unreachable-submit'],
    ],
    [
      'a card before wants more, and refuses what only one of them asks',
      you({
        rules: [
          { field: 'adult', when: { pet: { set: false } }, must: false, message: 'A pet first.' },
          { field: 'adult', when: { checked: { set: true } }, must: false, message: 'No longer.' },
        ],
      }),
      ['unreachable-submit'],
    ],
    [
      'their card refuses what only one of them asks',
      terms({ adult: { set: true } }),
      ['unreachable-submit'],
    ],
    ['their card refuses it after one of the answers before', terms({ adult: 'yes' }), []],
    ['one of them shows nothing more', supplier(2, {}), ['unreachable-item', 'unreachable-rule']],
  ])('are proved anew where %s', (what, edit, ids) => {
    expect(foundAfter(files, what, edit)).toEqual(ids);
  });
});

describe("what comes before a supplier's card", () => {
  const contexts = file('schemas/contexts.json', {
    base: { 'plan.supplierId': 9 },
    supplier: { name: 'plan.supplierName', variant: 'plan.variant' },
    dimensions: {},
    samples: { answers: {}, lists: {} },
  });
  const answers = { child: { type: 'string' }, other: { type: 'string' } };
  const journey = (between: object) =>
    file('schemas/journeys/quote.journey.json', {
      ...plain,
      schema: { type: 'object', properties: answers },
      steps: [{ card: 'you' }, between, { card: 'terms', variant: 'plan.supplierId' }, { card: 'payment' }],
    });
  const you = (more: object) => card('you', ['adult'], { require: { adult: true }, ...more });
  const words = { order: ['hello'], notices: { hello: { text: 'Hello.' } } };
  const between = (more: object) => card('between', [], { ...words, ...more });
  const terms = card('terms', ['agreed', 'checked'], { require: { agreed: true }, show: { checked: false } });
  const refusing = (when: object) => [{ field: 'paid', when, must: false, message: 'No.' }];
  const payment = (when: object) =>
    card('payment', ['paid'], { require: { paid: true }, rules: refusing(when) });
  const supplier = (more: object) =>
    file('supplier-variants/2-one.json', { suppliers: [2], name: 'One', card: 'terms', ...more });
  const asking = (when: object | true) => supplier({ show: { checked: when }, require: { checked: when } });
  const files = [
    contexts,
    journey({ card: 'between' }),
    you({}),
    between({}),
    terms,
    payment({ any: [{ child: 'yes' }, { all: [{ checked: { set: true } }, { child: 'no' }] }] }),
    asking(true),
  ];

  it('is walked again where a card that opens together with it gives what one after refuses', () => {
    const gives = between({ presets: { child: 'no' } });
    expect(foundAfter(files, 'a preset', gives)).toEqual(['unreachable-submit']);
  });

  it('is walked again where it gives what the supplier alone speaks of', () => {
    const given = files.map((one) => (one.file === asking(true).file ? asking({ other: 'yes' }) : one));
    const refused = given.map((one) =>
      one.file === payment({}).file ? payment({ checked: { set: true } }) : one,
    );
    const gives = you({ onChange: { adult: [{ set: { other: 'yes' } }] } });
    expect(foundAfter(refused, 'a consequence', gives)).toEqual(['unreachable-submit']);
  });

  it('is walked again where the supplier asks more, and one after refuses that', () => {
    const first = file('supplier-variants/1-one.json', {
      suppliers: [1],
      name: 'First',
      card: 'terms',
      show: { checked: true },
    });
    const some = [contexts, journey({ card: 'between' }), you({}), between({}), terms, first, supplier({})];
    const refused = [...some, payment({ checked: { set: true } })];
    expect(foundAfter(refused, 'a line more', asking(true))).toEqual(['unreachable-submit']);
  });

  it('is walked again where it looked at what the supplier asks, and no longer does', () => {
    const opens = { card: 'between', when: { checked: { set: true } } };
    const helps = between({ presets: { child: 'yes' } });
    const wants = payment({ all: [{ checked: { set: true } }, { child: { set: false } }] });
    const helped = [contexts, journey(opens), you({}), helps, terms, wants, asking(true)];
    const never = journey({ card: 'between', when: { adult: { set: false } } });
    expect(foundAfter(helped, 'no help', never, between({}))).toEqual(['unreachable-submit']);
  });
});

describe('the definitions as they stand', () => {
  const files = readDefinitionFiles(join(import.meta.dirname, '../../../..'), trade);

  // One file of twelve, which takes seconds.
  const among = process.env.EDITS === undefined ? files.filter((_, index) => index % 12 === 4) : files;
  const some = [...editsOf(files, mostOfEach, among)];

  it('are proved after each edit as by a proof that remembers nothing', {
    timeout: 60_000 * some.length,
  }, () => {
    expect(some.length).toBeGreaterThan(3);
    expect(misremembered(files, some)).toEqual([]);
  });
});
