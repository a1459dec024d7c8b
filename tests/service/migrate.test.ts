import { expect, it } from 'vitest';
import { energyKeeping } from '../../src/energy/service/store/keeping.ts';
import { openEmbedded } from '../../src/service/store/embedded.ts';
import { dataFolder } from './processes.ts';

it('a start that is cut off while it brings the database up is as if it had not begun', async () => {
  const folder = dataFolder();
  const usual = energyKeeping();
  let isCutOff = true;
  const later = {
    ...usual,
    migrations: {
      ...usual.migrations,
      '999-later': {
        up: async (db: Parameters<NonNullable<(typeof usual.migrations)[string]>['up']>[0]) => {
          await db.schema.createTable('later').addColumn('n', 'integer').execute();
          if (isCutOff) throw new Error('cut off');
        },
      },
    },
  };
  await expect(openEmbedded(later, folder)).rejects.toThrow('cut off');
  isCutOff = false;
  const store = await openEmbedded(later, folder);
  await store.check();
  await store.close();
});
