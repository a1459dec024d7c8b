import fc from 'fast-check';
import type { ResultRow } from '../../../../src/energy/api/contract/quote.ts';
import { type Deal, dealsOf } from '../../../../src/energy/api/deal.ts';
import type { Filters } from '../../../../src/energy/pages/results/filters.ts';

/** A whole result row; `parts` replace what a test is about. */
export const aRow = (parts: Partial<ResultRow> = {}): ResultRow => ({
  tariffId: 1,
  tariffName: 'Fixed 12',
  isFixed: true,
  supplierId: 2,
  supplierName: 'Gas & Co',
  isGreen: true,
  payMethod: 'MonthlyDirectDebit',
  switchOption: 'Switch',
  totalCost: 1201,
  savings: 218,
  carbonFootprint: 2100,
  hasCancellationFee: false,
  hasPaperBilling: false,
  hasOnlineManagement: false,
  hasWarmHomeDiscount: false,
  tariffDetails: [],
  ...parts,
});

/** Rows as the list of the store carries them. */
export const itemsOf = (rows: readonly unknown[]) =>
  rows.map((data) => ({ value: 0, label: 'row', data: data as never }));

export const aDeal = (parts: Partial<ResultRow> = {}): Deal => {
  const [deal] = dealsOf(itemsOf([aRow(parts)]));
  if (!deal) throw new Error('The row is no deal.');
  return deal;
};

const payMethod = fc.constantFrom<ResultRow['payMethod']>(
  'MonthlyDirectDebit',
  'QuaterlyDirectDebit',
  'CashOrCheque',
  'PrePaymentMeter',
);

/** Any list of deals, ids apart. */
export const someDeals: fc.Arbitrary<readonly Deal[]> = fc
  .array(
    fc.record({
      supplierId: fc.integer({ min: 1, max: 6 }),
      isFixed: fc.boolean(),
      isGreen: fc.boolean(),
      hasCancellationFee: fc.boolean(),
      fixedMonths: fc.constantFrom(null, 6, 12, 24),
      payMethod,
      switchOption: fc.constantFrom<ResultRow['switchOption']>('Switch', 'None'),
      totalCost: fc.integer({ min: 1, max: 40 }).map((tens) => tens * 10),
      savings: fc.integer({ min: -20, max: 20 }),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    dealsOf(
      itemsOf(
        rows.map((row, place) =>
          aRow({ ...row, tariffId: place + 1, supplierName: `Supplier ${row.supplierId}` }),
        ),
      ),
    ),
  );

export const someFilters: fc.Arbitrary<Filters> = fc.record({
  suppliers: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  isFixed: fc.constantFrom('any', 'fixed', 'variable'),
  isGreen: fc.constantFrom('any', 'yes', 'no'),
  switchable: fc.boolean(),
  payMethod,
});
