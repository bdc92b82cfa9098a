import * as v from 'valibot';
import { PAUSERS, STORE_STATES } from '#domain/catalogue/store-state.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { SPAN_DAYS } from '#domain/policies/figures.ts';
import { OWN_PHONE_DAYS } from '#domain/policies/moderation.ts';
import { weekOf } from '#domain/seller/settlements/week.ts';
import type {
  changeStoreFee,
  closeStore,
  renameStore,
  StoreDetail,
} from '#domain/seller/store/store-desk.ts';
import { lockStore } from '../../catalogue/stores/store-state-store.ts';
import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { storeNameTaken } from '../applications/application-service.ts';
import { isNameTaken } from '../applications/application-store.ts';
import { closeEmpty } from './close-empty.ts';
import { hasOpenOrders } from './own-store-store.ts';
import {
  countOwnPhone,
  findStoreAtDesk,
  findStoreFigures,
  keepFee,
  lockForClosing,
  touchStore,
} from './store-desk-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Returns the details of a store for administrators. */
export async function readStore({ db, clock }: Ports, id: number): Promise<StoreDetail> {
  const row = await findStoreAtDesk(db, id);
  if (!row) throw new ShopError('STORE_NOT_FOUND');
  const now = clock.now();
  const since = daysBefore(now, SPAN_DAYS.month);
  const { fee, next, sold, goods } = await findStoreFigures(db, id, { now, since });
  const { DRAFT = 0, ON_SALE = 0, HIDDEN = 0, SUSPENDED = 0 } = goods;
  return {
    storeId: row.id,
    name: row.name,
    seller: { userId: row.sellerId, nickname: row.nickname },
    description: row.description,
    state: v.parse(v.picklist(STORE_STATES), row.state),
    pauseReason: row.pauseReason,
    pausedBy: v.parse(v.nullable(v.picklist(PAUSERS)), row.pausedBy),
    businessNo: row.businessNo,
    ownerName: row.ownerName,
    mailOrderNo: row.mailOrderNo,
    address: row.address,
    phone: row.phone,
    email: row.email,
    returnAddress: row.returnAddress,
    courier: row.courier,
    goods: { DRAFT, ON_SALE, HIDDEN, SUSPENDED },
    sold30: sold,
    ownPhone: await countOwnPhone(db, id, daysBefore(now, OWN_PHONE_DAYS)),
    hasOpenOrders: await hasOpenOrders(db, id),
    feeBasisPoints: fee,
    nextFee: next,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Locks a store and checks its version. */
async function lockSeen(tx: Queryable, id: number, version: number) {
  const store = await lockStore(tx, id);
  if (!store) throw new ShopError('STORE_NOT_FOUND');
  if (store.version !== version) throw new ShopError('VERSION_CONFLICT');
  return store;
}

type Asked<T> = { id: number } & T;

/** Closes a store without open orders; afterwards only an administrator reopens it. */
export const closeByAdmin = (
  { db, clock }: Ports,
  { id, reason, version: seen }: Asked<BodyOf<typeof closeStore>>,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent({ db, clock }, attempt, async (tx) => {
    const now = clock.now();
    await lockForClosing(tx, id);
    const store = await lockSeen(tx, id, seen);
    if (store.state === 'CLOSED') throw new ShopError('VERSION_CONFLICT');
    const version = await closeEmpty(tx, id, { by: 'ADMIN', reason }, now);
    const told = [{ userId: store.sellerId, facts: { storeId: id, version, reason } }];
    await notify(tx, 'STORE_CLOSED', told, now);
    return { state: 'CLOSED' as const, version };
  });

/** Renames a store to a name that is free. */
export const renameByAdmin = (
  { db, clock }: Ports,
  { id, storeName: name, reason, version: seen }: Asked<BodyOf<typeof renameStore>>,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent({ db, clock }, attempt, async (tx) => {
    const now = clock.now();
    const store = await lockSeen(tx, id, seen);
    if (await isNameTaken(tx, name, store.sellerId)) throw storeNameTaken();
    const version = await touchStore(tx, id, { name }, now);
    const detail = { from: store.name, to: name, reason, version };
    await audit(tx, { action: 'STORE_RENAMED', target: ['STORE', id], detail }, now);
    const told = [{ userId: store.sellerId, facts: { storeId: id, version, name, reason } }];
    await notify(tx, 'STORE_RENAMED', told, now);
    return { name, version };
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? storeNameTaken(error) : error;
  });

/**
 * Changes the fee of a store from the next settlement week on, so that the current week keeps the
 * announced rate.
 */
export const changeFee = (
  { db, clock }: Ports,
  { id, basisPoints, reason, version: seen }: Asked<BodyOf<typeof changeStoreFee>>,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent({ db, clock }, attempt, async (tx) => {
    const now = clock.now();
    const store = await lockSeen(tx, id, seen);
    const { until: begins } = weekOf(now);
    const from = seoulDay(begins);
    await keepFee(tx, id, { basisPoints, from: begins }, now);
    const version = await touchStore(tx, id, {}, now);
    const detail = { basisPoints, from, reason, version };
    await audit(tx, { action: 'STORE_FEE_CHANGED', target: ['STORE', id], detail }, now);
    const facts = { storeId: id, version, basisPoints, from, reason };
    await notify(tx, 'STORE_FEE_CHANGED', [{ userId: store.sellerId, facts }], now);
    return { nextFee: { basisPoints, from }, version };
  });
