import { asked, given } from './consents.ts';
import type { Row } from './cover.ts';
import type { KnownHome } from './home-in.ts';

/** The prepayment meter types of §9, as the screen offers them. */
export const meterKinds: Readonly<Record<string, number>> = { Key: 1, Token: 2, Smartcard: 3 };

type Boxes = Readonly<Record<string, boolean | null>>;

const unasked = (...names: readonly string[]): Boxes => Object.fromEntries(names.map((name) => [name, null]));

/** Everything that the terms call carries (switch completion §3, Terms), not answered. */
const nothing = {
  mpanNumber: null,
  mpanValid: null,
  mprnNumber: null,
  specialNeedsId: null,
  prePaymentMeterId: null,
  ...unasked(
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
    ...['MobilePhone', 'EveningPhone', 'DayPhone', 'Email', 'Post', 'Sms', 'FaceToFace'].map(
      (channel) => `supplierMaySendUpdatesThatMayBeOfInterestVia${channel}`,
    ),
  ),
};

const boxesOf = (
  gas: boolean | null,
  electricity: boolean | null,
  neither: boolean | null,
  agree: boolean | null,
) => ({
  gasSmartMeterInstalled: gas,
  electricitySmartMeterInstalled: electricity,
  neitherSmartMeterInstalled: neither,
  agreeSmartMeterConditions: agree,
});

/** The smart meter boxes: copied from the quote, stated by the variant, or as a person ticks them (§2, §4). */
function smartMeters({ deal, type = '', smart }: Row, { gas, electricity }: KnownHome): Boxes {
  const [hasGas, hasPower] = [type !== 'electricity', type !== 'gas'];
  const isBoth = hasGas && hasPower;
  const gasIsSmart = hasGas && gas?.isSmartMeter === true;
  const powerIsSmart = hasPower && electricity?.isSmartMeter === true;
  const isSmart = gasIsSmart || powerIsSmart;
  // A box of a fuel that is not switched is not shown (§2, Smart Meter).
  const shown = (boxes: ReturnType<typeof boxesOf>): Boxes => ({
    ...boxes,
    gasSmartMeterInstalled: hasGas ? boxes.gasSmartMeterInstalled : null,
    electricitySmartMeterInstalled: hasPower ? boxes.electricitySmartMeterInstalled : null,
  });
  if (deal === '42-pfp-energy') return boxesOf(false, false, true, false);
  // EDF's form has no such block: it states what the quote knows, and nobody agrees to what they do not see.
  if (deal === '7-edf') return boxesOf(gasIsSmart, powerIsSmart, !isSmart, isSmart ? null : false);
  // Ticking a box unsets Neither (false); without any nobody agrees (false; §4, Smart meter toggles).
  const ticked = (gasBox: boolean, powerBox: boolean) => boxesOf(gasBox, powerBox, false, true);
  const none = boxesOf(false, false, true, false);
  if (smart === 'all ticked') return shown(ticked(true, true));
  if (deal === 'simplicity' || !isSmart) return shown(none);
  if (smart !== 'none ticked') return shown(ticked(gasIsSmart, powerIsSmart));
  // Of both fuels Neither is ticked; of one its box is unticked, which leaves Neither unset (null).
  return shown(isBoth ? none : boxesOf(false, false, null, false));
}

/** What of the terms the lists and documents of a path brought. */
interface Given {
  readonly home: KnownHome;
  readonly mprn: string;
  readonly specialNeedsId: number | null;
}

/** The terms that a path must send: meter numbers, and every consent as it was given, preset or stated; else null. */
export function expectedTerms(
  row: Row,
  { home, mprn, specialNeedsId }: Given,
): Readonly<Record<string, unknown>> {
  const { agreements = [], stated = {}, isSoon } = asked[row.deal ?? ''] ?? {};
  const isMedical = row.medical === 'yes';
  const timing = { soon: false, later: true }[row.timing ?? ''] ?? (isSoon ? false : null);
  return {
    ...nothing,
    ...(row.type === 'gas' ? {} : { mpanNumber: home.electricity?.mpan, mpanValid: true }),
    ...(row.type === 'electricity' ? {} : { mprnNumber: mprn }),
    ...smartMeters(row, home),
    ...(isMedical ? { hasMedicalConditionOrIndividualRequirement: true, specialNeedsId } : {}),
    ...stated,
    ...given(row),
    ...Object.fromEntries(agreements.map((name) => [name, true])),
    suppliersTermsAndConditionsAreAccepted: true,
    switchAfterCoolingOfPeriod: timing,
    prePaymentMeterId: meterKinds[row.meterKind ?? ''] ?? null,
  };
}
