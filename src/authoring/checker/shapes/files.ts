import { type TokenKind, tokenWords } from '../../../brand/tokens.ts';
import { layoutOf } from '../../../definitions/layout.ts';
import { own } from '../../../engine/own.ts';
import type { OwnerWords, TableValue, TableWord, TradeWords } from '../../../engine/trade-words.ts';
import { keep } from '../keep.ts';
import { mapValues } from '../map-values.ts';
import { capital, withArticle } from '../phrase.ts';
import { cardShape } from './card.ts';
import { notice, schemaAddress } from './common.ts';
import { fact } from './fact.ts';
import { journeyShape } from './journey.ts';
import { choicesShape, guardsShape, signOffShape } from './ledgers.ts';
import { obligationShape } from './obligation.ts';
import type { ObjectShape, Shape } from './shape.ts';
import { any, boolean, condition, either, list, map, number, object, string, text, value } from './shape.ts';
import { variantShape } from './variant.ts';
import { wordRulesShape } from './word-rules.ts';

const says = string(undefined, 'The sentence that says it.');

const page = object({
  track: map(value, undefined, 'The properties of the record of its view.'),
  'address?': map(
    string(),
    undefined,
    'Properties whose value is a part of its address, by the name of that part.',
  ),
});

const tableValue = (word: TableValue): Shape => {
  if (word.kind === 'values') return object(mapValues(word.of, tableValue), word.doc);
  const one: Shape = word.kind === 'number' ? number : string();
  const told: Shape = word.doc === undefined ? one : { ...one, doc: word.doc };
  return word.orNull ? either(told, { kind: 'null' }) : told;
};

const tableShape = ({ doc, holds }: TableWord): ObjectShape =>
  object({ '$schema?': schemaAddress, sets: map(object(mapValues(holds, tableValue))) }, doc);

/** What an operator may say: the words of the source `brand`. */
const operatorWords = ({ sources, flags, forms }: TradeWords['words']) =>
  Object.fromEntries(
    Object.entries(sources.brand ?? {}).map(([name, doc]) => {
      const pattern = own(forms, name)?.pattern;
      const plain = { ...string(undefined, doc), ...(pattern && { pattern }) };
      return [`${name}?`, flags.includes(name) ? { ...boolean, doc } : plain];
    }),
  );

const scheme = (name: string) => string(undefined, `The colour in the ${name} scheme: #rrggbb.`);
const tokenShape = (kind: TokenKind, doc: string): Shape => {
  if (kind === 'weight') return { ...number, doc };
  return kind === 'colour'
    ? object({ light: scheme('light'), dark: scheme('dark') }, doc)
    : string(undefined, doc);
};
const tokens = object(
  Object.fromEntries(
    Object.entries(tokenWords).map(([name, { kind, doc }]) => [`${name}?`, tokenShape(kind, doc)]),
  ),
  'Design tokens: the look.',
);

const brandPage = object(
  {
    title: string(
      undefined,
      'Its heading, its link at the foot of every page, and its title in the browser.',
    ),
    parts: list(
      object({ 'heading?': text('What the part is about.'), text: text('What it says.') }),
      'What stands on it, from top to bottom.',
    ),
  },
  'One page of the operator.',
);

const sourceValues = (doc: string) => map(any, 'path', doc);
const contextValue = object({
  says: string(undefined, 'What people call it.'),
  set: sourceValues('What then holds, by path.'),
});
const contextsShape = ({ one, many }: OwnerWords) =>
  object(
    {
      '$schema?': schemaAddress,
      today: string(undefined, 'The day of all situations: YYYY-MM-DD.'),
      base: sourceValues('What holds in every situation, by path.'),
      [one]: object(
        {
          name: string('path', `Where the ${one}'s name stands.`),
          'variant?': string('path', "Where the name of its variant's file stands, if anything reads it."),
        },
        `Where what is known of the ${one} stands; its id stands where the step of the journey says.`,
      ),
      dimensions: map(
        object({ says: string(undefined, 'What people call it.'), values: map(contextValue) }),
        undefined,
        'What the situations differ in: each value is combined with every value of the others.',
      ),
      'homes?': map(
        contextValue,
        undefined,
        'Homes, by what the server knows of them: a journey that reads it is proved for each. Wording is not looked at in them.',
      ),
      samples: object(
        {
          answers: map(any, 'answer', 'Answers that are right, in the order in which they are asked.'),
          lists: map(
            list(object({ value: any, label: string(), 'hint?': string(), 'data?': any })),
            'lookup',
            'Items of the lists that the server gives.',
          ),
        },
        'What a preview is filled with.',
      ),
    },
    `The situations in which the wording of ${many} is looked at. No page is given them.`,
  );
/** What each kind of definition file holds, by its shape (KnownFile). */
export const fileShapes = keep(({ words }: TradeWords) => shapesFor(words));

const shapesFor = (words: TradeWords['words']) => {
  const { one, many } = words.owners;
  const { bound } = layoutOf(words.owners);
  return {
    card: cardShape,
    journey: journeyShape(words.owners),
    variant: variantShape(words.owners),
    conditions: object(
      { '$schema?': schemaAddress, conditions: map(object({ says, when: condition })) },
      'Named conditions.',
    ),
    facts: object(
      { '$schema?': schemaAddress, facts: map(fact) },
      'Derived truths: chosen by a condition, or worked out.',
    ),
    messages: object(
      { '$schema?': schemaAddress, messages: map(text()) },
      'What an answer that is not right is told.',
    ),
    words: object(
      {
        '$schema?': schemaAddress,
        'legal?': list(string(), 'Texts of this file that are signed (npm run sign-off), by name.'),
        words: map(text()),
      },
      'What pages and journeys say beside the cards, by the names that they ask for.',
    ),
    notices: object({ '$schema?': schemaAddress, notices: map(notice) }, 'Notices that cards share.'),
    [many]: object(
      {
        '$schema?': schemaAddress,
        [many]: map(string(), undefined, `${capital(withArticle(one))}'s name, by its id.`),
      },
      `Names of ${many}, for their marks.`,
    ),
    wording: object(
      {
        '$schema?': schemaAddress,
        toTheLetter: map(
          list(string()),
          undefined,
          'Sentences that a requirement fixes, by its id: they may be long, and a text must say each as it stands here.',
        ),
      },
      'Sentences that nobody may reword.',
    ),
    pages: object(
      { '$schema?': schemaAddress, pages: map(page) },
      'What is recorded when a page that is no journey opens.',
    ),
    ...mapValues(words.tables, tableShape),
    contexts: contextsShape(words.owners),
    obligations: object(
      {
        '$schema?': schemaAddress,
        'sources?': map(
          string(),
          undefined,
          'The requirements that there are, by section: the numbers of each, as "1-4 10-14".',
        ),
        obligations: map(obligationShape(words.owners)),
      },
      `What the law and the specification ask, proved over every ${one} and situation. No page is given it.`,
    ),
    choices: choicesShape(obligationShape(words.owners), words.owners),
    brand: object(
      {
        '$schema?': schemaAddress,
        brand: string(undefined, "The brand's name: that of its file."),
        'name?': string(undefined, 'The name as people read it.'),
        'logoText?': string(undefined, 'The name in the header; the name, where it is left out.'),
        'logoMark?': string(undefined, 'The drawing beside it: an SVG path in a square of 32.'),
        ...operatorWords(words),
        'pages?': map(
          brandPage,
          undefined,
          "Pages in the operator's own words, linked at the foot of every page in this order. The name ends the address: /about/NAME.",
        ),
        'typeface?': object(
          {
            family: string(undefined, 'How the font tokens call it.'),
            file: string(undefined, 'Its file beside this one: woff2, 30,000 bytes at most.'),
            'weights?': string(
              undefined,
              'The weight that it has, or the least and the most: "500", "300 700".',
            ),
          },
          'A typeface that is sent with the page.',
        ),
        'tokens?': tokens,
      },
      'A brand: names, phones, links and looks.',
    ),
    settings: object(
      {
        '$schema?': schemaAddress,
        'brand?': string('brand'),
        ...Object.fromEntries(
          Object.keys(words.tables).map((name) => [
            `${name}?`,
            string(`set of ${name}`, `Which set of ${name}.json holds.`),
          ]),
        ),
        [`${bound}?`]: map(
          string('variant'),
          undefined,
          `The variant of ${withArticle(one)}, by its id: for variants that name no ${one} themselves.`,
        ),
        'languages?': list(
          string(),
          'The languages that people may choose from, by their folders; the first one is that of a new visitor.',
        ),
        'showcase?': {
          ...boolean,
          doc: 'Whether the showcase of form components is served; it is, if left out.',
        },
        'studio?': { ...boolean, doc: 'Whether the studio is served, to read; it is, if left out.' },
        ...operatorWords(words),
      },
      "The operator's settings; they replace the brand's words.",
    ),
    locale: object(
      {
        '$schema?': schemaAddress,
        name: string(undefined, 'What people who speak it call it.'),
        lang: string(undefined, 'Its tag, as browsers know it: cy.'),
        'base?': {
          ...boolean,
          doc: 'All definition files are written in it, so it has no texts of its own.',
        },
        'reviewed?': { ...boolean, doc: 'Whether somebody who speaks it has read all its texts.' },
        'complete?': list(string('journey'), 'Journeys of which every text must be there.'),
        'completeWords?': list(string(), 'Files of words of which every text must be there, by name.'),
        'denials?': list(
          string(),
          'Its words that deny, as "not" and "never": a text that denies must be translated with one of them.',
        ),
        'kinds?': list(
          map(list(string())),
          'Words of one kind, such as numbers, each with those that it has for it: `"two": ["dau", "dwy"]`. A translation names no other of them than its text.',
        ),
        'always?': list(
          string(),
          'Those of them, by the first word of each, that a translation names wherever its text does.',
        ),
        'onlyIfSaid?': list(string(), 'Those that a translation names nowhere else.'),
      },
      'A language.',
    ),
    translation: object(
      {
        '$schema?': schemaAddress,
        texts: map(
          object({
            source: string(undefined, 'The text as it stood when it was translated.'),
            target: text('The same in this language, with the same placeholders.'),
          }),
          'translated',
          'Texts of the file that this one mirrors, by their names there.',
        ),
      },
      'The texts of one file in another language.',
    ),
    'sign-off': signOffShape(words.owners),
    guards: guardsShape,
    'word-rules': wordRulesShape,
  } satisfies Readonly<Record<string, ObjectShape>>;
};
