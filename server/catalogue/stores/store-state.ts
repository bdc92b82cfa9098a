import type { Pauser } from '#domain/catalogue/store-state.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import { findStoreOf, lockStore, writeStoreState } from './store-state-store.ts';

/** Nothing of the store can be bought from here on; what was ordered goes on. Answers its new version. */
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

/** What the store has is sold again; why is in the trail. Answers its new version. */
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

/** The store is gone for shoppers: it has nothing on sale and nothing under way. Answers its new version. */
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

/** Who may not come in sells nothing. A store that is paused for another reason stays as it is. */
export async function pauseStoreOf(tx: Queryable, sellerId: number, now: Date): Promise<void> {
  const found = await findStoreOf(tx, sellerId);
  const store = found && (await lockStore(tx, found.id));
  if (store?.state === 'OPEN') await pauseStore(tx, store.id, { by: 'SANCTION', reason: SHUT_OUT }, now);
}

/** Nothing forbids the seller to come in any more: what was paused for that alone sells again. */
export async function resumeStoreOf(tx: Queryable, sellerId: number, now: Date): Promise<boolean> {
  const found = await findStoreOf(tx, sellerId);
  const store = found && (await lockStore(tx, found.id));
  if (store?.state !== 'PAUSED' || store.paused_by !== 'SANCTION') return false;
  await resumeStore(tx, store.id, { by: 'SANCTION', reason: LET_IN }, now);
  return true;
}
