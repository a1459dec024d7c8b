import type { CardDefinition, Definitions, JourneyDefinition } from '../../src/engine/types.ts';

/** A journey of two cards, small enough to see through: a place that is searched, then a colour. */
const cards: Record<string, CardDefinition> = {
  place: {
    card: 'place',
    title: 'Where is it?',
    order: ['place', 'street'],
    schema: {
      type: 'object',
      properties: { place: { title: 'Place', type: 'string' }, street: { title: 'Street' } },
    },
    ui: {
      place: { widget: 'text-field', action: 'search' },
      street: { widget: 'lookup-choices', lookup: 'addresses' },
    },
    require: { place: true },
    onChange: { place: [{ clear: ['street'] }, { run: 'search' }] },
  },
  colour: {
    card: 'colour',
    title: 'Which colour?',
    order: ['colour'],
    schema: { type: 'object', properties: { colour: { title: 'Colour', type: 'string' } } },
    ui: { colour: { widget: 'text-field' } },
    require: { colour: true },
  },
};

const journeys: Record<string, JourneyDefinition> = {
  small: {
    journey: 'small',
    title: 'A small journey',
    reveal: 'one-at-a-time',
    presets: { shape: 'round' },
    schema: { type: 'object', properties: { shape: { type: 'string' } } },
    steps: [{ card: 'place' }, { card: 'colour' }],
    submit: { label: 'Send it', run: ['first', 'second'], go: '/sent', invalid: 'Not finished yet' },
  },
};

/** Definitions of the small journey; validators accept everything, for what is tested is the runtime. */
export const smallDefinitions: Definitions = {
  journeys,
  cards,
  conditions: {},
  facts: {},
  messages: { required: '{label} is required' },
  notices: {},
  marks: {},
  validators: {},
};
