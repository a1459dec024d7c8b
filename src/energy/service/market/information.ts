import type { CallReply } from '../../api/contract.ts';
import type { Offer } from './catalogue.ts';
import { generalFeaturesOf } from './features.ts';

/** A tariff and its supplier in words and flags, wherever the home is (Q2.40). */
export const informationOf = (
  offer: Offer,
): CallReply<'POST /request/tariffs/tariff/information'>['tariffInfoDto'] => {
  const { supplier, tariff } = offer;
  return {
    tariffId: tariff.id,
    tariffName: tariff.name,
    supplierId: supplier.id,
    supplierNameSimple: supplier.name,
    supplierDescription: supplier.description,
    termsAndConditionsUrlDto: { supplier: supplier.termsUrl },
    tariffDetails: [...generalFeaturesOf(offer)],
    isFixed: tariff.months !== null,
    isGreen: tariff.isGreen,
    hasCancellationFee: tariff.exitFeeGbp > 0,
    hasPaperBilling: supplier.hasPaperBilling,
    hasOnlineManagement: supplier.hasOnlineManagement,
    hasWarmHomeDiscount: supplier.hasWarmHomeDiscount,
    switchOption: supplier.switchOption,
    fixedMonths: tariff.months,
  };
};
