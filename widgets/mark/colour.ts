/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const enough = 4.5;

/** The colour of a supplier's mark, from its id (neighbours lie a golden angle apart), as dark as white initials need (4.5:1). */
export function markColour(whose: string | number): Rgb {
  const id = typeof whose === 'number' ? whose : numberOf(whose);
  const hue = (((id * 137.508) % 360) + 360) % 360;
  for (let lightness = [0.44, 0.36, 0.3][Math.abs(id) % 3] ?? 0.44; ; lightness -= 0.02) {
    const colour = fromHsl(hue, 0.52, lightness);
    if (lightness <= 0.1 || contrastWithWhite(colour) >= enough) return colour;
  }
}

const numberOf = (text: string) => [...text].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 9973;

/** Contrast of a colour with white, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastWithWhite(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) + 0.05);
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const span = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - span * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [part(0), part(8), part(4)];
}
