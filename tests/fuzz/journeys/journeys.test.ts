import { expect, it } from 'vitest';
import { journeys } from './journeys.ts';
import { violationInWords } from './violation.ts';

/** So many of the million of `npm run fuzz -- --journeys`. */
const count = 1000;

it(`${count} random journeys violate no invariant [Q2.11] [Q4.27] [Q4.30] [Q4.32] [Q4.33] [Q7.10] [S4.03] [S4.06] [S7.04]`, async () => {
  expect((await journeys(count, 1)).map(violationInWords)).toEqual([]);
}, 600_000);
