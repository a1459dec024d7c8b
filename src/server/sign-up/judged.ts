import type { Json } from '../../engine/types.ts';
import { readMpan } from '../homes/meterNumbers.ts';
import type { Market } from '../market/projection.ts';
import type { Sealer } from '../sealer.ts';
import type { SignUp } from '../store/signUps.ts';
import type { Judged } from './formRules.ts';
import { fuelsOf, readPlan } from './plan.ts';
import { openSection } from './sections.ts';

/**
 * A section as the form's answers. The form and the calls share the names of §3, but the form keeps the address flat.
 */
export function answersOf(data: unknown): Answers {
  const { residentialAddresses, businessAddress, ...flat } = isRecord(data) ? data : {};
  const present = isRecord(residentialAddresses) ? residentialAddresses.present : undefined;
  const billing = isRecord(businessAddress) ? billingAnswers(businessAddress) : {};
  const answers: Answers = JSON.parse(
    JSON.stringify({ ...flat, ...(isRecord(present) ? present : {}), ...billing }),
  );
  const { mpanNumber } = answers;
  if (typeof mpanNumber !== 'string') return answers;
  // What the browser says of the number is its own word: we look for ourselves.
  const { isValid, isDomestic } = readMpan(mpanNumber);
  return { ...answers, mpanValid: isValid && isDomestic };
}

/** A billing address as the form has it: written by hand, or chosen from the list of its postcode. */
function billingAnswers({ line1, line2, city, county, postcode, manuallyEnterBilling }: Fields): Fields {
  const lines = {
    'billing.line1': line1,
    'billing.line2': line2,
    'billing.city': city,
    'billing.county': county,
  };
  const common = { separateBilling: true, manuallyEnterBilling, ...lines };
  if (manuallyEnterBilling === true) return { ...common, 'billing.ownPostcode': postcode };
  const chosen = { addressLine1: line1, addressLine2: line2, city, county, postcode };
  return { ...common, 'billing.postcode': postcode, 'billing.address': chosen };
}

type Fields = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, Json>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const sections = ['personal', 'address', 'terms'] as const;

/** What the form would know when this section is sent: the answers of the others, the plan, and today. */
export function judgedWith(
  sealer: Sealer,
  signUp: SignUp,
  answers: Readonly<Record<string, Json>>,
  { market, isEconomy7 }: { readonly market: Market; readonly isEconomy7: boolean },
): Judged {
  const saved = sections.map((section) => {
    const data = openSection(sealer, signUp, section);
    return data ? answersOf(data) : {};
  });
  const plans = readPlan(signUp.plan);
  const [fuel] = fuelsOf(plans);
  const supplier = fuel && market.catalogue.findOffer(fuel.tariffId)?.supplier;
  const plan = {
    supplierId: supplier?.id ?? null,
    supplierName: supplier?.name ?? null,
    payMethod: fuel?.payMethod ?? null,
    isEconomy7,
  };
  return {
    answers: Object.assign({}, ...saved, answers),
    plan,
    session: { switchType: plans.switchType, switchId: signUp.switch_id },
    today: market.today,
  };
}
