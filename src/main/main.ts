import '../command/outlive-reader.ts';
import { definitionsIn } from '../energy/service/definitionsIn.ts';
import { energyService } from '../energy/service/index.ts';
import { runService } from '../service/run.ts';
import { root } from './root.ts';

await runService(
  energyService({ definitions: () => definitionsIn(root) }),
  root,
  async () => (await import('../app/draw.tsx')).pageDrawer,
);
