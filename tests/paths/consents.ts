import type { Row } from './cover.ts';

const interest = (...channels: readonly string[]) =>
  channels.map((channel) => `supplierMaySendUpdatesThatMayBeOfInterestVia${channel}`);

const reminders = [
  'supplierMaySendRemindersAndUpdatesViaEmailAboutAccount',
  'supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount',
  'supplierMaySendImportantAccountChangesViaEmail',
];
const everyChannel = interest(
  'MobilePhone',
  'EveningPhone',
  'DayPhone',
  'Email',
  'Post',
  'Sms',
  'FaceToFace',
);
const fourChannels = interest('MobilePhone', 'Email', 'Post', 'Sms');
const usual = [...reminders, ...everyChannel];

/** What a variant of the terms asks and states, to the letter of the switch completion §2 "Supplier variants" and §4. */
interface Asked {
  /** Consents that may be given. */
  readonly consents: readonly string[];
  /** Those that are asked as yes or no: they have an answer for no. */
  readonly yesOrNo?: readonly string[];
  /** Agreements without which the switch cannot proceed, besides the supplier's terms. */
  readonly agreements?: readonly string[];
  /** What the supplier's own form presets (§4, Supplier presets). */
  readonly stated?: Readonly<Record<string, boolean>>;
  /** The switch goes ahead as soon as possible: the choice is not asked, and reset to false (§2, Faster Switching). */
  readonly isSoon?: true;
}

const eon: Asked = {
  consents: [...reminders, 'isSharedInfo', ...fourChannels],
  yesOrNo: ['isSharedInfo', ...fourChannels],
  stated: { happyToReceiveCreditCheck: true, isSharedInfo: false },
};
const soon: Asked = { consents: usual, isSoon: true };
const shellYesOrNo = ['consent1', 'consent3'];

export const asked: Readonly<Record<string, Asked>> = {
  '2-british-gas': { consents: [...reminders, ...fourChannels] },
  '4-e-on': eon,
  '7-edf': { consents: usual, stated: { happyToReceiveCreditCheck: true } },
  '8-shell-energy': {
    consents: [...reminders, ...shellYesOrNo, ...interest('MobilePhone', 'Email', 'Sms')],
    yesOrNo: shellYesOrNo,
    agreements: ['happyToReceiveCreditCheck'],
  },
  '12-ovo': { consents: usual },
  '22-utilita': { consents: usual, agreements: ['happyToHaveDebtInformationAccessed'] },
  '42-pfp-energy': { consents: usual },
  '43-so-energy': soon,
  '49-octopus-energy': { consents: usual, agreements: ['happyToReceiveCreditCheck'] },
  '111-e-on-next': eon,
  '116-rebel-energy': soon,
  default: soon,
  simplicity: soon,
  aes: { consents: [...reminders, 'consent1', 'consent2', 'consent3', ...everyChannel] },
};

/** The consents that a person of a path gives or refuses, by name; what is left out is left alone. */
export function given({ deal = '', consents }: Row): Readonly<Record<string, boolean>> {
  const { consents: names = [], yesOrNo = [] } = asked[deal] ?? {};
  if (consents === 'none') return {};
  const isGiven = (index: number) => consents === 'all' || index % 2 === 1;
  const answered = names.filter((name, index) => isGiven(index) || yesOrNo.includes(name));
  return Object.fromEntries(answered.map((name) => [name, isGiven(names.indexOf(name))]));
}
