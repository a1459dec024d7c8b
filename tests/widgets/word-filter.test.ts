import { describe, expect, it } from 'vitest';
import { filterOptions, matchesWords } from '../../widgets/search-select/word-filter.ts';

describe('word filter [Q2.14]', () => {
  it.each([
    ['12 Station Road, Manchester', 'station', true],
    ['12 Station Road, Manchester', 'ROAD 12', true],
    ['12 Station Road, Manchester', '  man   sta ', true],
    ['12 Station Road, Manchester', '12 station lane', false],
    ['12 Station Road, Manchester', 'road, manchester', true],
    ['Café Crescent', 'cafe', true],
    ["5 St. John's", "st john's", true],
    ['anything', '', true],
  ])('%j with %j: %s', (label, query, found) => {
    expect(matchesWords(label, query)).toBe(found);
  });

  it('keeps the order of the list', () => {
    const options = ['b one', 'a one', 'c two'].map((label) => ({ value: label, label }));
    expect(filterOptions(options, 'one').map(({ label }) => label)).toEqual(['b one', 'a one']);
    expect(filterOptions(options, '  ')).toBe(options);
  });
});
