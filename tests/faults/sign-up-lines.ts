import type { Static } from '@sinclair/typebox';
import type { PlanPart, signUpCalls } from '../../src/energy/api/contract/sign-up.ts';
import type { tariffCalls } from '../../src/energy/api/contract/tariff.ts';
import type { CallName } from '../../src/energy/api/contract.ts';
import type { EffectName } from '../../src/energy/vocabulary/effects.ts';
import { information, label, projection } from '../tariff.ts';
import type { Line, Row, SignUpVisit } from './line.ts';
import { address, meter } from './lines.ts';

const choices = [
  { id: 1, text: 'First & only' },
  { id: 4, text: 'Second' },
];
const part: Static<typeof PlanPart> = {
  isEconomy7: false,
  tariffDetails: ['Fixed for a year'],
  supplierTosUrl: 'https://new.example/terms',
  tariffTosUrl: 'https://new.example/tariff',
  supplierId: 8,
  supplierName: 'New & Sons',
  tariffName: 'Sunny Fixed',
  payMethod: 'MonthlyDirectDebit',
  cost: 620.5,
  savings: 20,
};
const plan = projection();
const isMissing = /could not load this list/;

const isGone = /Your quote is no longer kept/;

/** Every call of the sign-up and of the page of a tariff; one without a line does not compile. */
const table: { readonly [N in keyof typeof signUpCalls | keyof typeof tariffCalls]: Line<N> } = {
  'POST /request/tariffs/tariff/information': {
    reply: {
      tariffInfoDto: { ...information, tariffId: 31 },
    },
    visit: 'details',
    effect: 'load-tariff-information',
    says: isMissing,
    saysServers: true,
  },
  'POST /request/til': {
    reply: { tilDto: { electricityTariffInformationLabel: label, gasTariffInformationLabel: label } },
    visit: 'details',
    effect: 'load-label',
    says: isMissing,
    saysServers: true,
    gone: isGone,
  },
  'POST /request/ppp': {
    reply: {
      pppDto: {
        electricityExistingPersonalProjectionPlan: plan,
        gasExistingPersonalProjectionPlan: plan,
        electricityDefaultPersonalProjectionPlan: plan,
        gasDefaultPersonalProjectionPlan: plan,
        electricityChosenPersonalProjectionPlan: plan,
        gasChosenPersonalProjectionPlan: plan,
        electricityNewPersonalProjectionPlan: plan,
        gasNewPersonalProjectionPlan: plan,
      },
    },
    visit: 'details',
    effect: 'load-projections',
    says: isMissing,
    saysServers: true,
    gone: isGone,
  },
  'POST /request/switch/pro/key': {
    reply: { geniusSwitchKeyDto: { switchKey: 'k'.repeat(43) } },
    visit: 'details',
    effect: 'start-switch',
    says: /Your switch has not started|You have switched with this quote already/,
    saysServers: true,
  },
  'POST /request/customer/whitelabel/switch/complete': {
    reply: false,
    visit: 'signUp',
    effect: 'ask-already-switched',
    says: undefined,
    leaves: { isSwitchedAlready: false },
  },
  'POST /request/switch/pro/info/switch-plan': {
    reply: {
      geniusSwitchPlanInfoDto: {
        geniusSwitchPlanInfo: { switchPlanInfoDto: { gas: part, electricity: part } },
      },
    },
    visit: 'signUp',
    effect: 'load-plan',
    says: undefined,
    leadsTo: '/switch/home-energy',
  },
  'POST /request/switch/pro/detail/titles': {
    reply: { titlesDto: { titles: choices } },
    visit: 'signUp',
    effect: 'load-titles',
    says: isMissing,
    saysServers: true,
  },
  'POST /request/switch/pro/detail/employment-statuses': {
    reply: { employmentStatusesDto: { employmentStatuses: choices } },
    visit: 'signUp',
    effect: 'load-employment-statuses',
    says: isMissing,
    saysServers: true,
  },
  'POST /request/switch/pro/detail/residential-statuses': {
    reply: { residentialStatusesDto: { residentialStatuses: choices } },
    visit: 'signUp',
    effect: 'load-residential-statuses',
    says: isMissing,
    saysServers: true,
  },
  'POST /request/switch/pro/detail/direct-debit-days': {
    reply: { directDebitDayOfTheMonthsDto: { directDebitDayOfTheMonths: choices } },
    visit: 'signUp',
    effect: 'load-direct-debit-days',
    says: isMissing,
    saysServers: true,
  },
  'POST /request/switch/pro/detail/special-needs': {
    reply: { specialNeedsDto: { specialNeeds: choices } },
    visit: 'signUp',
    effect: 'load-special-needs',
    says: /We could not load the list of conditions\./,
    saysServers: true,
  },
  'GET /request/switch/pro/info/address/v2': {
    reply: {
      addressInfoDto: {
        residentialAddresses: {
          present: {
            line1: '1 High Street',
            line2: '',
            city: 'Norwich',
            county: 'Norfolk',
            postcode: 'NR21NH',
            residentialStatusId: 4,
            lengthOfResidencyInMonths: 40,
          },
        },
      },
    },
    visit: 'signUp',
    effect: 'load-customer-address',
    says: /We could not load your address\./,
    saysServers: true,
  },
  'POST /request/switch/pro/info/saved': {
    reply: {
      savedSectionsDto: {
        personal: {
          titleId: 2,
          firstName: 'Ada',
          lastName: 'Lovelace',
          emailAddress: 'ada@example.com',
          dayTimePhone: '01603123456',
          employmentStatusId: 2,
        },
        address: {
          residentialAddresses: { present: { residentialStatusId: 4, lengthOfResidencyInMonths: 40 } },
          previousAddresses: [],
          businessAddress: null,
        },
        terms: null,
      },
    },
    visit: 'signUp',
    effect: 'load-saved',
    says: undefined,
  },
  'POST /request/switch/pro/update/personal': {
    reply: { updated: true },
    visit: 'signUp',
    effect: 'save-personal',
    says: undefined,
    alert: 'Customer details could not be saved',
  },
  'POST /request/switch/pro/update/address': {
    reply: { updated: true },
    visit: 'signUp',
    effect: 'save-address',
    says: undefined,
    alert: 'Address details could not be saved',
  },
  'POST /request/switch/pro/update/terms-and-conditions': {
    reply: { updated: true },
    visit: 'signUp',
    effect: 'save-terms',
    says: undefined,
    alert: 'Supplier terms could not be saved',
    refused:
      'The terms of your supplier may have changed since you opened this page. Please load it again, and answer them once more.',
  },
  'POST /request/bank/is-valid': {
    reply: { isValid: true },
    visit: 'signUp',
    effect: 'verify-bank',
    says: undefined,
    alert: 'We could not verify your bank details',
    mended: ['400', '409'],
  },
  'POST /request/switch/pro/update/bank': {
    reply: { updated: true },
    visit: 'signUp',
    effect: 'save-bank',
    says: undefined,
    alert: 'Bank details could not be saved',
  },
  'POST /request/switch/pro/complete': {
    reply: {
      geniusSwitchedDto: {
        referenceNumbers: { g: 'G-1', e: 'E-1' },
        title: 'Ms',
        firstName: 'Ada',
        lastName: 'Lovelace',
        supplier: 'New & Sons',
        uuid: 'u-9',
      },
    },
    visit: 'signUp',
    effect: 'complete-switch',
    says: undefined,
    alert: 'Switch could not be completed. Please contact the administrator.',
  },
};

const mpan: Line<'GET /request/customer/mpan'> = {
  reply: { mpan: '018011002012345678901', isValid: true, isDomestic: true, isEconomy7: false },
  visit: 'signUp',
  effect: 'check-mpan',
  says: /We could not check your MPAN\. Please try again\./,
  leaves: { mpanValid: null },
};
const tracked: Line<'POST /request/user/track-records'> = {
  reply: { recorded: 1 },
  visit: 'signUp',
  effect: 'track',
  says: undefined,
};
const found = (visit: SignUpVisit, effect: EffectName): Line<'GET /request/address/recco'> => ({
  reply: [address, { ...address, text: '2 High Street' }],
  visit,
  effect,
  says: /./,
  saysServers: true,
});
const meters: Line<'POST /request/address/recco/details'> = {
  reply: [
    {
      elecdetails: [{ ...meter, mugSupplierId: 2, mpan: '011234567890123456789' }],
      gasdetails: [{ ...meter, mugSupplierId: 2, mprn: '1234567890', mpaq: 9800 }],
      mpan: '011234567890123456789',
      mprn: '1234567890',
      fuelType: 'gasElectricity',
    },
  ],
  visit: 'findsMprn',
  effect: 'find-mprn',
  says: /./,
  saysServers: true,
};

const row = <N extends CallName>(name: N, line: Line<N>) => [name, line] as const;

/** The calls of the sign-up and of the page of a tariff with their lines; a call of several effects has several. */
export const laterRows: readonly Row[] = [
  ...Object.entries(table).map(([name, line]) => [name as CallName, line] as const),
  row('GET /request/customer/mpan', mpan),
  row('POST /request/user/track-records', tracked),
  row('GET /request/address/recco', found('signUp', 'search-billing-addresses')),
  row('GET /request/address/recco', found('moved', 'search-previous-addresses')),
  row('GET /request/address/recco', found('findsMprn', 'search-meter-addresses')),
  row('POST /request/address/recco/details', meters),
];
