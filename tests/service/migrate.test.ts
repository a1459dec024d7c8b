import { type DatabaseMetadataOptions, Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { energyKeeping } from '../../src/energy/service/store/keeping.ts';
import { openEmbedded } from '../../src/service/store/embedded.ts';
import type { OwnTables } from '../../src/service/store/keeping.ts';
import { migrate } from '../../src/service/store/migrate.ts';
import { Unavailable } from '../../src/service/store/unavailable.ts';
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

/** A database whose tables cannot be looked at the first few times. */
function lookedAtAfter(failures: number, failure: Error) {
  const dialect = new SqliteDialect({ database: new Database(':memory:') });
  let left = failures;
  return new Kysely<OwnTables>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => dialect.createDriver(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => {
        const looks = dialect.createIntrospector(db);
        return Object.assign(looks, {
          getTables: (options?: DatabaseMetadataOptions) => {
            left -= 1;
            if (left >= 0) throw failure;
            return Object.getPrototypeOf(looks).getTables.call(looks, options);
          },
        });
      },
    },
  });
}

const { migrations } = energyKeeping();

// The migrator looks at the tables of all schemas of PostgreSQL, also of somebody else's.
it.each([
  ['a schema', Object.assign(new Error('schema "other" does not exist'), { code: '3F000' })],
  ['a table of one', new Unavailable('tables', new Error('relation "other.t" does not exist'))],
])('looks again where %s that is not ours is dropped while it looks', async (_, failure) => {
  const db = lookedAtAfter(3, failure);
  await migrate(db, migrations);
  expect((await db.introspection.getTables()).map(({ name }) => name)).toContain('keys');
  await db.destroy();
});

it('tells at once of all else that it meets there, and in the end of a schema that stays away', async () => {
  const other = lookedAtAfter(1, new Unavailable('unreachable'));
  await expect(migrate(other, migrations)).rejects.toMatchObject({ lack: 'unreachable' });
  const gone = lookedAtAfter(99, new Unavailable('tables'));
  await expect(migrate(gone, migrations)).rejects.toMatchObject({ lack: 'tables' });
  for (const db of [other, gone]) await db.destroy();
});
