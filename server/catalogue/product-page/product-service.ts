import * as v from 'valibot';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { cardsAt } from '../product-list/product-cards.ts';
import { findImages, findOptions, findProduct } from '../products/product-store.ts';

const discountType = v.picklist(DISCOUNT_TYPES);
const gender = v.picklist(PRODUCT_GENDERS);
/** Type of the pictures of the 360-degree view. */
const TURN = 'TURN';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a product with pictures and options; its seller also sees it while it is not on sale. */
export async function showProduct(
  { db, clock }: Ports,
  id: number,
  viewerId: number,
): Promise<ProductDetail> {
  const now = clock.now();
  const found = await findProduct(db, id, { viewerId, now });
  if (!found) throw new ShopError('PRODUCT_NOT_FOUND');
  const row = cardsAt(now)(found);
  const isSuspended = found.storeState !== 'OPEN';
  const images = await findImages(db, id);
  const options = await findOptions(db, id);
  return {
    productId: row.id,
    name: row.name,
    price: row.price,
    discountType: v.parse(discountType, row.discountType),
    discountValue: row.discountValue,
    discountPrice: row.discountPrice,
    discountUntil: row.discountUntil?.toISOString() ?? null,
    wishNumber: row.wishNumber,
    description: row.description,
    storeId: row.storeId,
    storeName: row.storeName,
    brand: row.brandId === null ? null : { brandId: row.brandId, name: row.brandName ?? '' },
    categoryId: row.categoryId,
    categoryType: row.categoryType,
    categoryName: row.categoryName,
    images: images.filter(({ type }) => type !== TURN),
    turnImages: images.filter(({ type }) => type === TURN).map(({ url }) => url),
    colors: row.colors,
    rating: row.rating,
    reviewCount: row.reviewCount,
    soldOut: row.soldOut,
    isSuspended,
    hasFollowerOffer: !isSuspended && found.hasFollowerOffer,
    pauseReason: isSuspended ? found.pauseReason : null,
    freeShipping: row.freeShipping,
    arrivesOn: row.arrivesOn,
    delivery: row.soldOut ? null : deliveryOf(now),
    options: options.map((option) => ({
      ...option,
      stock: isSuspended ? 0 : option.stock,
      gender: v.parse(gender, option.gender),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
