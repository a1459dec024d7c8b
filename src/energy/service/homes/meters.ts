import type { Static } from '@sinclair/typebox';
import type {
  AddressDetails as DetailsSchema,
  MeterDetails as MeterSchema,
} from '../../api/contract/address.ts';
import type { KnownAddress } from './addresses.ts';

type MeterDetails = Static<typeof MeterSchema>;
export type AddressDetails = Static<typeof DetailsSchema>;

/**
 * Profile class, meter time switch code and line loss factor class before the core: 01 is domestic, 02 domestic
 * Economy 7, 03 non-domestic. The two codes are common ones; the journey reads the profile class alone.
 */
const prefixes = { domestic: '01801100', economy7: '02811120', nonDomestic: '03801100' } as const;

/** The meters of an address, as the national databases would tell them (specification, quote journey §3). */
export function metersOf({ found, home, mprn }: KnownAddress): AddressDetails {
  const { isDomestic, gas, electricity } = home;
  const kind = isDomestic ? (electricity?.isEconomy7 ? 'economy7' : 'domestic') : 'nonDomestic';
  const [core] = found.mpanCores;
  const mpan = core === undefined ? null : `${prefixes[kind]}${core}`;
  const elecdetails: MeterDetails[] = electricity
    ? [
        {
          isDomestic,
          mugSupplierId: electricity.supplierId,
          isPrepayment: electricity.isPrepayment,
          isSmartMeter: electricity.isSmartMeter,
          mpan,
          mprn: null,
          mpaq: null,
        },
      ]
    : [];
  const gasdetails: MeterDetails[] = gas
    ? [
        {
          isDomestic,
          mugSupplierId: gas.supplierId,
          isPrepayment: gas.isPrepayment,
          isSmartMeter: gas.isSmartMeter,
          mpan: null,
          mprn,
          mpaq: gas.mpaq,
        },
      ]
    : [];
  return { elecdetails, gasdetails, mpan, mprn, fuelType: fuelOf(gas !== null, electricity !== null) };
}

function fuelOf(gas: boolean, electricity: boolean): AddressDetails['fuelType'] {
  if (gas && electricity) return 'gasElectricity';
  if (gas) return 'gas';
  return electricity ? 'electricity' : null;
}
