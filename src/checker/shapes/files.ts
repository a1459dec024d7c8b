import type { FileKind } from '../../definitions/kinds.ts';
import { brandWords } from '../../vocabulary/sources.ts';
import { cardShape } from './card.ts';
import { notice, schemaAddress } from './common.ts';
import { journeyShape } from './journey.ts';
import type { ObjectShape, Shape } from './shape.ts';
import { any, boolean, condition, either, list, map, number, object, string, text, value } from './shape.ts';
import { variantShape } from './variant.ts';

const says = string(undefined, 'The sentence that says it.');
const fact = object({ says, first: list(object({ when: condition, value })), 'otherwise?': value });

const level: Shape = either(number, { kind: 'null' });
const levels = object(
  { low: level, medium: level, high: level },
  'kWh a year; null where the source gives none.',
);
const averages = object({
  validFrom: string(undefined, 'YYYY-MM-DD'),
  validTo: either(string(undefined, 'YYYY-MM-DD'), { kind: 'null' }),
  source: string(),
  gas: levels,
  electricity: levels,
  electricityEconomy7: levels,
});

/** Settings that are yes or no; the other words of an operator are texts. */
const flags: readonly string[] = ['whiteLabel', 'gbData', 'carbonOffset', 'isHappyToBeAutoSwitched'];
const operatorWords = Object.fromEntries(
  Object.entries(brandWords).map(([name, doc]) => [
    `${name}?`,
    flags.includes(name) ? { ...boolean, doc } : string(undefined, doc),
  ]),
);

/** What each kind of definition file holds. */
export const fileShapes: Readonly<Record<FileKind, ObjectShape>> = {
  card: cardShape,
  journey: journeyShape,
  variant: variantShape,
  conditions: object(
    { '$schema?': schemaAddress, conditions: map(object({ says, when: condition })) },
    'Named conditions.',
  ),
  facts: object(
    { '$schema?': schemaAddress, facts: map(fact) },
    'Derived truths: the first line whose condition holds gives the value.',
  ),
  messages: object(
    { '$schema?': schemaAddress, messages: map(text()) },
    'What an answer that is not right is told.',
  ),
  notices: object({ '$schema?': schemaAddress, notices: map(notice) }, 'Notices that cards share.'),
  suppliers: object(
    { '$schema?': schemaAddress, suppliers: map(string(), undefined, "A supplier's name, by its id.") },
    'Names of suppliers, for their marks.',
  ),
  averages: object({ '$schema?': schemaAddress, sets: map(averages) }, 'Usage averages, dated.'),
  brand: object(
    {
      '$schema?': schemaAddress,
      brand: string(undefined, "The brand's name: that of its file."),
      'name?': string(),
      ...operatorWords,
      'tokens?': map(any, undefined, 'Design tokens: CSS custom properties.'),
    },
    'A brand: names, phones, links and looks.',
  ),
  settings: object(
    {
      '$schema?': schemaAddress,
      'brand?': string('brand'),
      'averages?': string('averages', 'Which set of averages.json holds.'),
      'supplierVariants?': map(
        string('variant'),
        undefined,
        'The variant of a supplier, by its id: for variants that name no supplier themselves.',
      ),
      ...operatorWords,
    },
    "The operator's settings; they replace the brand's words.",
  ),
};
