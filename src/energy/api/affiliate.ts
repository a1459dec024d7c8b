/** What the affiliate is told of a completed switch (S2.63). `totalCost` in pounds a year. */
export interface CountedSwitch {
  readonly host: string;
  readonly ownerReference: string;
  readonly switchId: number;
  readonly totalCost: number;
  readonly isDual: boolean;
}

/** The event codes of the affiliate: a switch of one fuel, and one of both. */
const events = { single: 1105, dual: 1106 } as const;

/** The affiliate's 1x1 image: owner reference, switch id and total cost, nothing about the person. Undefined for a host that is none. */
export function affiliateImage(counted: CountedSwitch): string | undefined {
  const { host, ownerReference, switchId, totalCost, isDual } = counted;
  const base = `https://${host}/`;
  if (!URL.canParse(base) || new URL(base).host !== host) return undefined;
  const url = new URL(base);
  url.search = new URLSearchParams({
    event: String(isDual ? events.dual : events.single),
    ownerReference,
    switchId: String(switchId),
    totalCost: totalCost.toFixed(2),
  }).toString();
  return url.href;
}
