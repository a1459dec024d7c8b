import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import { trade } from '../../trades/parking/trade.ts';

const permit = readDefinitionFiles(join(import.meta.dirname, '../../trades/parking'), trade);
const vehicle = 'schemas/cards/vehicle.card.json';
const facts = 'schemas/facts.json';

/** What the checker says of the permit with one edit, as `rule: message`. */
function told(file: string, from: string, to: string): readonly string[] {
  const edited = permit.map((one) =>
    one.file === file ? { file, text: one.text.replace(from, () => to) } : one,
  );
  expect(edited).not.toEqual(permit);
  return checkDefinitions(edited, trade).map(({ id, message }) => `${id}: ${message}`);
}

describe('what an entry of a list is asked', () => {
  it.each([
    [
      'an answer of a card before',
      '"show": { "badge"',
      '"show": { "hasBadge": { "kind": "resident" }, "badge"',
    ],
    ['a source', '"show": { "badge"', '"show": { "hasBadge": { "place.zone": "A" }, "badge"'],
  ])('may hang on %s', (_, from, to) => {
    expect(told(vehicle, from, to)).toEqual([]);
  });

  it('may not hang on what nobody asks', () => {
    const lines = told(
      vehicle,
      '"show": { "badge"',
      '"show": { "power": { "pending.nothing": true }, "badge"',
    );
    expect(lines).not.toEqual([]);
  });
});

describe('what is worked out of entries', () => {
  const counting = '"when": { "entry.hasBadge": "no" }';
  it.each([
    ['a part by its bare name', counting, '"when": { "hasBadge": "no" }', 'Write "entry.hasBadge".'],
    ['a value that a part never has', counting, '"when": { "entry.power": "steam" }', 'never "steam"'],
    [
      'a count of what is one of a few',
      '"count": "vehicles"',
      '"count": "kind"',
      '"kind" is no list: it is a text',
    ],
    [
      'a sum of words',
      '{ "from": "fact.share" }',
      '{ "from": "email" }, { "from": "address" }',
      '"address" is never a number',
    ],
  ])('is told: %s', (_, from, to, says) => {
    expect(told(facts, from, to).join('\n')).toContain(says);
  });
});
