import { saidDay } from '../../../engine/said-day.ts';
import type { InformationLabel } from '../../api/contract/tariff.ts';
import type { CallReply } from '../../api/contract.ts';
import { payMethodName } from './payMethod.ts';
import { shownRates } from './plans.ts';
import type { PathYear } from './projection.ts';
import type { Fuel } from './quote.ts';
import type { Comparison } from './wanted.ts';

/** When a tariff ends, in words: of the present one the day itself (Q9.12), of a new one its months; undefined without an end. */
function endOf({ offer: { tariff }, endsOn }: PathYear, isPresent: boolean): string | undefined {
  if (isPresent && endsOn !== null) return saidDay(endsOn);
  if (tariff.months === null) return undefined;
  return `${tariff.months} months from the day your supply ${isPresent ? 'started' : 'starts'}`;
}

function labelOf(year: PathYear, isPresent: boolean): InformationLabel {
  const { supplier, tariff } = year.offer;
  const end = endOf(year, isPresent);
  return {
    supplier: supplier.name,
    tariffName: tariff.name,
    tariffEndsOn: end ?? 'No end date',
    paymentMethod: payMethodName[year.payMethod],
    ...shownRates(year),
    priceGuaranteedUntil: end ?? 'Not applicable',
    exitFees: tariff.exitFeeGbp === 0 ? 'None' : `£${tariff.exitFeeGbp} per fuel`,
    discountsAndAdditionalCharges: 'None',
    additionalProductsAndServices: 'None',
  };
}

/** The Tariff Information Labels of the tariff that is asked about; null for a fuel that the quote does not have (Q2.42). */
export function labelsOf(comparisons: readonly Comparison[]): CallReply<'POST /request/til'>['tilDto'] {
  const label = (fuel: Fuel) => {
    const found = comparisons.find(({ present }) => present.fuel === fuel);
    return found ? labelOf(found.asked, found.asked === found.present) : null;
  };
  return {
    electricityTariffInformationLabel: label('electricity'),
    gasTariffInformationLabel: label('gas'),
  };
}
