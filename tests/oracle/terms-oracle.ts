import type { Deal } from '../sign-up/deal.ts';

/**
 * The supplier consents restated from the specification alone (switch completion §2 Terms section, §4, §5 Terms), without
 * the engine, the definitions or the effects.
 */

/** An answer of the terms: null and undefined are both "not given". */
export type Given = boolean | number | null | undefined;
export type Terms = Readonly<Record<string, Given>>;

const news = 'supplierMaySendUpdatesThatMayBeOfInterestVia';
export const channels = ['MobilePhone', 'EveningPhone', 'DayPhone', 'Email', 'Post', 'Sms', 'FaceToFace'].map(
  (channel) => news + channel,
);
const messages = [
  'supplierMaySendRemindersAndUpdatesViaEmailAboutAccount',
  'supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount',
  'supplierMaySendImportantAccountChangesViaEmail',
];
const smartFlags = [
  'gasSmartMeterInstalled',
  'electricitySmartMeterInstalled',
  'neitherSmartMeterInstalled',
  'agreeSmartMeterConditions',
];

/** Every consent of the API, beside the meter numbers (§3 Terms). */
export const consents = [
  ...smartFlags,
  'specialNeedsId',
  'hasMedicalConditionOrIndividualRequirement',
  'suppliersTermsAndConditionsAreAccepted',
  'happyToReceiveCreditCheck',
  'happyToHaveDebtInformationAccessed',
  'isSharedInfo',
  'consent1',
  'consent2',
  'consent3',
  'prePaymentMeterId',
  'switchAfterCoolingOfPeriod',
  ...messages,
  ...channels,
];

/** The variants that the specification describes. */
export const specified = [
  'default',
  '2-british-gas',
  '4-e-on',
  '111-e-on-next',
  '7-edf',
  '8-shell-energy',
  '12-ovo',
  '22-utilita',
  '42-pfp-energy',
  '49-octopus-energy',
  '43-so-energy',
  '116-rebel-energy',
  'simplicity',
  'aes',
] as const;

/** Suppliers whose switch goes ahead as soon as possible without a choice (§2: So, Rebel, default; Simplicity, PFP hide it). */
const withoutChoice: readonly string[] = [
  'default',
  '43-so-energy',
  '116-rebel-energy',
  '42-pfp-energy',
  'simplicity',
];
const withoutSmartBlock: readonly string[] = ['7-edf', '42-pfp-energy'];
/** §2: phone, email, letter and text of British Gas and E.ON; telephone, email and text of Shell. */
const fewChannels: Readonly<Record<string, readonly string[]>> = {
  '2-british-gas': ['MobilePhone', 'Email', 'Post', 'Sms'],
  '4-e-on': ['MobilePhone', 'Email', 'Post', 'Sms'],
  '111-e-on-next': ['MobilePhone', 'Email', 'Post', 'Sms'],
  '8-shell-energy': ['MobilePhone', 'Email', 'Sms'],
};

const isSmart = (terms: Terms) =>
  terms.gasSmartMeterInstalled === true || terms.electricitySmartMeterInstalled === true;

function channelsOf({ variant }: Deal, terms: Terms): readonly string[] {
  const few = fewChannels[variant];
  // Shell asks for the channels of somebody who wants to hear anything at all.
  if (variant === '8-shell-energy' && terms.consent1 !== true && terms.consent3 !== true) return [];
  return few === undefined ? channels : few.map((channel) => news + channel);
}

/** The consents that are asked, in no order. */
export function asked(deal: Deal, terms: Terms): readonly string[] {
  const { variant, fuel, payMethod } = deal;
  const isEon = variant === '4-e-on' || variant === '111-e-on-next';
  const when = (condition: boolean, ...names: readonly string[]) => (condition ? names : []);
  const hasSmartBlock = !withoutSmartBlock.includes(variant);
  const hasMedical = variant !== 'simplicity';
  return [
    ...when(!withoutChoice.includes(variant), 'switchAfterCoolingOfPeriod'),
    ...when(payMethod === 'PrePaymentMeter', 'prePaymentMeterId'),
    ...when(hasSmartBlock && fuel !== 'electricity', 'gasSmartMeterInstalled'),
    ...when(hasSmartBlock && fuel !== 'gas', 'electricitySmartMeterInstalled'),
    ...when(hasSmartBlock && fuel === 'dual', 'neitherSmartMeterInstalled'),
    ...when(hasSmartBlock && isSmart(terms), 'agreeSmartMeterConditions'),
    ...when(variant === '8-shell-energy' || variant === '49-octopus-energy', 'happyToReceiveCreditCheck'),
    ...when(variant === '22-utilita', 'happyToHaveDebtInformationAccessed'),
    ...when(isEon, 'isSharedInfo'),
    ...when(variant === 'aes', 'consent1', 'consent2', 'consent3'),
    ...when(variant === '8-shell-energy', 'consent1', 'consent3'),
    ...messages,
    ...channelsOf(deal, terms),
    ...when(hasMedical, 'hasMedicalConditionOrIndividualRequirement'),
    ...when(hasMedical && terms.hasMedicalConditionOrIndividualRequirement === true, 'specialNeedsId'),
    'suppliersTermsAndConditionsAreAccepted',
  ];
}

/** What the form begins with: the flags of the quote for the fuels that are switched (S4.02), and the presets (S4.07). */
export function opening(deal: Deal): Terms {
  const { variant, fuel } = deal;
  const gas = fuel !== 'electricity' && deal.gasIsSmart;
  const electricity = fuel !== 'gas' && deal.electricityIsSmart;
  const smart = {
    gasSmartMeterInstalled: gas,
    electricitySmartMeterInstalled: electricity,
    neitherSmartMeterInstalled: !(gas || electricity),
    agreeSmartMeterConditions: gas || electricity,
  };
  const none = {
    gasSmartMeterInstalled: false,
    electricitySmartMeterInstalled: false,
    neitherSmartMeterInstalled: true,
    agreeSmartMeterConditions: false,
  };
  switch (variant) {
    case 'default':
    case '43-so-energy':
    case '116-rebel-energy':
      return { ...smart, switchAfterCoolingOfPeriod: false };
    case '7-edf':
      // Whoever never saw the words about the loss has not agreed to them.
      return {
        ...smart,
        agreeSmartMeterConditions: gas || electricity ? null : false,
        happyToReceiveCreditCheck: true,
      };
    case '4-e-on':
    case '111-e-on-next':
      return { ...smart, happyToReceiveCreditCheck: true, isSharedInfo: false };
    case '42-pfp-energy':
      return none;
    case 'simplicity':
      return { ...none, switchAfterCoolingOfPeriod: false };
    default:
      return smart;
  }
}

/** The terms after a person gave one answer that differs from the one before (S4.04, S4.05). */
export function after(terms: Terms, name: string, value: Given): Terms {
  const next = { ...terms, [name]: value };
  if (name === 'neitherSmartMeterInstalled' && value === true)
    return {
      ...next,
      gasSmartMeterInstalled: false,
      electricitySmartMeterInstalled: false,
      agreeSmartMeterConditions: false,
    };
  if (name === 'gasSmartMeterInstalled' || name === 'electricitySmartMeterInstalled') {
    if (value === true)
      return { ...next, agreeSmartMeterConditions: null, neitherSmartMeterInstalled: false };
    if (!isSmart(next))
      return { ...next, agreeSmartMeterConditions: false, neitherSmartMeterInstalled: null };
  }
  if (name === 'hasMedicalConditionOrIndividualRequirement' && value !== true)
    return { ...next, specialNeedsId: null };
  return next;
}

/** The consents that are missing (§5 Terms). */
export function missing(deal: Deal, terms: Terms): readonly string[] {
  const needs = asked(deal, terms).filter((name) => {
    switch (name) {
      case 'neitherSmartMeterInstalled':
        return !isSmart(terms) && terms[name] !== true;
      case 'agreeSmartMeterConditions':
      case 'suppliersTermsAndConditionsAreAccepted':
      case 'happyToReceiveCreditCheck':
      case 'happyToHaveDebtInformationAccessed':
        return terms[name] !== true;
      case 'switchAfterCoolingOfPeriod':
      case 'prePaymentMeterId':
      case 'specialNeedsId':
        return terms[name] === null || terms[name] === undefined;
      default:
        return false;
    }
  });
  return [...needs].sort();
}

/** What is sent of the consents: what was asked, and what the supplier's form states without asking; null otherwise. */
export function termsPayload(deal: Deal, terms: Terms): Readonly<Record<string, Given>> {
  const shown = new Set(asked(deal, terms));
  const stated = new Set(statedBy(deal.variant));
  // Without a smart meter nobody is asked to agree, and that they agree to nothing is told (§4).
  if (terms.agreeSmartMeterConditions === false) stated.add('agreeSmartMeterConditions');
  return Object.fromEntries(
    consents.map((name) => [name, shown.has(name) || stated.has(name) ? (terms[name] ?? null) : null]),
  );
}

/** What a supplier's form sends without asking (§2 Supplier variants, S4.07). */
function statedBy(variant: string): readonly string[] {
  const credit = ['7-edf', '4-e-on', '111-e-on-next'].includes(variant) ? ['happyToReceiveCreditCheck'] : [];
  const choice =
    withoutChoice.includes(variant) && variant !== '42-pfp-energy' ? ['switchAfterCoolingOfPeriod'] : [];
  // Of one fuel nobody is asked for Neither: it follows from the box of the other meter (S4.02, S4.04).
  const neither = ['neitherSmartMeterInstalled'];
  return [...credit, ...choice, ...(withoutSmartBlock.includes(variant) ? smartFlags : neither)];
}
