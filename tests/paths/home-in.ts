import type { Sent } from './wire.ts';

/** A meter of a home, as the service told it. */
interface Meter {
  readonly isDomestic: boolean;
  readonly mugSupplierId: number | null;
  readonly isPrepayment: boolean;
  readonly isSmartMeter: boolean;
  readonly mpan: string | null;
  readonly mprn: string | null;
}

/** What the service told of a home: the address as it is in the list, and the first domestic meter of each fuel. */
export interface KnownHome {
  readonly address: Readonly<Record<string, string>>;
  readonly gas: Meter | undefined;
  readonly electricity: Meter | undefined;
  /** The meter's number begins with 02: it is of Economy 7 type (§4). */
  readonly is02: boolean;
}

interface Details {
  readonly gasdetails: readonly Meter[];
  readonly elecdetails: readonly Meter[];
}

/** Reads a home off the calls of a path: the address that it asked about, and the meters that it was told of. */
export function homeIn(sent: readonly Sent[]): KnownHome {
  const asked = sent.find(({ name }) => name === 'POST /request/address/recco/details');
  if (!asked) throw new Error('No meters were looked up.');
  const [details] = asked.reply as readonly Details[];
  const gas = details?.gasdetails.find(({ isDomestic }) => isDomestic);
  const electricity = details?.elecdetails.find(({ isDomestic }) => isDomestic);
  return {
    address: asked.body as KnownHome['address'],
    gas,
    electricity,
    is02: electricity?.mpan?.startsWith('02') === true,
  };
}
