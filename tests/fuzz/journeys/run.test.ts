import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../command/run-command.ts';

it('`npm run fuzz -- --journeys` plays in processes of its own, and tells what it found', () => {
  const { status, stdout, stderr } = runCommand(
    join(import.meta.dirname, '../../..'),
    'tests/fuzz/cli.ts',
    '--journeys',
    '40',
  );
  expect([status, stdout, stderr]).toEqual([
    0,
    expect.stringMatching(/^\n40 random journeys \(seed 1\) .*: 0 invariants violated\n$/),
    '',
  ]);
});
