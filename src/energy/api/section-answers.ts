type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * A section of the sign-up as the form's answers: the form and the calls share the names of §3, but the form keeps the
 * address flat. What is not shaped like a section gives whatever answers it has.
 */
export function sectionAnswers(section: unknown): Fields {
  const { residentialAddresses, businessAddress, ...flat } = isRecord(section) ? section : {};
  const present = isRecord(residentialAddresses) ? residentialAddresses.present : undefined;
  return {
    ...flat,
    ...(isRecord(present) ? present : {}),
    ...(isRecord(businessAddress) ? billingAnswers(businessAddress) : {}),
  };
}

/**
 * A billing address as the form has it, in the order in which it is answered: written by hand, or chosen from the list of
 * its postcode.
 */
function billingAnswers({
  line1,
  line2,
  city,
  county,
  postcode,
  text,
  manuallyEnterBilling,
}: Fields): Fields {
  const lines = {
    'billing.line1': line1,
    'billing.line2': line2,
    'billing.city': city,
    'billing.county': county,
  };
  const common = { separateBilling: true, manuallyEnterBilling };
  if (manuallyEnterBilling === true) return { ...common, ...lines, 'billing.ownPostcode': postcode };
  const chosen = { addressLine1: line1, addressLine2: line2, city, county, postcode, text };
  return { ...common, 'billing.postcode': postcode, 'billing.address': chosen, ...lines };
}
