import { expect, it } from 'vitest';
import { definitionsFrom } from '../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../src/definitions/gather.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { answer, buildModel, emptyState, resolveJourney } from '../../src/engine/index.ts';
import type { Json, ResolvedItem } from '../../src/engine/types.ts';
import { trade as parking } from '../trades/parking/trade.ts';

const trade = { ...parking, placeholders: { ...parking.placeholders, begins: 'start' } };
const files = readDefinitionFiles('tests/trades/parking', trade).map(({ file, text }) => ({
  file,
  text: text
    .replace(
      'Your permit lasts until {fact.end}.',
      'From {begins} to {fact.end} in {place.zone}, {place.terms}.',
    )
    .replace('"kind": { "title": "Permit"', '"kind": { "title": "Permit from {begins}"')
    .replace('["{entry.registration}",', '["{entry.registration}", "since {entry.badge}",'),
}));
const model = buildModel(definitionsFrom(gatherDefinitions(files, trade), trade), 'permit', trade);

const itemsWith = (answers: Readonly<Record<string, Json>>): readonly ResolvedItem[] => {
  const given = Object.entries(answers).reduce(
    (state, [field, value]) => answer(model, state, { kind: 'answer', field, value }).state,
    emptyState(trade, '2026-11-22'),
  );
  const there = { ...given, sources: { ...given.sources, place: { zone: 'N4', terms: '2026-02-31' } } };
  return resolveJourney(model, there).flatMap(({ card }) => card.items);
};

it('says a day of an answer as days are said, in whatever text and wherever it comes from [Q9.12]', () => {
  const items = itemsWith({
    start: '2026-11-28',
    months: 3,
    vehicles: [{ registration: 'AB12CDE', badge: '2026-11-28' }],
  });
  expect(items.find(({ name }) => name === 'ends')).toMatchObject({
    text: 'From 28-11-2026 to 28-02-2027 in N4, 2026-02-31.',
  });
  expect(items.find(({ name }) => name === 'kind')).toMatchObject({ label: 'Permit from 28-11-2026' });
  expect(items.find(({ name }) => name === 'vehicles')).toMatchObject({
    list: { lines: [expect.stringContaining('since 28-11-2026')] },
  });
});
