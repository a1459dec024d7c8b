import type { Page } from '@playwright/test';
import type { Calls } from '../server/signUps.ts';
import { beginSignUp, signUp } from '../server/signUps.ts';

/** A switch that was really completed with the service, and what the browser keeps of it. */
export type MadeSwitch = Awaited<ReturnType<typeof signUp>>;

/** Calls of a running service, unchecked: contract tests hold its replies to the contract. */
export function callsOf(url: string): Calls {
  const send = async (name: string, { body }: { readonly body?: unknown } = {}) => {
    const [method = '', path = ''] = name.split(' ');
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${name} answered ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  return { call: send, send } as never;
}

/** Signs up with the service as a browser would, up to the completed switch. */
export const makeSwitch = (url: string): Promise<MadeSwitch> => signUp(callsOf(url));

/** Starts a sign-up with the service, and puts its key into what the browser keeps, as Switch Now does. */
export async function openSignUp(page: Page, url: string): Promise<void> {
  const { switchKey, switchId } = await beginSignUp(callsOf(url));
  const quote = {
    switchId,
    switchType: 'dualConsolidatedToDualConsolidated',
    proposedPayMethod: 'MonthlyDirectDebit',
    gasSmartMeterInstalled: false,
    electricitySmartMeterInstalled: false,
  };
  await page.addInitScript(
    ([key, quoteText]) => {
      if (localStorage.getItem('quote') !== null) return;
      // Every visitor who comes this far has been given one: a renewed token is then still the same visitor's.
      localStorage.setItem('uid', crypto.getRandomValues(new Uint32Array(4)).join('-'));
      localStorage.setItem('switchKey', key ?? '');
      localStorage.setItem('quote', quoteText ?? '');
    },
    [switchKey, JSON.stringify(quote)],
  );
}

/** Puts a completed switch into what the browser keeps, as the sign-up leaves it; `more` replaces parts of it. */
export async function rememberSwitch(page: Page, made: MadeSwitch, more: object = {}): Promise<void> {
  const { switchId, switched } = made;
  const quote = {
    switchId,
    switchType: 'dualConsolidatedToDualConsolidated',
    proposedPayMethod: 'MonthlyDirectDebit',
  };
  const kept = {
    switched: true,
    gasReference: switched.referenceNumbers.g,
    electricityReference: switched.referenceNumbers.e,
    switchedSupplier: switched.supplier,
    switchedUuid: switched.uuid,
    switchedFuels: 'Gas & Electricity',
    switchedCost: 1344.2,
    switchedOn: '2026-11-20',
    ...more,
  };
  await page.addInitScript(
    ([quoteText, keptText]) => {
      if (localStorage.getItem('switched') !== null) return;
      localStorage.setItem('quote', quoteText ?? '');
      localStorage.setItem('switched', keptText ?? '');
    },
    [JSON.stringify(quote), JSON.stringify(kept)],
  );
}
