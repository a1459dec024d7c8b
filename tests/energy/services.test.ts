import { expect, it, vi } from 'vitest';

const opened = vi.hoisted(() => vi.fn(() => ({ effects: {} })));
vi.mock('../../src/energy/open-world.ts', () => ({ openWorld: opened }));

it('brings what talks to the API once it is told to begin', async () => {
  const { startServices } = await import('../../src/energy/services.ts');
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { world } = startServices('https://api.example', begun);
  await import('../../src/energy/open-world.ts');
  expect(opened).not.toHaveBeenCalled();
  begin();
  expect(await world).toEqual({ effects: {} });
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ baseUrl: 'https://api.example' }));
});
