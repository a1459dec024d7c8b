import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/energy/service/sign-up/keys.ts';
import type { SignUp } from '../../src/energy/service/store/signUps.ts';
import { createSealer } from '../../src/service/sealer.ts';
import { dualQuote } from '../service/quotes.ts';
import { startService } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases } from './stores.ts';

/** What a customer says that no file may ever hold in clear. */
const home = {
  addressLine1: '17 Plover Rookery',
  addressLine2: 'Heronsgate',
  town: 'Ternbury',
  county: 'Larkshire',
};
const planted = [
  ...Object.values(home),
  given.customer.firstName,
  given.customer.lastName,
  given.customer.emailAddress,
  given.customer.dayTimePhone,
  given.customer.dateOfBirth,
  given.bank.accountNumber,
  given.bank.sortCode,
  given.address.businessAddress.line1,
  dualQuote.mpan,
];

/** Which of some texts stand among the bytes: of sealed ones any part that nothing else could be. */
const foundIn = (bytes: string, texts: readonly string[]) =>
  texts.filter((text) => bytes.includes(text.length > 80 ? text.slice(30, 70) : text));

const sealedOf = (row: SignUp | undefined) =>
  Object.values(row ?? {})
    .filter((value) => typeof value === 'string' && value.startsWith('v1.'))
    .map(String);

describe.each(databases)('what should be gone, in every byte of %s', (name, createDatabase) => {
  const begin = async () => {
    const database = createDatabase();
    const store = await database.open();
    const service = await startService({ store, sealer: createSealer([randomBytes(32)]) });
    const body = { ...dualQuote, ...home };
    // Others before and after: what is erased stands amid what stays.
    await given.signUp(service, { body });
    const { switchKey, switchId } = await given.beginSignUp(service, { body });
    await given.fillSignUp(service, switchKey);
    await given.signUp(service, { body });
    const find = () => store.signUps.find(hashOf(switchKey));
    return { database, store, service, switchKey, switchId, find };
  };
  const remove = async ({ database, service }: Awaited<ReturnType<typeof begin>>) => {
    await service.stop();
    const bytes = await database.bytes();
    await database.remove();
    return bytes;
  };

  it('never is in clear: name, home address, bank account, phone [T-48]', async () => {
    const all = await begin();
    const early = await all.database.bytes();
    const late = await remove(all);
    expect(late).toContain('v1.');
    expect(foundIn(early + late, planted)).toEqual([]);
  });

  it('goes with the hand-off: bank details and birth date, sealed as they were [T-50]', async () => {
    const all = await begin();
    const { bank, bank_verified, personal } = (await all.find()) ?? {};
    const sealed = [bank, bank_verified, personal].map(String);
    const body = { switchKey: all.switchKey, switchCompleteOption: 'None' } as const;
    await all.service.call('POST /request/switch/pro/complete', { body });
    // PostgreSQL takes it out of its files in rounds of its own.
    if (name === 'embedded')
      await expect.poll(async () => foundIn(await all.database.bytes(), sealed)).toEqual([]);
    else expect((await all.find())?.bank).toBeNull();
    await remove(all);
  });

  it('goes with the erasing of a switch: every sealed text of it, at once, and after the stop', async () => {
    const all = await begin();
    const row = await all.find();
    const quote = await all.store.findQuote(all.switchId, row?.subject ?? null);
    const sealed = [...sealedOf(row), String(quote?.body), String(row?.key_hash)];
    expect(foundIn(await all.database.bytes(), sealed)).toEqual(sealed);
    expect(await all.store.erase(all.switchId)).toBe(2);
    const after = await all.database.bytes();
    if (name === 'embedded') expect(foundIn(after, sealed)).toEqual([]);
    else
      await all.database.run(
        'do $$ begin assert (select vacuum_count from pg_stat_user_tables where relid = $t$sign_ups$t$::regclass) > 0; end $$',
      );
    const stopped = await remove(all);
    if (name === 'embedded') expect(foundIn(stopped, sealed)).toEqual([]);
  });

  it('goes with its age: what was never completed, and everything of 13 months ago', async () => {
    const all = await begin();
    const sealed = sealedOf(await all.find());
    const ever = '2999-01-01T00:00:00.000Z';
    expect(await all.store.eraseUnfinished(ever)).toBe(1);
    if (name === 'embedded') expect(foundIn(await all.database.bytes(), sealed)).toEqual([]);
    expect(await all.store.eraseBefore(ever)).toBe(5);
    const bytes = await remove(all);
    // The keys of tokens are nobody's data.
    if (name === 'embedded') expect(bytes.replaceAll('tokenv1.', '')).not.toContain('v1.');
  });
});
