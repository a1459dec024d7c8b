import { describe, expect, it } from 'vitest';
import { callsTo, dataFolder, run } from './processes.ts';
import * as given from './signUps.ts';

const complete = 'POST /request/switch/pro/complete';

describe('the erase command', () => {
  it('forgets a switch beside the running service, and says so', async () => {
    const DATA_DIR = dataFolder();
    const { child, ready, ended } = run({ DATA_DIR });
    const calls = callsTo(await ready);
    const { switchId, switchKey } = await given.signUp(calls);
    const erase = (...rest: string[]) => run({ DATA_DIR }, ['src/main/erase.ts', ...rest]).ended;
    expect((await erase('--switch', String(switchId))).said).toBe(`Erased switch ${switchId}: 2 records.\n`);
    expect((await erase('--switch', String(switchId))).said).toBe(
      `Nothing is known of switch ${switchId}.\n`,
    );
    expect((await erase('--switch', '1', '--switch', '2')).code).toBe(1);
    for (const id of ['0', '07', '-1']) expect((await erase('--switch', id)).code).toBe(1);
    const { code, complained } = await erase('--switch', 'everything');
    expect([code, complained]).toEqual([1, 'Say which: npm run erase -- --switch 123456789\n']);
    const again = await calls.send(complete, { body: { switchKey, switchCompleteOption: 'None' } });
    expect(again.status).toBe(404);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});
