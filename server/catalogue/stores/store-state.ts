import type { Pauser } from '#domain/catalogue/store-state.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import { findStoreOf, lockStore, writeStoreState } from './store-state-store.ts';

/** Pauses a store: nothing can be ordered, and open orders continue. Returns its new version. */
export async function pauseStore(
  tx: Queryable,
  storeId: number,
  { by, reason }: { by: Pauser; reason: string },
  now: Date,
): Promise<number> {
  const version = await writeStoreState(tx, storeId, { state: 'PAUSED', by, reason }, now);
  await audit(
    tx,
    { action: 'STORE_PAUSED', target: ['STORE', storeId], detail: { by, reason, version } },
    now,
  );
  return version;
}

/** Reopens a store, with the reason in the audit log. Returns its new version. */
export async function resumeStore(
  tx: Queryable,
  storeId: number,
  { by, reason }: { by: Pauser; reason: string },
  now: Date,
): Promise<number> {
  const version = await writeStoreState(tx, storeId, { state: 'OPEN' }, now);
  await audit(
    tx,
    { action: 'STORE_RESUMED', target: ['STORE', storeId], detail: { by, reason, version } },
    now,
  );
  return version;
}

type Closed = { by: 'SELLER'; reason: null } | { by: 'ADMIN'; reason: string };

/** Closes a store without products on sale and open orders. Returns its new version. */
export async function closeStore(
  tx: Queryable,
  storeId: number,
  { by, reason }: Closed,
  now: Date,
): Promise<number> {
  const held = by === 'ADMIN' ? by : null;
  const version = await writeStoreState(tx, storeId, { state: 'CLOSED', by: held, reason }, now);
  const detail = { by, ...(reason ? { reason } : {}), version };
  await audit(tx, { action: 'STORE_CLOSED', target: ['STORE', storeId], detail }, now);
  return version;
}

const LET_IN = '판매자의 계정 정지가 끝나 판매를 다시 시작했어요.';
const SHUT_OUT = '판매자의 계정이 정지되어 판매를 멈췄어요.';

/**
 * Pauses the store of a suspended or blocked seller; one paused for another reason is unchanged.
 */
export async function pauseStoreOf(tx: Queryable, sellerId: number, now: Date): Promise<void> {
  const found = await findStoreOf(tx, sellerId);
  const store = found && (await lockStore(tx, found.id));
  if (store?.state === 'OPEN') await pauseStore(tx, store.id, { by: 'SANCTION', reason: SHUT_OUT }, now);
}

/** Reopens the store of a seller whose suspension ended, if it was paused for that alone. */
export async function resumeStoreOf(tx: Queryable, sellerId: number, now: Date): Promise<boolean> {
  const found = await findStoreOf(tx, sellerId);
  const store = found && (await lockStore(tx, found.id));
  if (store?.state !== 'PAUSED' || store.pausedBy !== 'SANCTION') return false;
  await resumeStore(tx, store.id, { by: 'SANCTION', reason: LET_IN }, now);
  return true;
}
