import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { CallName } from '../../src/energy/api/contract.ts';
import { usualLimits } from '../../src/energy/service/limits.ts';
import { openEmbedded } from '../../src/main/stores.ts';
import { createSealer } from '../../src/service/sealer.ts';
import { bytesOf } from '../contract/stores.ts';
import { startService, temporaryFolder, visitor } from './service.ts';
import * as given from './signUps.ts';

const secret = [
  given.bank.sortCode,
  given.bank.accountNumber,
  given.bank.accountName,
  given.customer.dateOfBirth,
  '19710304',
  given.customer.emailAddress,
  given.customer.dayTimePhone,
  given.customer.firstName,
  given.customer.lastName,
  given.address.businessAddress.line1,
];

it('leaves no personal word of a sign-up in logs, and none at all in the database files [T-48, T-49, G-30]', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const folder = temporaryFolder();
  const store = await openEmbedded(folder.path);
  const service = await startService({
    store,
    log,
    limits: { ...usualLimits, bank: 1 },
  });
  const mine = visitor('canary@birds.example', service.anonymous);

  const { switchKey, switchId } = await given.beginSignUp(mine);
  await given.fillSignUp(mine, switchKey);
  const early = bytesOf(folder.path);
  const headers = { 'Idempotency-Key': given.customer.lastName };
  const bodies: readonly (readonly [CallName, object])[] = [
    ['POST /request/switch/pro/update/personal', given.customer],
    ['POST /request/switch/pro/update/address', given.address],
    ['POST /request/switch/pro/update/terms-and-conditions', given.terms],
    ['POST /request/switch/pro/update/bank', given.bank],
    ['POST /request/bank/is-valid', given.account],
    ['POST /request/bank/is-valid', given.account],
    ['POST /request/switch/pro/info/saved', {}],
  ];
  const statuses = new Set<number>();
  // Good, with an unknown key, with a stranger's field, and behind a broken database.
  const gone = { ...store.signUps, find: () => Promise.reject(new Error(JSON.stringify(given.bank))) };
  const broken = await startService({ store: { ...store, signUps: gone }, log });
  for (const [name, body] of bodies)
    for (const attempt of [
      await mine.send(name, { body: { switchKey, ...body }, headers }),
      await service.send(name, { body: { switchKey: 'x'.repeat(43), ...body } }),
      await mine.send(name, {
        body: { switchKey, ...body, [given.customer.emailAddress]: given.customer.lastName },
      }),
      await broken.send(name, { body: { switchKey, ...body } }),
    ])
      statuses.add(attempt.status);
  expect([...statuses].toSorted()).toEqual([200, 400, 404, 429, 500]);
  await mine
    .call('POST /request/bank/is-valid', { body: { switchKey, ...given.account } })
    .catch(() => undefined);
  const complete = await mine.send('POST /request/switch/pro/complete', {
    body: { switchKey, switchCompleteOption: 'None' },
  });
  expect(complete.status).toBe(200);
  const query = { switchId };
  await service.send('POST /request/clevel/customer/carbonoffset', { query });

  const late = bytesOf(folder.path);
  await service.stop();
  const files = early + late + bytesOf(folder.path);
  folder.remove();
  expect(lines.length).toBeGreaterThan(30);
  expect(files).toContain('sign_ups');
  for (const word of secret) {
    expect(lines.join('')).not.toContain(word);
    expect(files).not.toContain(word);
  }
});

it('keeps nothing of bank details and birth date that even the key could open, once handed off [T-50]', async () => {
  const key = randomBytes(32);
  const sealer = createSealer([key]);
  const folder = temporaryFolder();
  const store = await openEmbedded(folder.path);
  const service = await startService({ store, sealer });
  const { switchId } = await given.signUp(service);
  const row = await store.signUps.findCompleted('completed_switch_id', switchId);
  const opened = Object.entries(row ?? {})
    .filter(([, value]) => typeof value === 'string' && value.startsWith('v1.'))
    .map(([column, value]) => JSON.stringify(sealer.open(String(value), `${row?.key_hash} ${column}`)));
  expect(opened.length).toBe(4);
  for (const word of [given.bank.sortCode, given.bank.accountNumber, given.customer.dateOfBirth])
    expect(opened.join('')).not.toContain(word);
  await service.stop();
  folder.remove();
});
