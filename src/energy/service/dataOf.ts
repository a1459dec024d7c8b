import type { Static, TSchema } from '@sinclair/typebox';
import { checkedData } from '../../service/checked.ts';

/** A file of `data/`, typed by its schema. Throws at start-up, naming the file, when the two differ. */
export const dataOf = <S extends TSchema>(file: string, schema: S, data: unknown): Static<S> =>
  checkedData(`src/energy/service/data/${file}`, schema, data);
