import { sql } from 'kysely';
import type { StoreForm, StorePicture } from '#domain/seller/store/own-store.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';

/** Columns of a store. */
export const STORE = columns([
  'id',
  'seller_id',
  'name',
  'description',
  'created_at',
  'state',
  'pause_reason',
  'paused_by',
  'version',
  'updated_at',
  'name_key',
  'logo_url',
  'banner_url',
  'notice',
  'phone',
  'business_no',
  'owner_name',
  'mail_order_no',
  'address',
  'return_address',
  'email',
  'courier',
  'fee_rate_bp',
]);

const ownStore = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select(STORE).where('seller_id', '=', sellerId);

/** Finds the store of a seller. */
export const findOwnStore = (db: Queryable, sellerId: number) => ownStore(db, sellerId).executeTakeFirst();
export type OwnStoreRow = NonNullable<Awaited<ReturnType<typeof findOwnStore>>>;

/** Locks the seller's store, which serialises changes. */
export const lockOwnStore = (tx: Queryable, sellerId: number) =>
  ownStore(tx, sellerId).forNoKeyUpdate().executeTakeFirst();

/** Locks it against concurrent orders too, which hold a key lock on the store. */
export const lockToClose = (tx: Queryable, sellerId: number) =>
  ownStore(tx, sellerId).forUpdate().executeTakeFirst();

/** Updates a store and increments its version. */
export const rewriteStore = (tx: Queryable, id: number, form: StoreForm, now: Date) =>
  tx
    .updateTable('stores')
    .set({
      description: form.description,
      notice: form.notice,
      phone: form.phone,
      email: form.email,
      return_address: form.returnAddress || null,
      courier: form.courier || null,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(STORE)
    .executeTakeFirstOrThrow();

export type WantedPicture = { kind: StorePicture; name: string | null };

/**
 * Sets or clears a picture; returns the previous one. The version is unchanged, so that an open
 * form stays valid.
 */
export async function swapStorePicture(
  tx: Queryable,
  sellerId: number,
  { kind, name }: WantedPicture,
  now: Date,
): Promise<string | null | undefined> {
  const column = kind === 'logo' ? 'logo_url' : 'banner_url';
  const before = await lockOwnStore(tx, sellerId);
  if (!before) return undefined;
  await tx
    .updateTable('stores')
    .set({ [column]: name, updated_at: now })
    .where('id', '=', before.id)
    .execute();
  return kind === 'logo' ? before.logoUrl : before.bannerUrl;
}

/**
 * Returns whether the store has open business: reserved, paid, shipped or unconfirmed lines, or
 * claims.
 */
export async function hasOpenOrders(tx: Queryable, storeId: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select exists (
      select from order_items where store_id = ${storeId}
        and (status in ('PENDING', 'ORDERED', 'SHIPPED') or (status = 'DELIVERED' and confirmed_at is null)))
    or exists (select from claims c join order_items i on i.id = c.order_item_id
      where c.status in (${OPEN_CLAIM}) and i.store_id = ${storeId}) as open`.execute(tx);
  return rows[0]?.open ?? false;
}

/** Hides the products of a closed store. */
export const hideProducts = (tx: Queryable, storeId: number, now: Date) =>
  tx
    .updateTable('products')
    .set({ state: 'HIDDEN', version: sql<number>`version + 1`, updated_at: now })
    .where('store_id', '=', storeId)
    .where('state', '=', 'ON_SALE')
    .where('deleted_at', 'is', null)
    .execute();
