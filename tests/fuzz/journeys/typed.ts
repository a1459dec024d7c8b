import type { Json } from '../../../src/engine/types.ts';
import { emptyPostcode, postcodes } from './homes.ts';

/** What people type into a box: right, wrong and half of it. */
interface Typed {
  readonly right: readonly Json[];
  readonly wrong: readonly Json[];
}

const aPostcode: Typed = { right: postcodes, wrong: [emptyPostcode, 'LS1', 'QQ11QQ'] };
const line: Typed = { right: ['2 Low Road', 'Thorpe'], wrong: ['x'.repeat(200)] };
const usage: Typed = { right: [2700, 11_500, 900], wrong: [500_000, 0, 'abc'] };
const cost: Typed = { right: [1200, 700.5, 200], wrong: [5, 100_000, 'abc'] };
const marker = 'Lovelace';

/** What is typed by the names of the fields; a name with a fuel's prefix is looked up without it. */
export const typed: Readonly<Record<string, Typed>> = {
  postcode: aPostcode,
  'billing.postcode': aPostcode,
  'previous.postcode': aPostcode,
  'meterLookup.postcode': aPostcode,
  'billing.ownPostcode': aPostcode,
  'previous.ownPostcode': aPostcode,
  'gasUsage.usage': usage,
  'electricityUsage.usage': usage,
  'gasUsage.cost': cost,
  'electricityUsage.cost': cost,
  tariffValidToDate: { right: ['2027-06-30', '2028-01-31'], wrong: ['2020-01-01'] },
  economy7Percentage: { right: [42, 30], wrong: [101] },
  registrationNumber: { right: ['AB12CDE'], wrong: ['AB', 'ab 1'] },
  firstName: { right: ['Ada', 'Émilie'], wrong: ['A1'] },
  lastName: { right: [marker], wrong: ['2'] },
  dateOfBirth: { right: ['1990-12-10', '1985-02-28'], wrong: ['2015-01-01'] },
  emailAddress: { right: ['ada@example.com', 'bert@example.com'], wrong: ['ada@'] },
  dayTimePhone: { right: ['01603123456', '01179123456'], wrong: ['0160', '0000000000'] },
  lengthOfResidencyInMonths: { right: [48, 14, 36], wrong: [1300] },
  mpanNumber: {
    right: ['018011002012345678901', '028011002012345678901'],
    wrong: ['018011002012345678902', '0180110020', '038011002012345678901'],
  },
  mprnNumber: { right: ['9012345678', '801234'], wrong: ['12'] },
  'previous.years': { right: ['3', '1'], wrong: ['0', '1234'] },
  'previous.months': { right: ['4', '11'], wrong: ['0'] },
  'previous.line1': line,
  'previous.line2': line,
  'previous.city': line,
  'previous.county': line,
  'billing.line1': line,
  'billing.line2': line,
  'billing.city': line,
  'billing.county': line,
  accountName: { right: [`A ${marker}`, 'B Babbage'], wrong: ['x'.repeat(101)] },
  sortCode: { right: ['089999', '107999'], wrong: ['08', '08999'] },
  accountNumber: { right: ['66374958', '88837491'], wrong: ['663'] },
};

/** Texts that tell who somebody is, where they live or bank: none of them may be kept or tracked. */
export const personalTexts: readonly string[] = [
  ...postcodes,
  marker,
  'Babbage',
  'Émilie',
  '1990-12-10',
  '1985-02-28',
  '@example.com',
  '01603123456',
  '01179123456',
  '2 Low Road',
  '089999',
  '107999',
  '66374958',
  '88837491',
  '018011002012345678901',
  '028011002012345678901',
  '9012345678',
];
