/**
 * `npm run bench`: the product's figures beside their goals, as a table. Times are of this machine; the ratios, taken in
 * turn in one run beside the same form by hand in React, are what holds elsewhere. `--strict` fails when a goal is missed.
 * `--bytes` shows instead what the first card and each later page weigh, beside what was kept last, and fails over budget;
 * `--keep` keeps it (tests/bench/bytes.json).
 */

import '../../src/command/outlive-reader.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../../src/trade.ts';
import { unfold } from '../e2e/hands.ts';
import { QuoteJourney } from '../e2e/journey.ts';
import { cost } from '../load/cost.ts';
import { startLoaded } from '../load/service.ts';
import { visitorsOf } from '../load/visit.ts';
import { runBundled } from './bundled.ts';
import { bytesTable } from './bytes.ts';
import { launch, median, open } from './chrome.ts';
import type { engineTimes } from './engine-times.ts';
import { compareFirstPages } from './first-page.ts';
import { compareKeys, compareStarts, net, typeInto } from './keystrokes.ts';
import { type BenchPages, serveBenchPages } from './pages.ts';
import { resultsTimes } from './results-times.ts';
import { quoteTime, startService } from './service-times.ts';
import { signUpKeys } from './sign-up-keys.ts';
import { studioProofTimes } from './studio-proof.ts';
import { previewTimes } from './studio-times.ts';

const root = join(import.meta.dirname, '../..');
const rounds = Number(process.env.ROUNDS ?? 5);

interface Row {
  readonly figure: string;
  readonly measured: number;
  readonly goal: number;
  readonly unit: string;
}

const rows: Row[] = [];
const isMissed = ({ measured, goal }: Row) => !(measured <= goal);
const shown = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 100 ? 2 : 0) : '-');

/** Tells a figure as soon as it is known. */
function row(figure: string, measured: number, goal: number, unit: string): void {
  const one = { figure, measured, goal, unit };
  rows.push(one);
  const verdict = goal === Number.POSITIVE_INFINITY ? '    ' : isMissed(one) ? 'OVER' : 'ok  ';
  const told = `${shown(measured).padStart(8)} ${unit.padEnd(8)} goal ${shown(goal)}`;
  process.stdout.write(`${verdict} ${figure.padEnd(58)} ${told}\n`);
}

/** Compressed bytes of script and styles of the first page with everything that it loads, kB. */
async function firstPage(browser: Browser, base: string): Promise<void> {
  const { page, close } = await open(browser);
  const sizes = { script: 0, css: 0 };
  const counted = new Set<string>();
  page.on('response', async (response) => {
    // A file that is loaded ahead is told of once more when it is imported.
    if (counted.has(response.url())) return;
    counted.add(response.url());
    const kind = response.headers()['content-type'] ?? '';
    const part = kind.includes('javascript') ? 'script' : kind.includes('css') ? 'css' : undefined;
    if (part) sizes[part] += gzipSync(await response.body(), { level: 9 }).length;
  });
  await page.goto(`${base}/switch/home-energy`, { waitUntil: 'networkidle' });
  const within = (await page.locator('style[data-href]').allTextContents()).join('');
  sizes.css += gzipSync(within, { level: 9 }).length;
  await close();
  row('first page, script', sizes.script / 1000, 200, 'kB gzip');
  row('first page, styles', sizes.css / 1000, 15, 'kB gzip');
}

/** What the ranked results of a dual-fuel quote take of one core of the service. */
async function resultsCost(): Promise<void> {
  const loaded = await startLoaded('embedded', []);
  const visitors = visitorsOf(loaded.address);
  const costs = await cost(loaded, visitors, 300);
  row('  its ranked results, of one core', costs.get('POST /request/results/detail') ?? Number.NaN, 1, 'ms');
  visitors.leave();
  await loaded.stop();
}

/** What a person waits for on the first page, beside a page of raw React that looks the same. */
async function firstPaint(browser: Browser, base: string): Promise<void> {
  const { ours, raw } = await compareFirstPages(browser, base, rounds);
  row('first page, first paint, beside raw React', ours.firstPaint / raw.firstPaint, 0.6, 'x');
  row('  largest paint', ours.largestPaint / raw.largestPaint, 0.6, 'x');
  row('  a letter typed at once is drawn', ours.letter / raw.letter, 1, 'x');
  row('  total blocking time, at most that of raw React', ours.blocking, raw.blocking, 'ms');
  const whole = Number.POSITIVE_INFINITY;
  row('  blocked from the start on, raw React', raw.blockingInAll, whole, 'ms');
  row('  blocked from the start on, ours', ours.blockingInAll, whole, 'ms');
  row('  layout shift', ours.shift, 0, '');
}

/** Keys in the usage amounts of the real quote journey, its largest card. */
async function largestCard(browser: Browser, base: string): Promise<number> {
  const opened = await open(browser);
  const { page } = opened;
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH', 0, `${base}/switch/home-energy`);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await unfold(page.locator('#field-electricityUsage-usage'));
  const costs = await typeInto(opened, '#field-electricityUsage-usage', '123451234512345');
  await opened.close();
  return median(costs.slice(1));
}

/** Gives what a key costs on an empty page, milliseconds. */
async function forms(browser: Browser, pages: BenchPages): Promise<number> {
  const wanted = [
    { page: 'blank', copies: 1 },
    { page: 'raw', copies: 1 },
    { page: 'form', copies: 1 },
    { page: 'form', copies: 4 },
    { page: 'form', copies: 16 },
    { page: 'raw', copies: 16 },
  ] as const;
  const [blank, raw, form, form4, form16, raw16] = await compareKeys(browser, pages, wanted, rounds);
  if (!blank || !raw || !form || !form4 || !form16 || !raw16)
    throw new Error('A page of the bench was not measured.');
  row('keystroke, 45 fields, net, beside raw React', net(form.median, blank.median, raw.median), 1.5, 'x');
  row('first key, beside raw React', form.first / raw.first, 1.5, 'x');
  row('keystroke, 4 times the cards, beside once', form4.median / form.median, 1.3, 'x');
  row('keystroke, 16 times the cards, beside once', form16.median / form.median, 1.3, 'x');
  row('  the same of raw React, for scale', raw16.median / raw.median, Number.POSITIVE_INFINITY, 'x');
  const many = net(form16.median, blank.median, raw16.median);
  row('keystroke, 16 times the cards, net, beside raw React', many, 1.3, 'x');
  const [slowRaw = Number.NaN, slowForm = Number.NaN] = await compareStarts(
    browser,
    [pages.url('raw'), pages.url('form')],
    rounds,
  );
  row('start, slow 4G and 4x CPU, beside raw React', slowForm / slowRaw, 1.6, 'x');
  return blank.median;
}

/** The engine as the page has it. */
async function engine(): Promise<void> {
  const times = await runBundled<ReturnType<typeof engineTimes>>('engine-times.ts', 'engineTimes');
  row(`engine, whole quote journey resolved (${times.open} cards open)`, times.resolve, 0.5, 'ms');
  row('engine, one answer with its resolve', times.answer, 1, 'ms');
  row('engine, terms card of the sign-up resolved', times.terms, 0.3, 'ms');
}

/** `npm run check` with its start: the median of three, milliseconds. */
function checkTime(...flags: readonly string[]): number {
  const run = () => {
    const started = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', 'check', '--', ...flags], { cwd: root });
    if (status !== 0) throw new Error('The definitions have a problem: npm run check says which.');
    return performance.now() - started;
  };
  run();
  return median([run(), run(), run()]);
}

function checker(): void {
  row('checker, all files by every rule, with its start', checkTime('--rules'), 1000, 'ms');
  row('checker, and the proof over all paths', checkTime(), 2000, 'ms');
}

/** The studio's check and proof after one edit of each file, and a sentence of a supplier as it is typed. */
async function studio(browser: Browser, base: string): Promise<void> {
  const files = readDefinitionFiles(root, trade);
  const times = (await studioProofTimes(browser, base, files)).toSorted((one, other) => one - other);
  const share = (part: number) => times[Math.floor(part * times.length)] ?? Number.NaN;
  row(`studio, proof after an edit of meaning, half of ${times.length}`, share(0.5), 100, 'ms');
  row('  the same, nine in ten', share(0.9), 100, 'ms');
  row('  the same, the worst', times.at(-1) ?? Number.NaN, 100, 'ms');
  const { worst } = await previewTimes(browser, base);
  row('studio, keystroke to its preview, the worst of 30', worst, 150, 'ms');
}

if (process.argv.includes('--bytes'))
  process.exit((await bytesTable(process.argv.includes('--keep'))) ? 0 : 1);

const service = await startService(root);
const browser = await launch();
const pages = await serveBenchPages();
try {
  row('service ready after its start', service.ready, 2000, 'ms');
  row('quote and ranked results of a dual-fuel home', await quoteTime(service.base), 15, 'ms');
  await resultsCost();
  await firstPage(browser, service.base);
  await firstPaint(browser, service.base);
  const blank = await forms(browser, pages);
  row(
    'keystroke in the usage card of the quote, net',
    (await largestCard(browser, service.base)) - blank,
    Number.POSITIVE_INFINITY,
    'ms',
  );
  const signUp = await signUpKeys(browser, service.base, pages, rounds);
  row('keystroke in the sign-up, net, beside raw React', signUp.open, 1.5, 'x');
  row('  the same with the review of all answers open', signUp.finished, Number.POSITIVE_INFINITY, 'x');
  const results = await resultsTimes(browser, service.base);
  row('results of 5,000 deals, reply to first paint, 4x CPU', results.firstPaint, 250, 'ms');
  row('results of 5,000 deals, script of a filter, 4x CPU', results.filter, 50, 'ms');
  await engine();
  checker();
  await studio(browser, service.base);
} finally {
  await browser.close();
  await pages.close();
  await service.stop();
}

process.exitCode = process.argv.includes('--strict') && rows.some(isMissed) ? 1 : 0;
