import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dualQuote } from '../service/quotes.ts';
import type { Calls } from '../service/signUps.ts';
import { beginSignUp, signUp } from '../service/signUps.ts';

/** A switch that was really completed with the service, its visitor's uid, and what the browser keeps of it. */
export type MadeSwitch = Awaited<ReturnType<typeof signUp>> & { readonly uid: string };

/** Calls of a running service by the visitor of a uid, unchecked: contract tests hold its replies to the contract. */
export function callsOf(url: string, uid: string): Calls {
  const ask = async (name: string, headers: Record<string, string>, body?: unknown) => {
    const [method = '', path = ''] = name.split(' ');
    const reply = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${name} answered ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const send = async (name: string, { body }: { readonly body?: unknown } = {}) => {
    const { token } = await ask('POST /auth/token', { 'Visitor-Id': uid });
    return ask(name, { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body);
  };
  return { call: send, send } as never;
}

/** Signs up with the service as a browser would, up to the completed switch. */
export async function makeSwitch(url: string): Promise<MadeSwitch> {
  const uid = randomUUID();
  return { ...(await signUp(callsOf(url, uid))), uid };
}

/** Saves a quote as the first page would, and leaves in the browser what that leaves; the quote's number. */
export async function keepQuote(
  page: Page,
  url: string,
  call: string,
  body: { readonly switchType: string },
): Promise<number> {
  const uid = randomUUID();
  const name = `POST /request/switch/v2/${call}` as 'POST /request/switch/v2/gas';
  const { geniusSwitchDto } = await callsOf(url, uid).call(name, { body } as never);
  const quote = {
    switchId: geniusSwitchDto.switchId,
    switchType: body.switchType,
    includeAllPayMethodOptions: false,
    proposedPayMethod: 'MonthlyDirectDebit',
    electricitySmartMeterInstalled: false,
    gasSmartMeterInstalled: false,
  };
  await page.context().addInitScript(
    ([visitor, text]) => {
      if (localStorage.getItem('quote') !== null) return;
      localStorage.setItem('uid', visitor ?? '');
      localStorage.setItem('quote', text ?? '');
    },
    [uid, JSON.stringify(quote)],
  );
  return geniusSwitchDto.switchId;
}

/** Starts a sign-up of both fuels with the service, for this home, and puts its key into what the browser keeps, as Switch Now does. */
export async function openSignUp(page: Page, url: string, home: object = {}): Promise<void> {
  const uid = randomUUID();
  const { switchKey, switchId } = await beginSignUp(callsOf(url, uid), { body: { ...dualQuote, ...home } });
  const quote = {
    switchId,
    switchType: 'dualConsolidatedToDualConsolidated',
    proposedPayMethod: 'MonthlyDirectDebit',
    gasSmartMeterInstalled: false,
    electricitySmartMeterInstalled: false,
  };
  await page.addInitScript(
    ([visitor, key, quoteText]) => {
      if (localStorage.getItem('quote') !== null) return;
      localStorage.setItem('uid', visitor ?? '');
      localStorage.setItem('switchKey', key ?? '');
      localStorage.setItem('quote', quoteText ?? '');
    },
    [uid, switchKey, JSON.stringify(quote)],
  );
}

/** Makes the browser that of the visitor who made a switch, and leaves nothing else of it. */
export async function rememberVisitor(page: Page, { uid }: Pick<MadeSwitch, 'uid'>): Promise<void> {
  await page.addInitScript((visitor) => localStorage.setItem('uid', visitor), uid);
}

/** Puts a completed switch into what the browser keeps, as the sign-up leaves it; `more` replaces parts of it. */
export async function rememberSwitch(page: Page, made: MadeSwitch, more: object = {}): Promise<void> {
  const { switchId, switched, uid } = made;
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
    ([visitor, quoteText, keptText]) => {
      if (localStorage.getItem('switched') !== null) return;
      // As in a tab that has none of its own yet.
      sessionStorage.clear();
      localStorage.setItem('uid', visitor ?? '');
      localStorage.setItem('quote', quoteText ?? '');
      localStorage.setItem('switched', keptText ?? '');
    },
    [uid, JSON.stringify(quote), JSON.stringify(kept)],
  );
}
