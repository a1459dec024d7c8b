import type { AddressDetails, MeterDetails } from '../../api/contract/address.ts';
import type { KnownAddress } from './addresses.ts';
import type { Meter } from './home.ts';

/** Profile class (01 domestic, 02 domestic Economy 7, 03 non-domestic), meter time switch code and line loss class before the core. */
const prefixes = { domestic: '01801100', economy7: '02811120', nonDomestic: '03801100' } as const;

/** The meters of an address, as the national databases would tell them (specification, quote journey §3). */
export function metersOf({ found, home, mprn }: KnownAddress): AddressDetails {
  const { isDomestic, gas, electricity } = home;
  const kind = isDomestic ? (electricity?.isEconomy7 ? 'economy7' : 'domestic') : 'nonDomestic';
  const [core] = found.mpanCores;
  const mpan = core === undefined ? null : `${prefixes[kind]}${core}`;
  const told = ({ supplierId, isPrepayment, isSmartMeter }: Meter, numbers: Partial<MeterDetails>) => ({
    isDomestic,
    mugSupplierId: supplierId,
    isPrepayment,
    isSmartMeter,
    mpan: null,
    mprn: null,
    mpaq: null,
    ...numbers,
  });
  return {
    elecdetails: electricity ? [told(electricity, { mpan })] : [],
    gasdetails: gas ? [told(gas, { mprn, mpaq: gas.mpaq })] : [],
    mpan,
    mprn,
    fuelType: gas ? (electricity ? 'gasElectricity' : 'gas') : electricity && 'electricity',
  };
}
