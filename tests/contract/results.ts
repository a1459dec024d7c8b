import { expect } from 'vitest';
import { savedQuote } from '../service/quotes.ts';
import { replyOf, type Service } from '../service/service.ts';

type Saved = Parameters<typeof savedQuote>;
type Body = Readonly<Record<string, unknown>> & { readonly switchType: Saved[1] };

const paths = {
  gasToGas: 'gas',
  electricityToElectricity: 'electricity',
  dualConsolidatedToDualConsolidated: 'dual-consolidated',
  dualDistinctToDualConsolidated: 'dual-distinct',
} as const;

/** Creates a quote by the call of its type, and gives its results. */
export async function resultsOf(service: Service, body: Body, more: Saved[2] = {}) {
  const call = `POST /request/switch/v2/${paths[body.switchType]}` as const;
  const { switchId } = replyOf(call, await service.send(call, { body })).geniusSwitchDto;
  const wanted = savedQuote(switchId, body.switchType, more);
  const reply = await service.call('POST /request/results/detail', { body: wanted });
  expect(reply.uuid).toMatch(/^[0-9a-f-]{36}$/);
  const { resultsInDetail: rows, leavingFees } = reply.resultsInDetailDto;
  return { rows, leavingFees, uuid: reply.uuid, switchId };
}
