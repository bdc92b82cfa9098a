import * as v from 'valibot';
import { PAUSERS, STORE_STATES } from '#domain/catalogue/store-state.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import {
  type changeOwnStore,
  type moveOwnStore,
  type OwnStore,
  STORE_PICTURES,
  type StorePicture,
} from '#domain/seller/store/own-store.ts';
import { pauseStore, resumeStore } from '../../catalogue/stores/store-state.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeUpload, storePicture } from '../../files/images.ts';
import { keepIfDone } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import type { ReceivedFile } from '../../kit/ports/file-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { closeEmpty } from './close-empty.ts';
import {
  findOwnStore,
  lockOwnStore,
  lockToClose,
  type OwnStoreRow,
  rewriteStore,
  swapStorePicture,
  type WantedPicture,
} from './own-store-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
const stateOf = v.picklist(STORE_STATES);
const pauserOf = v.nullable(v.picklist(PAUSERS));

const toWire = (row: OwnStoreRow): OwnStore => ({
  storeId: row.id,
  sellerId: row.sellerId,
  storeName: row.name,
  description: row.description,
  notice: row.notice,
  logo: row.logoUrl,
  banner: row.bannerUrl,
  phone: row.phone,
  email: row.email,
  returnAddress: row.returnAddress,
  courier: row.courier,
  businessNo: row.businessNo,
  ownerName: row.ownerName,
  mailOrderNo: row.mailOrderNo,
  address: row.address,
  state: v.parse(stateOf, row.state),
  pauseReason: row.pauseReason,
  pausedBy: v.parse(pauserOf, row.pausedBy),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: (row.updatedAt ?? row.createdAt).toISOString(),
});

const found = (row: OwnStoreRow | undefined): OwnStoreRow => {
  if (!row) throw new ShopError('STORE_NOT_FOUND');
  return row;
};

/** Returns the store of a seller; throws if there is none. */
export const readOwn = async (db: Queryable, sellerId: number): Promise<OwnStore> =>
  toWire(found(await findOwnStore(db, sellerId)));

/** Changes the seller's store; without a version the last write wins. */
export const changeOwn = (
  { db, clock }: Ports,
  sellerId: number,
  { version, ...form }: BodyOf<typeof changeOwnStore>,
): Promise<OwnStore> =>
  inTransaction(db, async (tx) => {
    const store = found(await lockOwnStore(tx, sellerId));
    if (version !== undefined && version !== store.version) throw new ShopError('VERSION_CONFLICT');
    return toWire(await rewriteStore(tx, store.id, form, clock.now()));
  });

/** Stores a picture, updates the store and then deletes the old file. */
export async function replacePicture(
  ports: Ports & Pick<Context, 'files' | 'jobs'>,
  sellerId: number,
  { kind, picture }: { kind: StorePicture; picture: ReceivedFile },
): Promise<OwnStore> {
  const { db, clock, files } = ports;
  const stored = await storePicture(ports, 'stores', picture, STORE_PICTURES[kind]);
  const wanted = { kind, name: stored.objectName };
  const old = await keepIfDone(files, [stored], () => pointed(db, sellerId, wanted, clock.now()));
  if (old) await removeUpload(files, old);
  return readOwn(db, sellerId);
}

/** Removes a picture of a store and deletes its file. */
export async function takePicture(
  { db, clock, files }: Ports & Pick<Context, 'files'>,
  sellerId: number,
  kind: StorePicture,
): Promise<OwnStore> {
  const old = await pointed(db, sellerId, { kind, name: null }, clock.now());
  if (old) await removeUpload(files, old);
  return readOwn(db, sellerId);
}

/** Sets or clears a picture of a store; returns the previous one. */
const pointed = (db: Queryable, sellerId: number, wanted: WantedPicture, now: Date) =>
  inTransaction(db, async (tx) => {
    const before = await swapStorePicture(tx, sellerId, wanted, now);
    if (before === undefined) throw new ShopError('STORE_NOT_FOUND');
    return before;
  });

const BY_SELLER = { by: 'SELLER', reason: '판매자가 다시 열었어요.' } as const;

/**
 * Pauses, reopens or closes the seller's store; a pause by another party can only be ended by it.
 */
export const moveOwn = (
  { db, clock }: Ports,
  sellerId: number,
  body: BodyOf<typeof moveOwnStore>,
): Promise<OwnStore> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const lock = body.state === 'CLOSED' ? lockToClose : lockOwnStore;
    const store = found(await lock(tx, sellerId));
    if (store.version !== body.version || store.state === body.state) throw new ShopError('VERSION_CONFLICT');
    if (store.pausedBy !== null && store.pausedBy !== 'SELLER') throw new ShopError('STORE_HELD');
    if (body.state === 'OPEN') await resumeStore(tx, store.id, BY_SELLER, now);
    else if (body.state === 'CLOSED') await closeEmpty(tx, store.id, { by: 'SELLER', reason: null }, now);
    else if (store.state === 'OPEN')
      await pauseStore(tx, store.id, { by: 'SELLER', reason: body.reason }, now);
    else throw new ShopError('VERSION_CONFLICT');
    return readOwn(tx, sellerId);
  });
