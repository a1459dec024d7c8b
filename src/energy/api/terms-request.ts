import type { CallInput } from './contract.ts';
import type { SignUpSource } from './sign-up-requests.ts';
import { number, text } from './unchecked.ts';

export type TermsBody = CallInput<'POST /request/switch/pro/update/terms-and-conditions'>['body'];

/** Every consent that is yes or no, by the API's names. */
const consents = [
  'mpanValid',
  'gasSmartMeterInstalled',
  'electricitySmartMeterInstalled',
  'neitherSmartMeterInstalled',
  'agreeSmartMeterConditions',
  'hasMedicalConditionOrIndividualRequirement',
  'suppliersTermsAndConditionsAreAccepted',
  'happyToReceiveCreditCheck',
  'happyToHaveDebtInformationAccessed',
  'isSharedInfo',
  'consent1',
  'consent2',
  'consent3',
  'switchAfterCoolingOfPeriod',
  'supplierMaySendRemindersAndUpdatesViaEmailAboutAccount',
  'supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount',
  'supplierMaySendImportantAccountChangesViaEmail',
  'supplierMaySendUpdatesThatMayBeOfInterestViaMobilePhone',
  'supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone',
  'supplierMaySendUpdatesThatMayBeOfInterestViaDayPhone',
  'supplierMaySendUpdatesThatMayBeOfInterestViaEmail',
  'supplierMaySendUpdatesThatMayBeOfInterestViaPost',
  'supplierMaySendUpdatesThatMayBeOfInterestViaSms',
  'supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace',
] as const satisfies readonly (keyof TermsBody)[];

type Consents = Pick<TermsBody, (typeof consents)[number]>;

/** Meter numbers and every consent, by the API's names (S7.04): null for what was not answered; and the evidence, where there is any. */
export function buildTerms(
  { switchKey, answers }: SignUpSource,
  evidence?: TermsBody['evidence'],
): TermsBody {
  const given = (name: keyof Consents) => {
    const value = answers[name];
    return typeof value === 'boolean' ? value : null;
  };
  const mpanNumber = text(answers.mpanNumber) ?? null;
  return {
    switchKey,
    ...(evidence === undefined ? {} : { evidence }),
    ...(Object.fromEntries(consents.map((name) => [name, given(name)])) as Consents),
    mpanNumber,
    // Of gas alone nothing is said of an MPAN, though its number was found with the gas meter's.
    mpanValid: mpanNumber === null ? null : given('mpanValid'),
    mprnNumber: text(answers.mprnNumber) ?? null,
    specialNeedsId: number(answers.specialNeedsId) ?? null,
    prePaymentMeterId: number(answers.prePaymentMeterId) ?? null,
  };
}
