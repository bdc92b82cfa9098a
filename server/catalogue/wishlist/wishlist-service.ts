import * as v from 'valibot';
import type { Wish } from '#domain/catalogue/wishlist.ts';
import { isPastEnd, listedOf, type PageQuery } from '#domain/kit/page.ts';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { cardsAt } from '../product-list/product-cards.ts';
import {
  addWishes,
  countWishes,
  deleteWish,
  findWishes,
  insertWish,
  lockProduct,
  lockProducts,
  shiftWishlistCount,
} from './wishlist-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
const discountType = v.picklist(DISCOUNT_TYPES);

/** Returns a page of the wishlist. */
export async function listWishes({ db, clock }: Ports, user: Member, page: PageQuery) {
  const now = clock.now();
  const totalElements = await countWishes(db, user.id);
  const rows = isPastEnd(page, totalElements) ? [] : await findWishes(db, user.id, { ...page, now });
  // The total is exact; the pages end at MAX_LISTED.
  const totalPages = Math.ceil(listedOf(totalElements) / page.size);
  const wishlists = rows.map(cardsAt(now)).map(
    ({ colors, rating, reviewCount, soldOut, freeShipping, arrivesOn, ...row }): Wish => ({
      colors,
      rating,
      reviewCount,
      soldOut,
      freeShipping,
      arrivesOn,
      wishlistId: row.id,
      productId: row.productId,
      productName: row.name,
      productImageUrl: row.mainImageUrl,
      productPrice: row.price,
      discountType: v.parse(discountType, row.discountType),
      discountValue: row.discountValue,
      discountPrice: row.discountPrice,
      storeName: row.storeName,
      createdAt: row.createdAt.toISOString(),
    }),
  );
  return { wishlists, totalPages, totalElements, hasNext: page.page + 1 < totalPages };
}

/** Adds a wish. The product row is locked, so that its counter equals the rows. */
export const addWish = ({ db, clock }: Ports, user: Member, productId: number) =>
  inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, productId);
    if (!product?.isSold) throw new ShopError('PRODUCT_NOT_FOUND');
    const added = await insertWish(tx, user.id, productId, clock.now());
    if (!added) throw new ShopError('ALREADY_WISHED_PRODUCT');
    await shiftWishlistCount(tx, productId, 1);
    return { wishlistId: added.id, productId, createdAt: added.createdAt.toISOString() };
  });

/** Adds new wishes in bulk, latest first; products are locked in order of id. */
export const mergeWishes = (
  { db, clock }: Ports,
  user: Member,
  productIds: readonly number[],
): Promise<null> =>
  inTransaction(db, async (tx) => {
    const sold = new Set(await lockProducts(tx, productIds));
    const known = productIds.filter((id) => sold.has(id));
    if (known.length > 0) await addWishes(tx, user.id, known.toReversed(), clock.now());
    return null;
  });

/** Removes a wish; throws WISHLIST_ITEM_NOT_FOUND if there is none. */
export const removeWish = ({ db }: Ports, user: Member, productId: number): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockProduct(tx, productId);
    if (!(await deleteWish(tx, user.id, productId))) throw new ShopError('WISHLIST_ITEM_NOT_FOUND');
    await shiftWishlistCount(tx, productId, -1);
    return null;
  });
