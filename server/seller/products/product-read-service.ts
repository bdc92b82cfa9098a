import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import type { QueryOf, ResultOf } from '#domain/kit/endpoint.ts';
import { isPastEnd } from '#domain/kit/page.ts';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import { saleStage } from '#domain/kit/time/sale-period.ts';
import type { listOptions } from '#domain/seller/products/option-endpoints.ts';
import type { listSellerProducts, readSellerProduct } from '#domain/seller/products/product-endpoints.ts';
import { missingForSale, PRODUCT_STATES } from '#domain/seller/products/product-state.ts';
import { findStory } from '../../catalogue/products/product-story-store.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { paceSince } from '../sold-sql.ts';
import { ownProduct, storeOf } from './own-product.ts';
import { findLengths } from './product-length-store.ts';
import { countSellerProducts, countStates, findProductPage } from './product-list-store.ts';
import { factsIn, factsOf, optionsOf, picturesOf, sumSold } from './product-parts-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
const stateOf = v.picklist(PRODUCT_STATES);
const genderOf = v.picklist(PRODUCT_GENDERS);
const discountOf = v.picklist(DISCOUNT_TYPES);

type Sale = { discountType: string; saleFrom: Date | null; saleUntil: Date | null };
const saleOf = ({ discountType: type, saleFrom, saleUntil }: Sale, now: Date) => ({
  saleFrom: saleFrom?.toISOString() ?? null,
  saleUntil: saleUntil?.toISOString() ?? null,
  saleStage: type === 'NONE' ? ('NONE' as const) : saleStage({ saleFrom, saleUntil }, now),
});

/** Returns a page of the seller's products. */
export async function listOwn(
  { db, clock }: Ports,
  sellerId: number,
  query: QueryOf<typeof listSellerProducts>,
): Promise<ResultOf<typeof listSellerProducts>> {
  const store = await storeOf(db, sellerId);
  const totalElements = await countSellerProducts(db, store.id, query);
  const now = clock.now();
  const since = paceSince(now);
  const rows = isPastEnd(query, totalElements) ? [] : await findProductPage(db, store.id, query, since);
  return {
    content: rows.map((row) => ({
      productId: row.id,
      name: row.name,
      price: row.price,
      discountPrice: row.discountPrice,
      ...saleOf(row, now),
      categoryId: row.categoryId,
      storeId: store.id,
      storeName: store.name,
      wishNumber: row.wishNumber,
      mainImageUrl: row.mainImageUrl,
      state: v.parse(stateOf, row.state),
      suspendedReason: row.suspendedReason,
      sellerCode: row.sellerCode,
      stockTotal: row.stockTotal,
      lowOptions: row.lowOptions,
      lacks: missingForSale({ facts: factsIn(row), mainPictures: row.mainPictures, options: row.options })
        .length,
      sold30: row.sold,
      version: row.version,
      updatedAt: row.updatedAt.toISOString(),
    })),
    totalElements,
    totalPages: Math.ceil(totalElements / query.size),
    size: query.size,
    number: query.page,
    counts: await countStates(db, store.id),
  };
}

/** Returns the options of a product for its store. */
async function showOptions({ db, clock }: Ports, productId: number): Promise<ResultOf<typeof listOptions>> {
  const sold = await sumSold(db, productId, paceSince(clock.now()));
  return (await optionsOf(db, productId)).map(({ id, lowStock, ...row }) => ({
    ...row,
    optionId: id,
    gender: v.parse(genderOf, row.gender),
    lowStock,
    sold30: sold.get(id) ?? 0,
  }));
}

/** Returns the options of the seller's product. */
export async function readOwnOptions(ports: Ports, sellerId: number, productId: number) {
  await ownProduct(ports.db, sellerId, productId);
  return showOptions(ports, productId);
}

/** Returns the requirements for publication that a product does not meet. */
export async function missingOf(db: Queryable, productId: number) {
  const [facts, pictures, options] = [
    await factsOf(db, productId),
    await picturesOf(db, productId),
    await optionsOf(db, productId),
  ];
  return missingForSale({
    facts,
    mainPictures: pictures.filter(({ type }) => type === 'MAIN').length,
    options: options.length,
  });
}

/** Returns the seller's product with all details. */
export async function readOwn(
  ports: Ports,
  sellerId: number,
  id: number,
): Promise<ResultOf<typeof readSellerProduct>> {
  const { db } = ports;
  const row = await ownProduct(db, sellerId, id);
  const pictures = await picturesOf(db, id);
  return {
    productId: row.id,
    name: row.name,
    price: row.price,
    discountType: v.parse(discountOf, row.discountType),
    discountValue: row.discountValue,
    discountPrice: row.discountPrice,
    ...saleOf(row, ports.clock.now()),
    description: row.description,
    categoryId: row.categoryId,
    brandId: row.brandId,
    footWidth: row.footWidth,
    mainMaterial: row.mainMaterial,
    innerLengths: (await findLengths(db, [id])).map(({ size, innerMm }) => ({ size, innerMm })),
    story: await findStory(db, id),
    sellerCode: row.sellerCode,
    state: v.parse(stateOf, row.state),
    suspendedReason: row.suspendedReason,
    version: row.version,
    facts: await factsOf(db, id),
    images: pictures
      .filter(({ type }) => type !== 'TURN')
      .map(({ id: imageId, url, type, color }) => ({ imageId, url, type, color })),
    options: await showOptions(ports, id),
    missing: await missingOf(db, id),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
