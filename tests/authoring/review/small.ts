import type { Project } from '../../../src/authoring/review/project.ts';
import { definitionsFrom } from '../../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../../src/definitions/gather.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import type { VariantDefinition } from '../../../src/engine/types.ts';
import { trade } from '../../../src/trade.ts';

/** A card of two boxes, a choice and a notice, in 2 x 2 contexts: small enough for thousands of versions. */
const files = {
  'schemas/cards/terms.card.json': {
    card: 'terms',
    title: '{supplier}',
    order: ['note', 'boxes', 'later'],
    groups: { boxes: { items: ['credit', 'news'], legend: 'Boxes' } },
    schema: {
      type: 'object',
      properties: {
        credit: { title: 'Credit Check', type: ['boolean', 'null'] },
        news: { title: 'News', type: ['boolean', 'null'] },
        later: { title: 'When', enum: ['now', 'later'] },
      },
    },
    ui: {
      credit: { widget: 'checkbox', text: '{supplier} may run a credit check.' },
      news: { widget: 'checkbox', text: 'Send me news.' },
      later: {
        widget: 'choices',
        hint: 'You choose.',
        options: [
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'Later' },
        ],
      },
    },
    notices: { note: { use: 'shared' } },
    show: { later: { 'plan.payMethod': 'PrePaymentMeter' } },
    require: { credit: true },
    presets: { news: false },
  },
  'schemas/journeys/sign-up.journey.json': {
    journey: 'sign-up',
    title: 'Sign up',
    reveal: 'all',
    steps: [{ card: 'terms', variant: 'plan.supplierId' }],
    submit: { label: 'Send', run: [], invalid: 'Look again' },
  },
  'schemas/notices.json': { notices: { shared: { text: 'Please read this.' } } },
  'schemas/contexts.json': {
    today: '2026-03-10',
    base: { 'plan.supplierName': 'Somebody' },
    supplier: { name: 'plan.supplierName', variant: 'plan.variant' },
    dimensions: {
      payment: {
        says: 'Payment',
        values: {
          monthly: { says: 'monthly', set: { 'plan.payMethod': 'MonthlyDirectDebit' } },
          prepayment: { says: 'prepayment', set: { 'plan.payMethod': 'PrePaymentMeter' } },
        },
      },
      site: {
        says: 'Site',
        values: {
          own: { says: 'our own', set: { 'brand.whiteLabel': false } },
          partner: { says: "a partner's", set: { 'brand.whiteLabel': true } },
        },
      },
    },
    samples: { answers: {}, lists: {} },
  },
};

function fileOf([file, value]: readonly [string, unknown]): DefinitionFile {
  return { file, text: JSON.stringify(value, null, 2) };
}

const shared = Object.entries(files).map(fileOf);

/** The small project with these variants by file name; what the checker would refuse of them is not asked. */
export function smallProject(variants: Readonly<Record<string, Partial<VariantDefinition>>>): Project {
  const laid = Object.entries(variants).map(([name, parts]) =>
    fileOf([`supplier-variants/${name}.json`, { suppliers: [], name, card: 'terms', ...parts }]),
  );
  const all = [...shared, ...laid];
  const data = gatherDefinitions(all, trade);
  return { trade, files: all, data, definitions: definitionsFrom(data, trade) };
}
