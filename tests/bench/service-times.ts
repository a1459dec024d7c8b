import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './chrome.ts';

/** The built product, running on a free port of the loopback. */
export interface Service {
  readonly base: string;
  /** From the start of the process to the first good answer of /healthz, milliseconds. */
  readonly ready: number;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts dist/server/main.js with a database of its own; throws when it is not ready in 20 s. */
export async function startService(root: string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-bench-'));
  const port = await freePort();
  const started = performance.now();
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    // One visitor makes more quotes than a person would.
    LIMIT_QUOTES: '0',
  };
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: environment,
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((end) => child.once('exit', end));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (performance.now() - started < 20_000) {
    const isReady = await fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { base, ready: performance.now() - started, stop };
    await wait(10);
  }
  await stop();
  throw new Error('The service was not ready in 20 s.');
}

const quote = {
  switchType: 'dualConsolidatedToDualConsolidated',
  postcode: 'NR21NH',
  addressLine1: '1 Lapwing Way',
  addressLine2: '',
  town: 'Norwich',
  county: '',
  mpan: '018011001099991001006',
  mprn: null,
  billConsumptionIsEstimated: true,
  referrerBranchCode: 'WEB',
  switchOwnerReference: 'BENCH',
  isHappyToBeAutoSwitched: false,
  accountManagementOnline: 'UnInterested',
  newTariffPaymentMethod: 'monthlyDirectDebit',
  utilityPeriod: 'Annually',
  tariffValidToDate: null,
  currentPayMethod: 'monthlyDirectDebit',
  electricityCurrentCostEstimated: null,
  electricityCurrentUsageEstimated: 2700,
  gasCurrentCostEstimated: null,
  gasCurrentUsageEstimated: 11500,
  electricityConsumptionExceedsGasConsumption: false,
};

async function post(base: string, path: string, body: unknown, token?: string): Promise<unknown> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Creates a dual-fuel quote and reads its ranked results, over HTTP: the median of 60, milliseconds. */
export async function quoteTime(base: string): Promise<number> {
  const look = {
    postcode: 'NR21NH',
    switchType: quote.switchType,
    supplierId: 2,
    currentPayMethod: quote.currentPayMethod,
    economy7Percentage: 0,
  };
  const { tariffsDto } = (await post(base, '/request/tariffs', look)) as {
    tariffsDto: { tariffs: { id: number }[] };
  };
  const { token } = (await post(base, '/auth/token', {})) as { token: string };
  const body = { ...quote, tariffId: tariffsDto.tariffs[0]?.id };
  const times: number[] = [];
  for (let run = 0; run < 70; run += 1) {
    const started = performance.now();
    const { geniusSwitchDto } = (await post(base, '/request/switch/v2/dual-consolidated', body, token)) as {
      geniusSwitchDto: { switchId: number };
    };
    const saved = {
      switchType: quote.switchType,
      includeAllPayMethodOptions: false,
      proposedPayMethod: 'MonthlyDirectDebit',
      electricitySmartMeterInstalled: false,
      gasSmartMeterInstalled: false,
    };
    await post(base, '/request/results/detail', { ...saved, switchId: geniusSwitchDto.switchId }, token);
    if (run >= 10) times.push(performance.now() - started);
  }
  return median(times);
}
