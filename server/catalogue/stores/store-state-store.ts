import { sql } from 'kysely';
import type { Pauser } from '#domain/catalogue/store-state.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Locks a store before a change of its state, which serialises concurrent changes. */
export const lockStore = (tx: Queryable, id: number) =>
  tx
    .selectFrom('stores')
    .select(columns(['id', 'seller_id', 'name', 'state', 'paused_by', 'version']))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Finds the store of a seller. */
export const findStoreOf = (tx: Queryable, sellerId: number) =>
  tx.selectFrom('stores').select('id').where('seller_id', '=', sellerId).executeTakeFirst();

type State =
  | { state: 'PAUSED'; by: Pauser; reason: string }
  /** A store closed by an administrator is reopened by administrators only. */
  | { state: 'CLOSED'; by: 'ADMIN' | null; reason: string | null }
  | { state: 'OPEN' };

/** Writes the state of a store; returns its new version. */
export async function writeStoreState(tx: Queryable, id: number, to: State, now: Date): Promise<number> {
  const { version } = await tx
    .updateTable('stores')
    .set({
      state: to.state,
      paused_by: to.state === 'OPEN' ? null : to.by,
      pause_reason: to.state === 'OPEN' ? null : to.reason,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
