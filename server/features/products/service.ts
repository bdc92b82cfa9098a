import * as v from 'valibot';
import { DISCOUNT_TYPES } from '#domain/pricing.ts';
import { PRODUCT_GENDERS, type ProductQuery } from '#domain/product.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { countProducts, findImages, findOptions, findProduct, findProducts } from './store.ts';

const DEFAULT_SIZE = 20;
const MAX_SIZE = 50;

/** A page of the catalogue; a size out of bounds means 20, a page past the end means the last one (contract.md section 2). */
export async function searchProducts(db: Queryable, filter: ProductQuery) {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = filter;
  if (minPrice > maxPrice) throw new ShopError('INVALID_PRODUCT_FILTER_PRICE_RANGE');
  const size = filter.size < 1 || filter.size > MAX_SIZE ? DEFAULT_SIZE : filter.size;
  const totalElements = await countProducts(db, filter);
  const totalPages = Math.ceil(totalElements / size);
  const number = Math.max(0, Math.min(filter.page, totalPages - 1));
  const content =
    totalElements === 0 ? [] : await findProducts(db, filter, { limit: size, offset: number * size });
  return { content, totalElements, totalPages, size, number };
}

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
