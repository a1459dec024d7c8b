import { suppliers } from '../market/catalogue.ts';
import type { Choices } from './random.ts';

/** One meter of an invented home. */
export interface Meter {
  readonly supplierId: number;
  readonly isPrepayment: boolean;
  readonly isSmartMeter: boolean;
}

/** `mpaq` in kWh a year; `isFound` false: the fuel is supplied but its MPRN is not in the database. */
interface GasMeter extends Meter {
  readonly isFound: boolean;
  readonly mpaq: number;
}

interface ElectricityMeter extends Meter {
  readonly isEconomy7: boolean;
}

/** An invented home: a fuel that it has no meter for is null. */
export interface Home {
  readonly isDomestic: boolean;
  readonly gas: GasMeter | null;
  readonly electricity: ElectricityMeter | null;
}

function supplierFor(choices: Choices, isPrepayment: boolean): number {
  const able = isPrepayment
    ? suppliers.filter(({ tariffs }) =>
        tariffs.some((tariff) => tariff.payMethods.includes('prePaymentMeter')),
      )
    : suppliers;
  return choices.weigh(able, (supplier) => supplier.homesShare).id;
}

/** How common each kind of home is, in a hundred. Synthetic: chosen so that every path of the journey is met. */
const kinds = [
  { name: 'dual', percent: 58 },
  { name: 'electricityOnly', percent: 12 },
  { name: 'bothPrepayment', percent: 8 },
  { name: 'mixedPrepayment', percent: 4 },
  { name: 'economy7', percent: 9 },
  { name: 'nonDomestic', percent: 5 },
  { name: 'noGasFound', percent: 4 },
] as const;

/** Invents a home: the same one for the same choices. */
export function inventHome(choices: Choices): Home {
  const kind = choices.weigh(kinds, ({ percent }) => percent).name;
  const gasPrepays = kind === 'bothPrepayment' || (kind === 'mixedPrepayment' && choices.chance(50));
  const powerPrepays = kind === 'bothPrepayment' || (kind === 'mixedPrepayment' && !gasPrepays);
  const isSmartMeter = choices.chance(60);
  const supplierId = supplierFor(choices, gasPrepays || powerPrepays);
  const electricity: ElectricityMeter = {
    supplierId,
    isPrepayment: powerPrepays,
    isSmartMeter,
    isEconomy7: kind === 'economy7',
  };
  const isDomestic = kind !== 'nonDomestic';
  const hasGas = isDomestic && kind !== 'electricityOnly' && (kind !== 'economy7' || choices.chance(40));
  if (!hasGas) return { isDomestic, gas: null, electricity };
  const gas: GasMeter = {
    supplierId: choices.chance(70) ? supplierId : supplierFor(choices, gasPrepays),
    isPrepayment: gasPrepays,
    isSmartMeter: isSmartMeter && choices.chance(90),
    isFound: kind !== 'noGasFound',
    mpaq: 6000 + choices.below(12_000),
  };
  return { isDomestic, gas, electricity };
}
