import { Type } from '@sinclair/typebox';
import { PayMethod } from '../../api/contract/shared.ts';
import capData from '../data/price-cap.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';
import { toRate } from './rounding.ts';

/** The three meters that the cap knows; multi-register is Economy 7. */
export type MeterKind = 'electricity' | 'electricityMultiRegister' | 'gas';

/** Prices with VAT: pence a kWh, pence a day. */
export interface Rates {
  readonly unitRate: number;
  readonly standingCharge: number;
}

/** One quarter of Ofgem's default tariff cap: the rates of every region, pay method and meter. */
export interface Cap {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly rates: (regionId: string, payMethod: PayMethod, meter: MeterKind) => Rates;
}

const pounds = Type.Union([Type.Number(), Type.Null()]);
const CapFile = Type.Object({
  columns: Type.Array(Type.String()),
  paymentMethods: Type.Record(PayMethod, Type.String()),
  economy7DayNight: Type.Object({
    published: Type.Object({ assumedNightShare: Type.Number(), assumedDayShare: Type.Number() }),
    syntheticNightToDayRatio: Type.Number(),
  }),
  periods: Type.Array(
    Type.Object({
      id: Type.String(),
      from: Type.String(),
      to: Type.String(),
      regions: Type.Record(Type.String(), Type.Array(Type.Number())),
      published: Type.Object({
        typicalUseKwh: Type.Object({
          electricitySingleRate: Type.Number(),
          electricityMultiRegister: Type.Number(),
          gas: Type.Number(),
        }),
        annualBillGbp: Type.Object({
          dualFuel: Type.Record(Type.String(), pounds),
          economy7: Type.Record(Type.String(), pounds),
        }),
      }),
    }),
  ),
});

/** The price cap file: ten quarters of Ofgem's published regional tables. */
export const capFile = dataOf('price-cap.json', CapFile, capData);

const columns = new Map(capFile.columns.map((name, column) => [name, column]));

/** The cap of a quarter such as `2024-10`; without one, the latest whose regional table is published. */
export function capOf(id?: string): Cap {
  const period = id === undefined ? capFile.periods.at(-1) : capFile.periods.find((each) => each.id === id);
  if (!period) throw new Error(`price-cap.json has no period "${id}".`);
  const rates: Cap['rates'] = (regionId, payMethod, meter) => {
    const read = (part: string) => {
      const column = columns.get(`${capFile.paymentMethods[payMethod]}.${meter}.${part}`) ?? -1;
      const value = period.regions[regionId]?.[column];
      if (value === undefined)
        throw new Error(`price-cap.json: no ${meter} ${part} for ${regionId}, ${payMethod}.`);
      return value;
    };
    return { unitRate: read('unitRate'), standingCharge: read('standingCharge') };
  };
  return { id: period.id, from: period.from, to: period.to, rates };
}

const { published, syntheticNightToDayRatio: ratio } = capFile.economy7DayNight;
const perAverage = 1 / (published.assumedDayShare + published.assumedNightShare * ratio);

/** Day and night rates of an Economy 7 meter, pence a kWh: the cap limits only their average at 42% night use. */
export const dayAndNight = (average: number): { readonly day: number; readonly night: number } => ({
  day: toRate(average * perAverage),
  night: toRate(average * perAverage * ratio),
});
