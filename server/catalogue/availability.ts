import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { afterCommit } from '../db/transaction.ts';

type Hear = (products: readonly number[]) => void;
const hearers = new WeakMap<Kysely<Database>, Hear>();

/** Calls `hear` with products of which an option has sold out or come back, once that is committed by this process. */
export const onAvailability = (db: Kysely<Database>, hear: Hear): void => void hearers.set(db, hear);

/** To be called in the transaction that has emptied or refilled options of these products. */
export function noteAvailability(products: readonly number[]): void {
  if (products.length > 0) afterCommit((db) => hearers.get(db)?.([...new Set(products)]));
}
