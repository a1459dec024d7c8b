import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText, longestText, textMode, textValue, tidyText } from '../../widgets/text-field/modes.ts';
import { textModes } from '../../widgets/words.ts';

describe('input modes of a text field [Q5.02]', () => {
  it.each([
    ['text', ' A b-1.5 ', ' A b-1.5 '],
    ['number', '0 12a3.4', '01234'],
    ['number-non-zero', '00120', '120'],
    ['number-non-zero', '0', ''],
    ['decimal', '1.2.3x', '1.23'],
    ['decimal', '.5', '.5'],
    ['one-decimal', '12.345', '12.3'],
    ['one-decimal', '12.', '12.'],
    ['nospace', ' 12 345\t6 ', '123456'],
    ['lowercase', 'Ada@Example.COM', 'ada@example.com'],
    ['alpha-numeric', 'AB-12 ç!', 'AB12ç'],
    ['digits', '01 23-45x', '012345'],
    ['digits', '1.5', '1.5'],
    ['phone', '+44 (7700) 900-123', '+447700900123'],
    ['phone', '07700+900+', '07700900'],
    ['alpha-space', "Zoë O'Neill-Łuk 3", "Zoë O'Neill-Łuk "],
  ] as const)('%s makes of %j: %j', (mode, typed, kept) => {
    expect(filterText(typed, mode)).toBe(kept);
  });

  it.each([
    ['number', '42', 42],
    ['number', '0', 0],
    ['number', '012', '012'],
    ['number', '120000000000000000000', '120000000000000000000'],
    ['number-non-zero', '7', 7],
    ['decimal', '12.', '12.'],
    ['decimal', '12.50', 12.5],
    ['decimal', '.5', 0.5],
    ['decimal', '.', '.'],
    ['one-decimal', '12.5', 12.5],
    ['nospace', '123', '123'],
    ['digits', '123', '123'],
    ['phone', '+447700900123', '07700900123'],
    ['phone', '+4407700900123', '07700900123'],
    ['phone', '00447700900123', '07700900123'],
    ['phone', '07700900123', '07700900123'],
    ['phone', '+33123456789', '+33123456789'],
    ['text', '', undefined],
    ['number', '', undefined],
  ] as const)('%s: the text %j stands for %j', (mode, text, value) => {
    expect(textValue(text, mode)).toBe(value);
  });

  it('trims on leaving, and drops the dot of an unfinished decimal', () => {
    expect(tidyText('  Ada  Lovelace ', 'text')).toBe('Ada  Lovelace');
    expect(tidyText('12.', 'decimal')).toBe('12');
    expect(tidyText('+447700900123', 'phone')).toBe('07700900123');
    expect(tidyText('end.', 'text')).toBe('end.');
  });

  it('reads an unknown mode as text', () => {
    expect(textMode('number')).toBe('number');
    expect(textMode('telepathy')).toBe('text');
    expect(textMode(undefined)).toBe('text');
  });

  it('never keeps more than 150 characters, and filters nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.constantFrom(...textModes), (typed, mode) => {
        const kept = filterText(typed, mode);
        expect(kept.length).toBeLessThanOrEqual(longestText);
        expect(filterText(kept, mode)).toBe(kept);
      }),
    );
  });
});
