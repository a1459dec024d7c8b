import { expect, it } from 'vitest';
import { pickNamed, randomFrom } from './random.ts';

const files = ['12-ovo', '7-edf', 'aes', 'default', 'quote', 'terms', 'usage'];
const draws = Array.from({ length: 700 }, (_, index) => randomFrom(index).int(2 ** 32));
const picked = (names: readonly string[]) => draws.map((drawn) => pickNamed(names, (name) => name, drawn));

it('draws each of a list about as often as any other', () => {
  for (const file of files) expect(picked(files).filter((one) => one === file).length).toBeGreaterThan(70);
});

it.each([0, 3, files.length])(
  'leaves the draws of all others as they are with a file more at %i',
  (place) => {
    const more = picked(files.toSpliced(place, 0, '117-foo-energy'));
    const won = more.filter((one) => one === '117-foo-energy').length;
    expect(won).toBeGreaterThan(60);
    expect(won).toBeLessThan(130);
    expect(picked(files).filter((one, index) => one !== more[index])).toHaveLength(won);
  },
);
