import { averageSets } from 'virtual:definitions';
import { expect, it } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';

it('gives the runtime every card with its compiled schema', () => {
  expect(Object.keys(definitions.validators).sort()).toEqual(Object.keys(definitions.cards).sort());
  expect(averageSets).toBeDefined();
});
