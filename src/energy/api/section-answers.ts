import { isMap } from '../../engine/own.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A section of the sign-up as the form's answers, which keep the address flat; of what is no section, whatever answers it has. */
export function sectionAnswers(section: unknown): Fields {
  const { residentialAddresses, businessAddress, previousAddresses, ...flat } = isMap(section) ? section : {};
  const present = isMap(residentialAddresses) ? residentialAddresses.present : undefined;
  return {
    ...flat,
    ...(isMap(present) ? present : {}),
    ...(Array.isArray(previousAddresses)
      ? { previousAddresses: previousAddresses.filter(isMap).map(previousEntry) }
      : {}),
    ...(isMap(businessAddress) ? billingAnswers(businessAddress) : {}),
  };
}

/** A previous address as its entry: the answers of the card that adds one (S2.12). */
function previousEntry({ lengthOfResidencyInMonths, years, months, manually, ...address }: Fields): Fields {
  const typed = (name: string, amount: unknown) =>
    typeof amount === 'number' ? { [name]: `${amount}` } : {};
  return {
    ...typed('previous.years', years),
    ...typed('previous.months', months),
    ...addressAnswers('previous', address, manually === true),
    ...(manually === true ? { 'previous.manually': true } : {}),
    lengthOfResidencyInMonths: lengthOfResidencyInMonths ?? 0,
  };
}

/** A billing address as the form has it, in the order in which it is answered. */
function billingAnswers({ manuallyEnterBilling, separateBilling: _, ...address }: Fields): Fields {
  const manually = manuallyEnterBilling === true;
  const { line1, line2, city, county } = address;
  return {
    separateBilling: true,
    manuallyEnterBilling,
    ...addressAnswers('billing', address, manually),
    ...(manually
      ? {}
      : { 'billing.line1': line1, 'billing.line2': line2, 'billing.city': city, 'billing.county': county }),
  };
}

/** An address as a form has it: written by hand, or chosen from the list of its postcode. */
function addressAnswers(
  form: string,
  { line1, line2, city, county, postcode, text }: Fields,
  manually: boolean,
): Fields {
  if (manually)
    return {
      [`${form}.line1`]: line1,
      [`${form}.line2`]: line2,
      [`${form}.city`]: city,
      [`${form}.county`]: county,
      [`${form}.ownPostcode`]: postcode,
    };
  const chosen = { addressLine1: line1, addressLine2: line2, city, county, postcode, text };
  return { [`${form}.postcode`]: postcode, [`${form}.address`]: chosen };
}
