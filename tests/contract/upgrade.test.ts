import { describe, expect, it } from 'vitest';
import { dualQuote } from '../server/quotes.ts';
import { startService, visitor } from '../server/service.ts';
import * as given from '../server/signUps.ts';
import { databases } from './stores.ts';

const complete = 'POST /request/switch/pro/complete';

describe.each(databases)('a database of %s from before quotes had owners', (_, createDatabase) => {
  it('goes on: an open sign-up is completed by its visitor; a quote that nobody can show is nobody’s', async () => {
    const database = createDatabase();
    const before = await startService({ store: await database.open() });
    const mine = visitor('me', before.anonymous);
    const open = await given.beginSignUp(mine);
    const shared = await given.beginSignUp(mine);
    const { geniusSwitchDto: alone } = await mine.call('POST /request/switch/v2/dual-consolidated', {
      body: dualQuote,
    });
    await before.stop();
    // As the version before left it: no owner, and sign-ups that anybody could start on a quote that they knew of.
    await database.run(`insert into sign_ups (key_hash, switch_id, subject, plan, revision, created_at)
      select 'stranger', switch_id, 'stranger', plan, 0, created_at from sign_ups where switch_id = ${shared.switchId}`);
    await database.run(
      `alter table quotes drop column owner; delete from kysely_migration where name >= '003'`,
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
    await after.stop();
    await database.remove();
  });
});
