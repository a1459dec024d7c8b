/** A number as it is written in tens: `digits` with the point so many `places` from the right. Exact, unlike 0.1 + 0.2. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const longest = 40;

/** The decimal of a finite number, or of a text of plain digits such as "12.50"; undefined for anything else. */
export function decimalOf(value: unknown): Decimal | undefined {
  const isText = typeof value === 'string' && value.length <= longest;
  if (!isText && typeof value !== 'number') return undefined;
  const form = isText ? /^(-?\d+)(?:\.(\d+))?$/ : /^(-?\d+)(?:\.(\d+))?(?:e(.+))?$/;
  const [, whole, part = '', power = 0] = form.exec(`${value}`) ?? [];
  if (whole === undefined) return undefined;
  const places = part.length - Number(power);
  const digits = BigInt(whole + part);
  return places < 0 ? { digits: digits * tens(-places), places: 0 } : { digits, places };
}

/** Both together. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { digits: a.digits * tens(places - a.places) + b.digits * tens(places - b.places), places };
}

/** The first less the second. */
export function minus(a: Decimal, b: Decimal): Decimal {
  return plus(a, { ...b, digits: -b.digits });
}

/** One times the other. */
export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, places: a.places + b.places };
}

/** The nearest number; with `round` first to so many places, half away from nought. Undefined beyond all numbers. */
export function numberOf({ digits, places }: Decimal, round = places): number | undefined {
  const over = places - round;
  const half = over > 0 ? (tens(over) / 2n) * (digits < 0n ? -1n : 1n) : 0n;
  const number =
    over > 0 ? Number(`${(digits + half) / tens(over)}e-${round}`) : Number(`${digits}e-${places}`);
  return Number.isFinite(number) ? number : undefined;
}

function tens(power: number): bigint {
  return 10n ** BigInt(power);
}
