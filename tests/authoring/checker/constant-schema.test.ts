import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { createAjv } from '../../../src/definitions/ajv.ts';
import { trade } from '../../../src/trade.ts';

const file = 'schemas/cards/payment-type.card.json';
const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

/** All that the compiler of the schemas would understand, but for the two that a card's schema has. */
const { all, keywords } = createAjv(trade).RULES;
const others = Object.keys({ ...all, ...keywords }).filter((one) => one !== 'type' && one !== 'properties');

it.each(others)(
  'refuses "%s" for a card as a whole: its schema speaks of each field by itself',
  (keyword) => {
    const written = text.replace('"schema": {', `"schema": { "${keyword}": {},`);
    const found = checkDefinitions([{ file, text: written }], trade).map(
      ({ id, message }) => `${id} ${message}`,
    );
    expect(found).toContainEqual(expect.stringMatching(/^(unknown-key|conditional-schema) /));
    expect(checkDefinitions([{ file, text }], trade).map(({ id }) => id)).not.toContain('unknown-key');
  },
);

it('asks about many keywords', () => {
  expect(others.length).toBeGreaterThan(30);
});
