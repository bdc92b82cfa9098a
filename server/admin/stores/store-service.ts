import * as v from 'valibot';
import type { listStores as listStoresCall, StoreRow } from '#domain/admin/stores/store-admin.ts';
import { PAUSERS, STORE_STATES, type StoreState } from '#domain/catalogue/store-state.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { toPaged } from '#domain/kit/page.ts';
import { SPAN_DAYS } from '#domain/policies/figures.ts';
import { pauseStore, resumeStore } from '../../catalogue/stores/store-state.ts';
import { lockStore } from '../../catalogue/stores/store-state-store.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findInForce } from '../../members/sanctions/sanction-store.ts';
import { notify } from '../../notices/notify.ts';
import { countStates, findStoreIds, findStoreRows } from './store-list-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const SOLD_MS = SPAN_DAYS.month * 86_400_000;

/** Returns a page of stores with the number in each state. */
export async function listStores({ db, clock }: Ports, query: QueryOf<typeof listStoresCall>) {
  const { ids, total } = await findStoreIds(db, query);
  const now = clock.now();
  const at = { now, since: new Date(now.getTime() - SOLD_MS) };
  const rows = ids.length > 0 ? await findStoreRows(db, ids, at) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stores = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toRow(row)] : [];
  });
  return { ...toPaged(stores, query, total), counts: await countStates(db) };
}

const toRow = (row: Awaited<ReturnType<typeof findStoreRows>>[number]): StoreRow => ({
  storeId: row.id,
  name: row.name,
  seller: { userId: row.sellerId, nickname: row.nickname },
  state: v.parse(v.picklist(STORE_STATES), row.state),
  pauseReason: row.pauseReason,
  pausedBy: v.parse(v.nullable(v.picklist(PAUSERS)), row.pausedBy),
  products: Number(row.products),
  sold30: row.sold,
  feeBasisPoints: row.fee,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/**
 * Locks a store and checks its version; one closed by its seller can only be reopened by the
 * seller.
 */
async function lockSeen(tx: Queryable, id: number, version: number) {
  const store = await lockStore(tx, id);
  if (!store || (store.state === 'CLOSED' && store.pausedBy !== 'ADMIN'))
    throw new ShopError('STORE_NOT_FOUND');
  if (store.version !== version) throw new ShopError('VERSION_CONFLICT');
  return store;
}

type Said = { reason: string; version: number };
type Changed = { state: StoreState; version: number };

/**
 * Pauses a store, also over a pause by its seller or a sanction; afterwards only an administrator
 * reopens it.
 */
export const pauseByAdmin = (
  ports: Ports,
  id: number,
  { reason, version: seen }: Said,
  attempt: IdempotentRequest | null,
): Promise<Changed> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const store = await lockSeen(tx, id, seen);
    if (store.state === 'CLOSED') throw new ShopError('STORE_NOT_FOUND');
    const version = await pauseStore(tx, id, { by: 'ADMIN', reason }, now);
    await notify(
      tx,
      'STORE_PAUSED',
      [{ userId: store.sellerId, facts: { storeId: id, version, reason } }],
      now,
    );
    return { state: 'PAUSED', version };
  });

/** Reopens a store; refused while its seller is suspended or blocked. */
export const resumeByAdmin = (
  ports: Ports,
  id: number,
  { reason, version: seen }: Said,
  attempt: IdempotentRequest | null,
): Promise<Changed> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const store = await lockSeen(tx, id, seen);
    if (store.state === 'OPEN') throw new ShopError('VERSION_CONFLICT');
    if (await findInForce(tx, store.sellerId, ['SUSPEND', 'BLOCK'], now))
      throw new ShopError('SELLER_SHUT_OUT');
    const version = await resumeStore(tx, id, { by: 'ADMIN', reason }, now);
    await notify(
      tx,
      'STORE_RESUMED',
      [{ userId: store.sellerId, facts: { storeId: id, version, reason } }],
      now,
    );
    return { state: 'OPEN', version };
  });
