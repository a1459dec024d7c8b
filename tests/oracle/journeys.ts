import fc, { type Arbitrary } from 'fast-check';
import { anyAddress, anyDetails, anyMove, daysAfter, quotableDetails, tariffs } from './arbitraries.ts';
import { type Fuel, homeOf, onlyPrepaymentOffered } from './home.ts';
import type { Move } from './moves.ts';
import { bounds, payMethods } from './quote-oracle.ts';

/** What a customer does on one visit, and the kind of comparison that the visit's address asks for. */
export interface Journey {
  readonly comparisonType: 'home-energy' | 'vehicle-home-energy';
  readonly moves: readonly Move[];
}

const to = (field: string, value: unknown): Move => ({ field, value });

/** One of the two ends of the bounds, in the type and unit that the moves set before it. */
function amountMoves(fuel: Fuel, type: 0 | 1, unit: 1 | 2 | 3, end: 0 | 1): Move[] {
  const [name, item] = type === 1 ? (['usage', fuel] as const) : (['cost', 'cost'] as const);
  return [
    to(`${fuel}Usage.usageType`, type),
    to(`${fuel}Usage.usageUnit`, unit),
    to(`${fuel}Usage.${name}`, bounds[item][unit][end]),
  ];
}

const dayToDay = payMethods.filter((method) => method !== 'prePaymentMeter');

/** Moves that answer every card of every quote type, so that a quotable home reaches the end. */
function fullMoves(today: string): Arbitrary<Move[]> {
  return fc
    .record({
      details: fc.oneof({ weight: 3, arbitrary: quotableDetails }, anyDetails),
      address: anyAddress,
      compareFuel: fc.constantFrom('gas', 'electricity', 'gasElectricity', 'gasElectricity'),
      sameSupplier: fc.constantFrom('yes', 'no'),
      isEconomy7: fc.constantFrom('yes', 'no'),
      method: fc.constantFrom(...dayToDay, 'prePaymentMeter' as const),
      tariff: fc.constantFrom(...Object.values(tariffs)),
      days: fc.constantFrom(0, 1, 200),
      source: fc.constantFrom('actual', 'estimate', 'average'),
      level: fc.constantFrom('low', 'medium', 'high'),
      type: fc.constantFrom(0 as const, 1 as const),
      unit: fc.constantFrom(1 as const, 2 as const, 3 as const),
      end: fc.constantFrom(0 as const, 1 as const),
      share: fc.constantFrom(1, 42, 100),
    })
    .map((of) => {
      const home = homeOf(of.details);
      const isPrepaid = onlyPrepaymentOffered(home) || of.method === 'prePaymentMeter';
      const method = isPrepaid ? 'prePaymentMeter' : of.method;
      const amounts: Move[] =
        of.source === 'average'
          ? [to('averageLevel', of.level)]
          : [
              ...amountMoves('gas', of.type, of.unit, of.end),
              ...amountMoves('electricity', of.type, of.unit, of.end),
            ];
      return [
        to('postcode', 'sw1a 1aa'),
        { field: 'address', value: of.address, details: of.details },
        to('gdprConsent', true),
        to('compareFuel', of.compareFuel),
        to('sameSupplier', of.sameSupplier),
        to('isEconomy7', of.isEconomy7),
        ...['currentPayMethod', 'gasCurrentPayMethod', 'electricityCurrentPayMethod'].map((name) =>
          to(name, method),
        ),
        ...['supplierId', 'gasSupplierId', 'electricitySupplierId'].map((name, i) => to(name, 15 + (i % 2))),
        ...['tariff', 'gasTariff', 'electricityTariff'].map((name) => to(name, of.tariff)),
        ...['tariffValidToDate', 'gasTariffValidToDate', 'electricityTariffValidToDate'].map((name) =>
          to(name, daysAfter(today, of.days)),
        ),
        to('usageSource', of.source),
        ...amounts,
        to('economy7Percentage', of.share),
        to('newTariffPaymentMethod', of.method),
      ];
    });
}

/**
 * Visits of every depth: a full run of good answers, cut off anywhere or not at all, then a few answers of any field and
 * any quality. `today` is YYYY-MM-DD.
 */
export function anyJourney(today: string): Arbitrary<Journey> {
  return fc
    .record({
      comparisonType: fc.constantFrom('home-energy' as const, 'vehicle-home-energy' as const),
      full: fullMoves(today),
      kept: fc.oneof({ weight: 3, arbitrary: fc.constant(100) }, fc.integer({ min: 0, max: 30 })),
      after: fc.array(anyMove(today), { maxLength: 6 }),
    })
    .map(({ comparisonType, full, kept, after }) => ({
      comparisonType,
      moves: [...full.slice(0, kept), ...after],
    }));
}
