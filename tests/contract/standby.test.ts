import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/main/stores.ts';
import { Cluster } from '../chaos/cluster.ts';
import { type Service, startService } from '../service/service.ts';
import { beginSignUp, fillSignUp } from '../service/signUps.ts';
import { databases } from './stores.ts';

/** How long a busy machine may take. */
const patience = { timeout: 20_000 };

const complete = 'POST /request/switch/pro/complete';
const waiting = "from pg_stat_activity where wait_event = 'SyncRep'";

describe.each(databases.filter(([name]) => name === 'PostgreSQL'))('%s with a standby', () => {
  let cluster: Cluster | string = 'it was not started';
  let service: Service;

  beforeAll(async () => {
    cluster = await Cluster.started();
    if (typeof cluster !== 'string') service = await startService({ store: await openPostgres(cluster.url) });
  });
  afterAll(async () => {
    if (typeof cluster === 'string') return;
    await service.stop();
    await cluster.remove();
  });

  it('is not told of a switch before the standby has it, also when its connection was lost meanwhile [S7.06]', async ({
    skip,
  }) => {
    if (typeof cluster === 'string') return skip(cluster);
    const { switchKey } = await beginSignUp(service);
    await fillSignUp(service, switchKey);
    await cluster.query("alter system set synchronous_standby_names = 'nobody'");
    await cluster.query('select pg_reload_conf()');
    const asked = service.send(complete, { body: { switchKey, switchCompleteOption: 'None' } });
    await cluster.until(`select pid ${waiting}`);
    // Whoever is terminated while it waits has committed here all the same, and everybody may read it.
    const [lost] = await cluster.query(`select pid, pg_terminate_backend(pid) ${waiting}`);
    const waits = cluster.until(`select pid ${waiting} and pid <> ${lost?.pid}`);
    expect(await Promise.race([asked.then(() => 'told'), waits.then(() => 'waits')])).toBe('waits');
    await cluster.query('alter system reset synchronous_standby_names');
    await cluster.query('select pg_reload_conf()');
    expect((await asked).status).toBe(200);
    expect((await asked).answer).toMatchObject({ geniusSwitchedDto: { uuid: expect.any(String) } });
  });

  it('is not told of a switch that was read where the standby, which took over meanwhile, has none [S7.06]', async ({
    skip,
  }) => {
    if (typeof cluster === 'string') return skip(cluster);
    const { store } = service;
    const database = cluster;
    const { switchKey } = await beginSignUp(service);
    await fillSignUp(service, switchKey);
    await cluster.query('create table standby as table sign_ups');
    const ask = { body: { switchKey, switchCompleteOption: 'None' } } as const;
    const first = await service.call(complete, ask);
    const takeOver = 'delete from sign_ups; insert into sign_ups table standby';
    const confirm = vi.spyOn(store.signUps, 'confirm').mockImplementationOnce(async (signUp) => {
      await database.query(takeOver);
      return store.signUps.confirm(signUp);
    });
    const { uuid } = (await service.call(complete, ask)).geniusSwitchedDto;
    confirm.mockRestore();
    expect(uuid).not.toBe(first.geniusSwitchedDto.uuid);
    expect((await store.signUps.findCompleted('uuid', uuid))?.completed_at).toEqual(expect.any(String));
  });

  it('is written to again once it is no standby any more, by new connections [T-40]', async ({ skip }) => {
    if (typeof cluster === 'string') return skip(cluster);
    const { store } = service;
    const others = 'from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
    const write = () => store.saveTracking([record]);
    await cluster.query('alter database postgres set default_transaction_read_only = on');
    await cluster.query(`select pg_terminate_backend(pid) ${others}`);
    // Who asks before the end of a connection is noticed is told `unreachable`; whoever asks next has a new one.
    await vi.waitFor(() => expect(write()).rejects.toMatchObject({ lack: 'read-only' }), patience);
    await cluster.query('set transaction_read_only = off; alter database postgres reset all');
    expect(await write()).toBe(1);
  });
});

it('a switch is told again as it was on a database that has no standby [S7.06]', async () => {
  const alone = await startService();
  const { switchKey } = await beginSignUp(alone);
  await fillSignUp(alone, switchKey);
  const ask = { body: { switchKey, switchCompleteOption: 'None' } } as const;
  const first = await alone.call(complete, ask);
  expect(await alone.call(complete, ask)).toEqual(first);
  await alone.stop();
});

const record = {
  userRefId: '',
  referralBranch: '',
  userTrackingId: 'standby',
  switchId: null,
  propertyDetails: [],
};
