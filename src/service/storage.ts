import { dataKeyIn, refuseLostKey } from './dataKeys.ts';
import type { Environment } from './environment.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { openEmbedded, readEmbedded } from './store/embedded.ts';
import { explained } from './store/explained.ts';
import type { Keeping } from './store/keeping.ts';
import { outdated } from './store/migrate.ts';
import { openPostgres } from './store/postgres.ts';
import type { Admit, Store } from './store/store.ts';

/** An opened database, and what seals the personal data in it. */
export interface Storage<Kept> {
  readonly store: Store<Kept>;
  readonly sealer: Sealer;
  /** Where texts stand that no key has sealed: nobody reads them any more, and all else is served. */
  readonly damaged: readonly string[];
}

type Place = Pick<Environment, 'databaseUrl' | 'dataFolder' | 'dataKeys'>;

/**
 * Opens the database that the environment names, and the key of its personal data. Rejects, in words for operators, when
 * another process owns the database or it cannot be used, or when any of it was sealed with a key that is not given.
 * What a version before kept in clear is sealed. `reading` is a short errand beside the service that only reads: nothing is
 * made, brought up or written.
 */
export function openStorage<Kept>(
  keeping: Keeping<Kept>,
  place: Place,
  reading = false,
): Promise<Storage<Kept>> {
  const { databaseUrl, dataFolder } = place;
  if (databaseUrl !== undefined)
    return withKey(place, (admit) => openPostgres(keeping, databaseUrl, { reading, admit }), reading);
  const open = (admit: Admit) =>
    reading ? readEmbedded(keeping, dataFolder, admit) : openEmbedded(keeping, dataFolder, { admit });
  return explained(dataFolder, () => withKey(place, open, reading));
}

async function withKey<Kept>(
  { dataFolder, dataKeys }: Place,
  open: (admit: Admit) => Promise<Store<Kept>>,
  reading: boolean,
): Promise<Storage<Kept>> {
  const sealerHere = () => createSealer(dataKeys ?? dataKeyIn(dataFolder));
  let damaged: readonly string[] = [];
  const store = await open(async ({ sealedWith, sealedTexts }) => {
    const held = await sealedWith();
    if (reading && held === undefined) throw outdated();
    if (dataKeys === undefined) refuseLostKey(dataFolder, held);
    const { keyIds } = sealerHere();
    const isGiven = held !== undefined && keyIds.includes(held);
    refuseOtherKey(keyIds, isGiven ? undefined : held);
    const texts = await sealedTexts();
    refuseMissingKeys(keyIds, texts.keyIds);
    damaged = texts.damaged;
  });
  try {
    const sealer = sealerHere();
    if (reading) return { store, sealer, damaged: [] };
    // After every refusal: who is refused may go back to the keys, and the version, of before.
    refuseOtherKey(sealer.keyIds, await store.holdDataKey(sealer.keyIds));
    await store.tokenKeys(sealer);
    await store.sealPlain(sealer);
    // Texts in clear were among them.
    return { store, sealer, damaged: damaged.length === 0 ? [] : (await store.sealedTexts()).damaged };
  } catch (thrown) {
    // What is told is why it is closed.
    await store.close().catch(() => undefined);
    throw thrown;
  }
}

/** Throws when the database was sealed with another key than those given; undefined is none. */
function refuseOtherKey(given: readonly string[], other: string | undefined): void {
  if (other !== undefined)
    throw new Error(
      `The personal data in this database was sealed with another key: it needs ${other}, and ${given.join(', ')} is ` +
        'given. Give every process of one database the same DATA_KEY; to change it, put the new key before the old ' +
        'one, with a comma.',
    );
}

function refuseMissingKeys(given: readonly string[], needed: ReadonlyMap<string, number>): void {
  const missing = [...needed].filter(([id]) => !given.includes(id));
  const count = missing.reduce((all, [, texts]) => all + texts, 0);
  if (count > 0)
    throw new Error(
      `Some personal data in this database was sealed with a key that is not given (${missing.map(([id]) => id).join(', ')}): ` +
        `${count} ${count === 1 ? 'text' : 'texts'}. Put it behind the present one in DATA_KEY, with a comma, until ` +
        'nothing is sealed with it any more.',
    );
}

/** What operators are told of texts that are damaged. */
export const tellDamaged = (damaged: readonly string[]): string =>
  `What is kept here is damaged and cannot be read: ${damaged.join('; ')}. All else is served. Bring a copy back (npm run ` +
  'restore -- FILE), or forget what it is about (npm run erase).';
