import { sql } from 'kysely';
import type { GuestView } from '#domain/catalogue/guest-recent-views.ts';
import type { ViewedProduct } from '#domain/catalogue/recent-view.ts';
import { MAX_RECENT_VIEWS } from '#domain/policies/records.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { cardsAt } from '../product-list/product-cards.ts';
import { CARD_COLUMNS } from '../products/card-columns-sql.ts';
import { onSale } from '../products/on-sale-sql.ts';
import { paidPrice } from '../products/paid-price-sql.ts';

const selectProducts = (db: Queryable, now: Date) =>
  db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select([
      ...columns([
        'products.id as productId',
        'products.name',
        'products.price',
        'products.wish_number',
        'products.main_image_url',
        'stores.name as storeName',
      ]),
      paidPrice(now).as('discountPrice'),
      ...CARD_COLUMNS,
    ])
    .where(onSale());

/** Finds the products that a member viewed, latest first, at current prices. */
export async function findViews(db: Queryable, userId: number, now: Date): Promise<ViewedProduct[]> {
  const rows = await selectProducts(db, now)
    .innerJoin('recent_views', 'recent_views.product_id', 'products.id')
    .select(columns(['recent_views.viewed_at']))
    .where('recent_views.user_id', '=', userId)
    .orderBy('recent_views.viewed_at', 'desc')
    .orderBy('recent_views.product_id', 'desc')
    .limit(MAX_RECENT_VIEWS)
    .execute();
  return rows
    .map(cardsAt(now))
    .map(({ viewedAt, ...product }) => ({ ...product, viewedAt: viewedAt.toISOString() }));
}

/** Finds products in the order of the given ids; missing ones are left out. */
export async function findByIds(db: Queryable, ids: readonly number[], now: Date): Promise<ViewedProduct[]> {
  const rows = await selectProducts(db, now)
    .where('products.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map(cardsAt(now)).map((card) => [card.productId, card]));
  return ids.flatMap((id) => {
    const card = byId.get(id);
    return card ? [{ ...card, viewedAt: null }] : [];
  });
}

/** Inserts views in one statement; unknown products are skipped, the later time wins. */
export async function addViews(tx: Queryable, userId: number, views: readonly GuestView[], now: Date) {
  const known = await tx
    .selectFrom('products')
    .select('id')
    .where(
      'id',
      'in',
      views.map(({ productId }) => productId),
    )
    .where(onSale())
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const latest = new Map<number, Date>();
  for (const { productId, viewedAt } of views) {
    // Clamped, as a browser's clock may be ahead.
    const at = new Date(Math.min(Date.parse(viewedAt), now.getTime()));
    const known = latest.get(productId);
    if (ids.has(productId) && (!known || known < at)) latest.set(productId, at);
  }
  if (latest.size === 0) return;
  await tx
    .insertInto('recent_views')
    .values([...latest].map(([product_id, viewed_at]) => ({ user_id: userId, product_id, viewed_at })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet({
        viewed_at: sql<Date>`greatest(recent_views.viewed_at, excluded.viewed_at)`,
      }),
    )
    .execute();
}

/** Deletes views beyond the limit. */
export const trimViews = (tx: Queryable, userId: number) =>
  tx
    .deleteFrom('recent_views')
    .where('user_id', '=', userId)
    .where('product_id', 'in', (eb) =>
      eb
        .selectFrom('recent_views as old')
        .select('old.product_id')
        .where('old.user_id', '=', userId)
        .orderBy('old.viewed_at', 'desc')
        .orderBy('old.product_id', 'desc')
        .offset(MAX_RECENT_VIEWS),
    )
    .execute();

/** Deletes the view of one product, or all. */
export const forgetViews = (db: Queryable, userId: number, productId: number | null) =>
  db
    .deleteFrom('recent_views')
    .where('user_id', '=', userId)
    .$if(productId !== null, (query) => query.where('product_id', '=', productId ?? 0))
    .execute();
