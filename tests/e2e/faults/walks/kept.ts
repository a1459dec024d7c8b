import { randomUUID } from 'node:crypto';
import { dualQuote, electricityQuote, gasQuote, quotedFor, savedQuote } from '../../../service/quotes.ts';
import { beginSignUp } from '../../../service/signUps.ts';
import type { Deal } from '../../sign-up-deals.ts';
import { callsOf, type MadeSwitch, makeSwitch } from '../../switched.ts';
import type { Visit } from '../walk.ts';

/** Puts into the browser what a visit leaves there; a page of the service's own must be open. */
async function keep({ page }: Visit, values: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  await page.evaluate((all) => {
    for (const [name, text] of all) localStorage.setItem(name, text);
  }, texts);
}

/** A gas quote, saved as the first page would. */
export async function keepQuote(visit: Visit): Promise<void> {
  const uid = randomUUID();
  const { call } = callsOf(visit.line.url, uid);
  const { geniusSwitchDto } = await call('POST /request/switch/v2/gas', { body: gasQuote });
  await keep(visit, { uid, quote: savedQuote(geniusSwitchDto.switchId, gasQuote.switchType) });
}

const quotes = {
  gas: { kind: 'gas', body: gasQuote },
  electricity: { kind: 'electricity', body: electricityQuote },
  dual: { kind: 'dual-consolidated', body: dualQuote },
} as const;

/** The sign-up for a deal, begun as Switch Now does. */
export async function keepSignUp(visit: Visit, { tariffId, fuel, payMethod }: Deal): Promise<void> {
  const chosen = { tariffId, payMethod };
  const switchPlan = {
    ...(fuel === 'gas' ? {} : { electricity: chosen }),
    ...(fuel === 'electricity' ? {} : { gas: chosen }),
  };
  const { kind } = quotes[fuel];
  const body = quotedFor(quotes[fuel].body, payMethod);
  const uid = randomUUID();
  const calls = callsOf(visit.line.url, uid);
  const { switchKey, switchId } = await beginSignUp(calls, { kind, body, switchPlan });
  const quote = savedQuote(switchId, body.switchType, { proposedPayMethod: payMethod });
  await keep(visit, { uid, switchKey, quote });
}

/** A completed switch of both fuels, and what the sign-up leaves of it. */
export async function keepSwitch(visit: Visit): Promise<MadeSwitch> {
  const made = await makeSwitch(visit.line.url);
  const { switchId, switched, uid } = made;
  await keep(visit, {
    uid,
    quote: savedQuote(switchId, 'dualConsolidatedToDualConsolidated'),
    switched: {
      switched: true,
      gasReference: switched.referenceNumbers.g,
      electricityReference: switched.referenceNumbers.e,
      switchedSupplier: switched.supplier,
      switchedUuid: switched.uuid,
      switchedFuels: 'Gas & Electricity',
      switchedCost: 1344.2,
      switchedOn: '2026-11-20',
    },
  });
  return made;
}
