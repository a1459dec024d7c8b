import { randomBytes } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { Kysely } from 'kysely';
import { guardOf } from '../checked.ts';
import type { Sealer } from '../sealer.ts';
import type { TokenKeys } from '../token.ts';
import type { OwnTables } from './keeping.ts';

const isKept = guardOf<Record<keyof TokenKeys, string>>(
  Type.Object({ sign: Type.String(), visitor: Type.String() }),
);
const name = 'token';
const place = 'keys token';

const newKey = () => randomBytes(32).toString('base64');

/**
 * The keys of a database's tokens, sealed with the first key of the sealer from then on; the first that any process made are
 * everybody's. One that a version before kept in clear signs no more, as it stands in old copies; it still tells
 * visitors by, since that takes the visitor's own secret too. Throws when they are sealed with a key that is not here.
 */
export async function tokenKeysIn(db: Kysely<OwnTables>, sealer: Sealer): Promise<TokenKeys> {
  const found = await db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst();
  const value = found?.value;
  const put = async (kept: unknown) => {
    const sealed = sealer.seal(kept, place);
    await (value === undefined
      ? db
          .insertInto('keys')
          .values({ name, value: sealed })
          .onConflict((conflict) => conflict.column('name').doNothing())
      : // Another process may have been first.
        db.updateTable('keys').set({ value: sealed }).where('name', '=', name).where('value', '=', value)
    ).execute();
  };
  if (!value?.startsWith('v1.')) {
    await put({ sign: newKey(), visitor: value ?? newKey() });
    return tokenKeysIn(db, sealer);
  }
  const kept = sealer.open(value, place);
  if (!isKept(kept)) throw new Error('The keys of tokens cannot be read.');
  if (value.split('.')[1] !== sealer.keyIds[0]) await put(kept);
  return { sign: Buffer.from(kept.sign, 'base64'), visitor: Buffer.from(kept.visitor, 'base64') };
}
