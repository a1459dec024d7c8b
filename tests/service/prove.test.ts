import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callsTo, dataFolder, run } from './processes.ts';
import * as given from './signUps.ts';

describe('the prove command', () => {
  it('shows what the customer of a switch was shown, beside the running service, and only that', async () => {
    const DATA_DIR = dataFolder();
    const { child, ready, ended } = run({ DATA_DIR });
    const { switchId } = await given.signUp(callsTo(await ready));
    const prove = (...rest: string[]) => run({ DATA_DIR }, ['src/main/prove.ts', ...rest]).ended;
    const { said } = await prove('--switch', String(switchId));
    expect(said).toContain(`Switch ${switchId}, completed at `);
    expect(said).toContain('# suppliersTermsAndConditionsAreAccepted, answered true');
    expect(said).toContain('(S5.10, terms-accepted)');
    // What no words stand beside is evidence too: the numbers of the meters.
    const { mpanNumber, mprnNumber } = given.terms;
    const apart = said.slice(said.indexOf('Stored, with no words beside it'));
    expect(apart).toContain(`mpanNumber: "${mpanNumber}"`);
    expect(apart).toContain(`mprnNumber: "${mprnNumber}"`);
    const words = await prove('--switch', String(switchId), '--wording');
    const kept = createHash('sha256').update(words.said).digest('hex');
    expect(said).toContain(`Fingerprint of these:    ${kept}`);
    const { code, complained } = await prove('--switch', '7');
    expect([code, complained]).toEqual([1, 'No completed switch 7 is known.\n']);
    expect((await prove('--switch', 'all')).complained).toBe(
      'Say which: npm run prove -- --switch 123456789\n',
    );
    child.kill('SIGTERM');
    expect((await ended).complained).toBe('');
  });
});
