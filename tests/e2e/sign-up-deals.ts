import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openEmbedded } from '../../src/main/stores.ts';
import { dataKeyIn } from '../../src/service/dataKeys.ts';
import { createSealer } from '../../src/service/sealer.ts';
import { dualQuote, electricityQuote, gasQuote, quotedFor } from '../service/quotes.ts';
import { beginSignUp } from '../service/signUps.ts';
import { callsOf } from './switched.ts';

/** A sign-up to try: the supplier's variant, what is bought and how it is paid, and what its terms must say. */
export interface Deal {
  readonly variant: string;
  readonly tariffId: number;
  readonly fuel: 'gas' | 'electricity' | 'dual';
  readonly payMethod: 'MonthlyDirectDebit' | 'QuaterlyDirectDebit' | 'PrePaymentMeter';
  /** Fuels whose meter is smart. */
  readonly smart: readonly ('gas' | 'electricity')[];
  /** What stands ticked before anybody touched the terms. */
  readonly ticked: readonly string[];
  /** Sentences that the specification gives this supplier. */
  readonly says: readonly string[];
  /** Sentences of other suppliers, which must not be there. */
  readonly silent: readonly string[];
  /** What a person must agree to, in order. */
  readonly agrees: readonly string[];
}

const calls = { gas: 'gas', electricity: 'electricity', dual: 'dual-consolidated' } as const;
const quotes = { gas: gasQuote, electricity: electricityQuote, dual: dualQuote };

/** Saves a quote, starts a sign-up for it, and leaves in the browser what Switch Now leaves. */
export async function begin(page: Page, url: string, deal: Deal) {
  const { tariffId, fuel, payMethod, smart } = deal;
  const chosen = { tariffId, payMethod };
  const body = quotedFor(quotes[fuel], payMethod);
  const mine = randomUUID();
  const begun = await beginSignUp(callsOf(url, mine), {
    kind: calls[fuel],
    body,
    switchPlan: {
      ...(fuel === 'gas' ? {} : { electricity: chosen }),
      ...(fuel === 'electricity' ? {} : { gas: chosen }),
    },
  });
  const quote = {
    switchId: begun.switchId,
    switchType: body.switchType,
    proposedPayMethod: payMethod,
    gasSmartMeterInstalled: smart.includes('gas'),
    electricitySmartMeterInstalled: smart.includes('electricity'),
  };
  await page.context().addInitScript(
    ([key, text, uid]) => {
      if (localStorage.getItem('quote') !== null) return;
      localStorage.setItem('uid', uid ?? '');
      localStorage.setItem('switchKey', key ?? '');
      localStorage.setItem('quote', text ?? '');
    },
    [begun.switchKey, JSON.stringify(quote), mine],
  );
  return begun;
}

/** What the database of a running service holds of a completed switch, opened with its key; undefined when it has none. */
export async function heldSwitch(data: string, switchId: number) {
  const store = await openEmbedded(data, true);
  try {
    const row = await store.signUps.findCompleted('completed_switch_id', switchId);
    if (row === undefined) return undefined;
    const sealer = createSealer(dataKeyIn(data));
    const open = (name: 'answer' | 'terms' | 'personal') =>
      row[name] === null ? {} : Object(sealer.open(row[name], `${row.key_hash} ${name}`));
    const { g, e } = open('answer').referenceNumbers;
    const references = [e, g].filter((reference) => reference !== null);
    return { references, terms: open('terms'), personal: open('personal'), bank: row.bank };
  } finally {
    await store.close();
  }
}

/** Whether the service says to this browser's visitor that the switch was made. */
export async function isSwitched(page: Page, url: string, switchId: number): Promise<unknown> {
  const uid = await page.evaluate(() => localStorage.getItem('uid'));
  const given = await page.request.post(`${url}/auth/token`, { headers: { 'Visitor-Id': uid ?? '' } });
  const { token } = await given.json();
  const reply = await page.request.post(`${url}/request/customer/whitelabel/switch/complete`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { switchId },
  });
  return reply.json();
}
