import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePostcodes } from '../../src/energy/service/homes/samples.ts';
import { homes, homesWithoutQuotes } from './homes.ts';
import { type Host, hostHere } from './host.ts';
import { visit } from './visitor.ts';
import { Walker } from './walker.ts';

let host: Host;
beforeAll(async () => {
  host = await hostHere({});
});
afterAll(() => host?.stop());

it('every sample postcode is walked, or is a home that gets no quote', () => {
  const known = [...Object.values(homes), ...Object.keys(homesWithoutQuotes)];
  expect(samplePostcodes.map(({ postcode }) => postcode).sort()).toEqual(known.sort());
});

for (const [postcode, words] of Object.entries(homesWithoutQuotes))
  it(`${postcode} gets no quote, and the page says why [Q2.17] [Q5.05]`, async () => {
    const { journeys } = await visit(host, {});
    const walker = new Walker(journeys.quoteFor({ comparisonType: 'home-energy' }), []);
    const wishes: Readonly<Record<string, string | boolean>> = { postcode, gdprConsent: true };
    await walker.reach(({ name, options }, now) =>
      name === 'address' ? (now ?? options?.[0]?.value) : wishes[name],
    );
    const open = walker.steps().filter((step) => step.open);
    expect(open.map(({ card }) => card.card)).toEqual(['your-home']);
    expect(open.flatMap(({ card }) => card.errors.map(({ message }) => message)).join(' ')).toMatch(words);
  });
