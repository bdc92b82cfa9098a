import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-values.ts';
import { DISCOUNT_TYPES } from '#domain/kit/pricing.ts';
import type { Queryable } from '../db/database.ts';
import { ShopError } from '../kit/shop-error.ts';
import { findImages, findOptions, findProduct } from './product-store.ts';

const discountType = v.picklist(DISCOUNT_TYPES);
const gender = v.picklist(PRODUCT_GENDERS);

/** One product with its pictures and options. */
export async function showProduct(db: Queryable, id: number) {
  const row = await findProduct(db, id);
  if (!row) throw new ShopError('PRODUCT_NOT_FOUND');
  const images = await findImages(db, id);
  const options = await findOptions(db, id);
  return {
    productId: row.id,
    name: row.name,
    price: row.price,
    discountType: v.parse(discountType, row.discount_type),
    discountValue: row.discount_value,
    discountPrice: row.discount_price,
    wishNumber: row.wish_number,
    description: row.description,
    storeId: row.store_id,
    storeName: row.store_name,
    categoryId: row.category_id,
    categoryType: row.category_type,
    categoryName: row.category_name,
    images,
    options: options.map((option) => ({ ...option, gender: v.parse(gender, option.gender) })),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
