import { describe, expect, it } from 'vitest';
import { offLimits } from '../service/off-limits.ts';
import { callsTo, dataFolder, run } from '../service/processes.ts';
import * as given from '../service/signUps.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

/** The samples of a scrape by their whole name, labels in the order that they are written in. */
const samplesIn = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]),
  );

describe.each(databases)('the metrics of a process on %s', (name) => {
  it('count requests, sign-ups, switches and the database on a port of their own, and hold nothing of people', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const DATA_DIR = dataFolder();
    const { child, ready, said, ended } = run({ ...environment, ...offLimits, DATA_DIR, METRICS_PORT: '0' });
    const address = await ready;
    const port = /Metrics are at http:\/\/localhost:(\d+)\/metrics\n/.exec(said())?.[1];
    const look = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const calls = callsTo(address);
    const { switchKey, switchId } = await given.beginSignUp(calls);
    expect(samplesIn(await look()).get('service_sign_ups_open')).toBe(1);
    await given.fillSignUp(calls, switchKey);
    const complete = { body: { switchKey, switchCompleteOption: 'None' } } as const;
    await calls.call('POST /request/switch/pro/complete', complete);
    await calls.call('POST /request/switch/pro/complete', complete);
    const kept = { emailAddress: 'dunnock@birds.example', quote: null, answers: '{}' };
    await calls.call('POST /request/quote/keep', { body: kept });
    await fetch(`${address}/request/ev/make/31337/model?postcode=NR21NH`);
    await fetch(`${address}/assets/canary-31337.js`);

    const text = await look();
    const samples = samplesIn(text);
    const route = (path: string, method = 'POST') => `method="${method}",route="${path}"`;
    const completes = route('/request/switch/pro/complete');
    const seconds = 'service_request_duration_seconds';
    expect(samples.get('service_sign_ups_open')).toBe(0);
    expect(samples.get('service_switches_completed_total')).toBe(1);
    expect(samples.get(`service_requests_total{${completes},status="200"}`)).toBe(2);
    expect(samples.get(`${seconds}_count{${completes}}`)).toBe(2);
    expect(
      samples.get(`service_requests_total{${route('/request/ev/make/:id/model', 'GET')},status="200"}`),
    ).toBe(1);
    expect(samples.get(`service_requests_total{${route('/*', 'GET')},status="404"}`)).toBe(1);
    expect(samples.get('service_requests_shed_total')).toBe(0);
    expect(samples.get('service_letters_waiting')).toBe(1);
    expect(samples.get('service_letters_refused')).toBe(0);
    expect(samples.get('service_store_duration_seconds_count{call="signUps.complete"}')).toBe(1);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    const waiting = samples.get('service_database_connections{state="waiting"}');
    expect(waiting).toBe(environment.DATABASE_URL === undefined ? undefined : 0);
    // Without what is measured, which may be any digits.
    const named = text.replaceAll(/ [-+.\de]+$/gm, '');
    for (const canary of [switchKey, String(switchId), '31337', 'NR21NH', 'canary', 'Canaria', 'dunnock'])
      expect(named).not.toContain(canary);

    const page = await fetch(`${address}/metrics`);
    expect(await page.text()).not.toContain('service_');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await remove();
  });
});
