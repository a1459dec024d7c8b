import { Type } from '@sinclair/typebox';
import { isMap } from '../../engine/own.ts';
import { fileName, inForm, link, shortText } from '../../service/settings/forms.ts';
import type { TradeSettings } from '../../service/settings/schema.ts';
import { brandForms } from '../vocabulary/sources.ts';

/** What an operator of home energy may say, with what holds where nothing is said (Q3.01). */
export const energySettings = {
  words: {
    supplierName: shortText(),
    productName: shortText(),
    supplierPhone: shortText(30),
    supplierEmail: inForm(brandForms.supplierEmail.pattern, 150),
    termsUrl: link(),
    privacyUrl: link(),
    nonDomesticPhone: shortText(30),
    nonDomesticHours: shortText(),
    mprnHelpline: shortText(30),
    whiteLabel: Type.Boolean(),
    gbData: Type.Boolean(),
    carbonOffset: Type.Boolean(),
    referrerBranchCode: shortText(),
    switchOwnerReference: shortText(),
    isHappyToBeAutoSwitched: Type.Boolean(),
    pixelHost: inForm(brandForms.pixelHost.pattern),
    checkoutHosts: inForm(brandForms.checkoutHosts.pattern),
  },
  fileWords: {
    averages: shortText(40),
    supplierVariants: Type.Record(Type.String({ pattern: '^[0-9]+$' }), fileName()),
  },
  defaults: {
    averages: '2023-10',
    supplierName: 'Home energy comparison',
    productName: 'our service',
    supplierPhone: '0808 157 0000',
    supplierEmail: 'help@service.example',
    termsUrl: 'https://service.example/terms',
    privacyUrl: 'https://service.example/privacy',
    nonDomesticPhone: '0808 157 0001',
    nonDomesticHours: 'Monday to Friday, 9am to 5pm',
    mprnHelpline: '0870 608 1524',
    whiteLabel: true,
    gbData: false,
    carbonOffset: false,
    referrerBranchCode: 'WEB',
    switchOwnerReference: 'WEB',
    isHappyToBeAutoSwitched: false,
    pixelHost: '',
    checkoutHosts: '',
  },
  name: 'supplierName',
  // The affiliate's image (S2.63).
  imageHost: ({ pixelHost }) => (typeof pixelHost === 'string' ? pixelHost : ''),
} satisfies TradeSettings;

/** The variant's file of each supplier that has none of its own id, by the supplier's id. */
export function boundVariants(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const { supplierVariants } = settings;
  if (!isMap(supplierVariants)) return {};
  return Object.fromEntries(
    Object.entries(supplierVariants).flatMap(([id, file]) => (typeof file === 'string' ? [[id, file]] : [])),
  );
}
