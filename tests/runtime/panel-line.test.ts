import { expect, it } from 'vitest';
import { buildModel } from '../../src/engine/model.ts';
import type { Json, ResolvedField } from '../../src/engine/types.ts';
import { sayPanel } from '../../src/runtime/panel-line.ts';
import { widgets } from '../../widgets/registry.ts';
import { trade } from '../builders.ts';
import { smallDefinitions } from './definitions.ts';

const model = buildModel(smallDefinitions, 'small', trade);
const place: ResolvedField = {
  kind: 'field',
  name: 'place',
  widget: 'text-field',
  label: 'Place',
  required: true,
  ui: {},
};
const answers: Readonly<Record<string, Json>> = { place: 'nr1@here', colour: 'blue', shape: 'round' };
const said = (line: readonly string[], fields: readonly ResolvedField[] = [place]) =>
  sayPanel(model, line, fields, (path) => answers[path], widgets);

it('tells answers that its cards show, and answers of the journey that no card asks', () => {
  expect(said(['at {place}', 'a {shape} one'])).toBe('at nr1@here, a round one');
});

it('leaves out a text whose answer is not there, or is not shown now', () => {
  expect(said(['{place} and {street}', 'painted {colour}', '{shape}'])).toBe('round');
});

it('keeps masked what the card masks', () => {
  expect(said(['Account {place}'], [{ ...place, ui: { masked: true } }])).toBe('Account ending in re');
});
