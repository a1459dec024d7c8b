import { describe, expect, it } from 'vitest';
import { dualQuote } from '../service/quotes.ts';
import { startService, visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases } from './stores.ts';

/** A payment as it begins. */
const payment = {
  customer_id: 'customer',
  project_id: 1,
  percentage: 25,
  pence: 100,
  page: '',
  created_at: '2026-08-10T12:00:00.000Z',
};

const complete = 'POST /request/switch/pro/complete';

describe.each(databases)('a database of %s from before quotes had owners', (_, createDatabase) => {
  it('goes on: an open sign-up is completed by its visitor; a quote that nobody can show is nobody’s; who had paid has a reference', async () => {
    const database = createDatabase();
    const before = await startService({ store: await database.open() });
    const mine = visitor('me', before.anonymous);
    const open = await given.beginSignUp(mine);
    const shared = await given.beginSignUp(mine);
    const { geniusSwitchDto: alone } = await mine.call('POST /request/switch/v2/dual-consolidated', {
      body: dualQuote,
    });
    await before.store.offsets.start({ ...payment, oid: 'paid' });
    await before.store.offsets.start({ ...payment, oid: 'again' });
    await before.store.offsets.start({ ...payment, oid: 'open' });
    await before.stop();
    // As the version before left it: no owner, and sign-ups that anybody could start on a quote that they knew of.
    await database.run(`insert into sign_ups (key_hash, switch_id, subject, plan, revision, created_at)
      select 'stranger', switch_id, 'stranger', plan, 0, created_at from sign_ups where switch_id = ${shared.switchId}`);
    await database.run(
      `drop table progress_links; drop table kept; drop table outbox; drop table wordings;
       alter table sign_ups drop column shown; alter table quotes drop column led_from;
       drop index offsets_paid_customer; alter table offsets drop column paid_customer_id;
       alter table quotes drop column owner; delete from kysely_migration where name >= '003';
       update offsets set settled_at = created_at where oid = 'paid';
       update offsets set settled_at = '2026-08-11T12:00:00.000Z' where oid = 'again'`,
    );

    const after = await startService({ store: await database.open() });
    const me = visitor('me', after.anonymous);
    await given.fillSignUp(me, open.switchKey);
    const completed = await me.send(complete, {
      body: { switchKey: open.switchKey, switchCompleteOption: 'None' },
    });
    expect(completed.status).toBe(200);
    for (const { switchId } of [alone, shared]) {
      const { switchType } = dualQuote;
      const body = { switchId, switchType, switchPlan: given.bothFuels };
      expect((await me.send('POST /request/switch/pro/key', { body })).status).toBe(404);
    }
    const body = { switchKey: shared.switchKey, switchCompleteOption: 'None' };
    expect((await me.send(complete, { body })).status).toBe(404);
    // Who had paid and was not told has a reference now; who had not has none. Of two the first one counts.
    const referenceOf = async (oid: string) => (await after.store.offsets.find(oid))?.reference;
    expect(await referenceOf('paid')).toMatch(/^CO2-[0-9A-F]{10}$/);
    expect(await referenceOf('again')).toMatch(/^CO2-[0-9A-F]{10}$/);
    expect(await referenceOf('open')).toBeNull();
    expect(await after.store.offsets.paidBy('customer')).toMatchObject({ oid: 'paid' });
    await after.stop();
    await database.remove();
  });
});
