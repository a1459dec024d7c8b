import { brands } from 'virtual:brands';
import { brand, settings, tables } from 'virtual:definitions';
import { definitions as first } from 'virtual:definitions/first';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';
import market from '../../src/energy/service/data/suppliers.json';

describe('the definitions', () => {
  it('have every card with its compiled schema, and a place for the must of each rule', () => {
    const { cards, validators } = definitions;
    expect(Object.keys(validators).sort()).toEqual(Object.keys(cards).sort());
    for (const [name, card] of Object.entries(cards)) {
      expect(validators[name]?.rules.map((rule) => rule !== undefined)).toEqual(
        (card.rules ?? []).map(({ must }) => must !== undefined),
      );
    }
  });

  it('hold the averages and the brand that the settings choose', () => {
    expect(Object.keys(tables.averages ?? {})).toContain(settings.averages);
    expect(brand.brand).toBe(settings.brand);
    expect(brand).not.toHaveProperty('tokens');
  });

  it('hold nothing that is for authors alone', () => {
    expect(definitions).not.toHaveProperty('contexts');
  });

  it('give the pages conditions and facts without the sentences for authors', () => {
    const said = [first.conditions, first.facts].flatMap((named) => Object.values(named));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((one) => 'says' in one)).toEqual([]);
  });

  it('hold two brands at least, each with its tokens [Q3.01]', () => {
    expect(Object.keys(brands)).toEqual(['switchyard', 'wethermere']);
    expect(Object.keys(brands.wethermere?.tokens ?? {}).length).toBeGreaterThan(20);
  });

  it('hold the usage averages of the specification to the letter', () => {
    expect(tables.averages?.['2023-10']).toMatchObject({
      gas: { low: 7500, medium: 11500, high: 17000 },
      electricity: { low: 1800, medium: 2700, high: 4100 },
      electricityEconomy7: { low: 2200, medium: 3900, high: 6700 },
    });
  });

  it('name every supplier of the demonstration market, for the marks [Q2.18]', () => {
    const known = Object.fromEntries(market.suppliers.map(({ id, name }) => [id, name]));
    expect(definitions.marks).toEqual(known);
  });

  it('carry no address of an editor schema', () => {
    expect(JSON.stringify(definitions)).not.toContain('$schema');
  });
});
