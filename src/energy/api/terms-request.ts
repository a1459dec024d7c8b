import type { CallInput } from './contract.ts';
import type { SignUpSource } from './sign-up-requests.ts';
import { number, text } from './unchecked.ts';

export type TermsBody = CallInput<'POST /request/switch/pro/update/terms-and-conditions'>['body'];

/**
 * Meter numbers and every consent, by the API's names (S7.04): true, false, or null for what was not answered; and the
 * evidence of what was shown, where there is any.
 */
export function buildTerms(
  { switchKey, answers }: SignUpSource,
  evidence?: TermsBody['evidence'],
): TermsBody {
  const given = (name: Exclude<keyof TermsBody, 'switchKey' | 'evidence'>) => {
    const value = answers[name];
    return typeof value === 'boolean' ? value : null;
  };
  return {
    switchKey,
    ...(evidence === undefined ? {} : { evidence }),
    mpanNumber: text(answers.mpanNumber) ?? null,
    mpanValid: given('mpanValid'),
    mprnNumber: text(answers.mprnNumber) ?? null,
    gasSmartMeterInstalled: given('gasSmartMeterInstalled'),
    electricitySmartMeterInstalled: given('electricitySmartMeterInstalled'),
    neitherSmartMeterInstalled: given('neitherSmartMeterInstalled'),
    agreeSmartMeterConditions: given('agreeSmartMeterConditions'),
    specialNeedsId: number(answers.specialNeedsId) ?? null,
    hasMedicalConditionOrIndividualRequirement: given('hasMedicalConditionOrIndividualRequirement'),
    suppliersTermsAndConditionsAreAccepted: given('suppliersTermsAndConditionsAreAccepted'),
    happyToReceiveCreditCheck: given('happyToReceiveCreditCheck'),
    happyToHaveDebtInformationAccessed: given('happyToHaveDebtInformationAccessed'),
    isSharedInfo: given('isSharedInfo'),
    consent1: given('consent1'),
    consent2: given('consent2'),
    consent3: given('consent3'),
    prePaymentMeterId: number(answers.prePaymentMeterId) ?? null,
    switchAfterCoolingOfPeriod: given('switchAfterCoolingOfPeriod'),
    supplierMaySendRemindersAndUpdatesViaEmailAboutAccount: given(
      'supplierMaySendRemindersAndUpdatesViaEmailAboutAccount',
    ),
    supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount: given(
      'supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount',
    ),
    supplierMaySendImportantAccountChangesViaEmail: given('supplierMaySendImportantAccountChangesViaEmail'),
    supplierMaySendUpdatesThatMayBeOfInterestViaMobilePhone: given(
      'supplierMaySendUpdatesThatMayBeOfInterestViaMobilePhone',
    ),
    supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone: given(
      'supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone',
    ),
    supplierMaySendUpdatesThatMayBeOfInterestViaDayPhone: given(
      'supplierMaySendUpdatesThatMayBeOfInterestViaDayPhone',
    ),
    supplierMaySendUpdatesThatMayBeOfInterestViaEmail: given(
      'supplierMaySendUpdatesThatMayBeOfInterestViaEmail',
    ),
    supplierMaySendUpdatesThatMayBeOfInterestViaPost: given(
      'supplierMaySendUpdatesThatMayBeOfInterestViaPost',
    ),
    supplierMaySendUpdatesThatMayBeOfInterestViaSms: given('supplierMaySendUpdatesThatMayBeOfInterestViaSms'),
    supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace: given(
      'supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace',
    ),
  };
}
