import { badField, Refused } from '../../../service/refused.ts';
import type { SwitchType } from '../../api/contract/shared.ts';
import type { CallInput, CallReply } from '../../api/contract.ts';
import { type Catalogue, serves } from './catalogue.ts';
import { placeOf } from './place.ts';

const listsOf: Record<SwitchType, readonly ('electricity' | 'gas' | 'dual')[]> = {
  gasToGas: ['gas'],
  electricityToElectricity: ['electricity'],
  dualConsolidatedToDualConsolidated: ['dual'],
  dualDistinctToDualConsolidated: ['electricity', 'gas'],
};

/** Suppliers that a home may be with now, by name, closed ones among them, in the lists that its switch type reads. */
export function listSuppliers(
  { suppliers }: Catalogue,
  {
    postcode,
    switchType,
    currentPayMethod,
    economy7Percentage,
  }: CallInput<'POST /request/suppliers'>['body'],
): CallReply<'POST /request/suppliers'> | Refused {
  const place = placeOf(postcode);
  if (place instanceof Refused) return place;
  const able = suppliers
    .filter(({ tariffs }) =>
      tariffs.some((tariff) => serves(tariff, currentPayMethod, economy7Percentage === 1)),
    )
    .map(({ id, name }) => ({ id, name }));
  const lists = listsOf[switchType];
  return {
    suppliersDto: {
      electricitySuppliers: lists.includes('electricity') ? able : [],
      gasSuppliers: lists.includes('gas') ? able : [],
      dualConsolidatedSuppliers: lists.includes('dual') ? able : [],
    },
  };
}

/** Tariffs of a supplier by a pay method, its default one first. Refuses a supplier that we do not know. */
export function listTariffs(
  { findSupplier }: Catalogue,
  { postcode, supplierId, currentPayMethod, economy7Percentage }: CallInput<'POST /request/tariffs'>['body'],
): CallReply<'POST /request/tariffs'> | Refused {
  const place = placeOf(postcode);
  if (place instanceof Refused) return place;
  const supplier = findSupplier(supplierId);
  if (!supplier) return badField('supplierId', `We do not know a supplier with the number ${supplierId}.`);
  const tariffs = supplier.tariffs
    .filter((tariff) => serves(tariff, currentPayMethod, economy7Percentage === 1))
    .map(({ id, name, months }) => ({
      id,
      name,
      isDefaultOrStandard: months === null,
      isFixedFromEnergyStartDate: months !== null,
    }));
  return { tariffsDto: { tariffs } };
}
