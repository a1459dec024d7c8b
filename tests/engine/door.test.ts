import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as door from '../../src/engine/index.ts';
import { aCard, aJourney, definitionsOf, trade } from '../builders.ts';

const { answer, buildModel, emptyState, explain, isComplete, liveAnswers, resolveJourney } = door;

it('says each thing that the door offers in a line of its README', () => {
  const readme = readFileSync(new URL('../../src/engine/README.md', import.meta.url), 'utf8');
  const [, table = ''] = readme.split('| The door gives');
  const [rows = ''] = table.split('\n\n');
  const named = [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(door).toSorted());
});

it('leads through a journey: a model, a state, answers, and what shows', () => {
  const pet = aCard(
    'pet',
    { hasPet: { title: 'A pet', enum: ['yes', 'no'] }, name: { title: 'Its name', type: 'string' } },
    { show: { name: { hasPet: 'yes' } }, require: { hasPet: true, name: true } },
  );
  const definitions = definitionsOf({ cards: [pet], journeys: [aJourney('visit', [{ card: 'pet' }])] });
  const model = buildModel(definitions, 'visit', trade);
  const given = (state: door.JourneyState, field: string, value: door.Json) =>
    answer(model, state, { kind: 'answer', field, value }).state;

  const begun = answer(model, emptyState(trade, '2026-11-22'), { kind: 'enter' }).state;
  const asked = given(begun, 'hasPet', 'yes');
  expect(isComplete(resolveJourney(model, asked))).toBe(false);
  expect(explain(model, asked, 'name').map(({ about }) => about)).toContain('required');

  const named = given(asked, 'name', 'Rex');
  expect(isComplete(resolveJourney(model, named))).toBe(true);
  const parked = given(named, 'hasPet', 'no');
  expect(parked.answers).toEqual({ hasPet: 'no', name: 'Rex' });
  expect(liveAnswers(model, parked)).toEqual({ hasPet: 'no' });
});
