import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText, longestText, textMode, textValue, tidyText } from '../../widgets/text-field/modes.ts';
import { textModes } from '../../widgets/text-modes.ts';

describe('input modes of a text field [Q5.02]', () => {
  it.each([
    ['text', ' A b-1.5 ', ' A b-1.5 '],
    ['number', '0 12a3.4', '01234'],
    ['number-non-zero', '00120', '120'],
    ['number-non-zero', '0', '0'],
    ['number-non-zero', '00', '0'],
    ['number-non-zero', '0.5', '0.5'],
    ['decimal', ' 1.2.3x', '1.2.3x'],
    ['decimal', '-5', '-5'],
    ['decimal', '.5', '.5'],
    ['one-decimal', '12.345', '12.3'],
    ['one-decimal', '12.', '12.'],
    ['nospace', ' 12 345\t6 ', '123456'],
    ['lowercase', 'Ada@Example.COM', 'ada@example.com'],
    ['alpha-numeric', 'AB-12 ç!', 'AB12ç'],
    ['digits', '01 23-45x', '012345'],
    ['digits', '1.5', '1.5'],
    ['digits', ' -5', '-5'],
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
    ['decimal', '-5', '-5'],
    ['decimal', '1e3', '1e3'],
    ['decimal', '1,5', '1,5'],
    ['decimal', '£1,200.50 ', 1200.5],
    ['decimal', '12 500', 12500],
    ['number-non-zero', '-5', '-5'],
    ['number-non-zero', '4.2', '4.2'],
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

  // Each way to write an amount, and what makes none of it.
  const amounts = fc.oneof(
    fc.nat({ max: 99_999_999 }).map((whole) => ({ typed: String(whole), reads: whole })),
    fc.nat({ max: 99_999_999 }).map((whole) => ({ typed: whole.toLocaleString('en-GB'), reads: whole })),
    fc.nat({ max: 999_999 }).map((cents) => ({ typed: `£${(cents / 100).toFixed(2)}`, reads: cents / 100 })),
    fc
      .array(fc.constantFrom(...'0123456789', ...'-+.,eE £xk'), { minLength: 1, maxLength: 8 })
      .map((signs) => signs.join(''))
      .map((typed) => ({ typed, reads: /^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : undefined })),
  );

  it.each(['decimal', 'number-non-zero'] as const)(
    '%s: what is kept of an amount is the number that reads as typed, or its text, to be told of',
    (mode) => {
      fc.assert(
        fc.property(amounts, ({ typed, reads }) => {
          const text = filterText(typed, mode);
          const kept = textValue(text, mode);
          if (mode === 'decimal' && reads !== undefined) expect(kept).toBe(reads);
          const written = typed.replace(/^[\s£]+/, '').replace(/(?<=\d)[ ,](?=\d{3}(?!\d))/g, '');
          if (typeof kept === 'number') expect(kept).toBe(reads ?? Number(written));
          else expect(kept ?? '').toBe(text);
        }),
      );
    },
  );

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
