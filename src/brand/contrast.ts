import { pairs } from './pairs.ts';
import { type Colour, colourOf, type TokenName, type Tokens } from './tokens.ts';

type Scheme = keyof Colour;

/** Two tokens that people cannot tell apart well enough in one scheme. */
export interface Faint {
  readonly front: TokenName;
  readonly back: TokenName;
  readonly scheme: Scheme;
  /** The contrast found and the least that is allowed, to 1. */
  readonly ratio: number;
  readonly least: number;
  /** The nearest shade of the front that would do on all that it stands on, `#rrggbb`; undefined where none does. */
  readonly better: string | undefined;
}

/** The pairs of a brand that are too faint in light or dark (WCAG 2.2, 1.4.3 and 1.4.11). Bad colours are left out. */
export function faintPairs(tokens: Tokens): Faint[] {
  return pairs.flatMap(([front, back, least]) =>
    (['light', 'dark'] as const).flatMap((scheme): Faint[] => {
      const [one, other] = [colourOf(tokens, front), colourOf(tokens, back)].map((both) => both?.[scheme]);
      if (!isColour(one) || !isColour(other)) return [];
      const ratio = contrast(one, other);
      if (ratio >= least) return [];
      return [{ front, back, scheme, ratio, least, better: shadeFor(tokens, front, scheme) }];
    }),
  );
}

/** A pair in a sentence for the operator. */
export function faintSentence({ front, back, scheme, ratio, least }: Faint): string {
  // Rounded down, so that 4.499 does not read as enough.
  const found = Math.floor(ratio * 100) / 100;
  return `"${front}" on "${back}" has a contrast of ${found}:1 in the ${scheme} scheme; it needs ${least}:1.`;
}

/** Contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const steps = 100;

/** The front mixed with as little black or white as it takes to stand on everything that it stands on. */
function shadeFor(tokens: Tokens, front: TokenName, scheme: Scheme): string | undefined {
  const start = colourOf(tokens, front)?.[scheme] ?? '';
  const backs = pairs.flatMap(([name, back, least]) => {
    const colour = colourOf(tokens, back)?.[scheme];
    return name === front && isColour(colour) ? [{ colour, least }] : [];
  });
  for (let step = 1; step <= steps; step += 1) {
    for (const end of [0, 255]) {
      const mixed = channels(start).map((channel) => Math.round(channel + ((end - channel) * step) / steps));
      const shade = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      if (backs.every(({ colour, least }) => contrast(shade, colour) >= least)) return shade;
    }
  }
  return undefined;
}
