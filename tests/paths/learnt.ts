import { usages } from './amounts.ts';
import type { Row } from './cover.ts';
import { calls, type Learnt } from './expected-quote.ts';
import { homeIn } from './home-in.ts';
import type { Sent } from './wire.ts';

interface Tariff {
  readonly id: number;
  readonly isDefaultOrStandard: boolean;
  readonly isFixedFromEnergyStartDate: boolean;
}

/** The tariff that a person of a path picks: of the last list that came for their fuel the standard, or the first fixed one. */
function pickedFor(prefix: '' | 'gas' | 'electricity', row: Row, sent: readonly Sent[]): number | undefined {
  const [, switchType] = calls[prefix === '' ? 'both, one supplier' : prefix] ?? [];
  const list = sent.findLast(
    ({ name, body }) => name === 'POST /request/tariffs' && Object(body).switchType === switchType,
  );
  const tariffs: readonly Tariff[] = list ? Object(list.reply).tariffsDto.tariffs : [];
  return tariffs.find((one) =>
    row.tariff === 'fixed' ? one.isFixedFromEnergyStartDate : one.isDefaultOrStandard,
  )?.id;
}

/** What a path learnt from the service on its way to the quote, read off the wire. */
export function learntIn(sent: readonly Sent[], row: Row, today: string): Learnt {
  const estimate = sent.findLast(({ name }) => name === 'GET /request/estimation/usage');
  const isEstimated = usages[row.usage ?? '']?.source === 'estimate';
  return {
    home: homeIn(sent),
    today,
    tariffIds: {
      '': pickedFor('', row, sent),
      gas: pickedFor('gas', row, sent),
      electricity: pickedFor('electricity', row, sent),
    },
    estimate: isEstimated ? Object(estimate?.reply).estimatedUsageDto : {},
  };
}
