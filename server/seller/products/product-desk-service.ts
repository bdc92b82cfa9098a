import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import type { addOption, changeOption } from '#domain/seller/products/option-endpoints.ts';
import type { changeProductState } from '#domain/seller/products/product-endpoints.ts';
import { mayBecome, PRODUCT_STATES } from '#domain/seller/products/product-state.ts';
import { lockBrandsShared } from '../../catalogue/brands/brand-store.ts';
import { findStory } from '../../catalogue/products/product-story-store.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { lockOwnOption, lockOwnProduct } from './own-product.ts';
import { isStoreClosed } from './own-product-store.ts';
import { findLengths, putLengths } from './product-length-store.ts';
import { addOptions, changeOne, removeOne } from './product-options.ts';
import {
  areOrdered,
  factsOf,
  lockOptionsOf,
  optionsOf,
  picturesOf,
  putFacts,
  putPictures,
} from './product-parts-store.ts';
import { missingOf } from './product-read-service.ts';
import {
  insertDraft,
  isNameTaken,
  markProductDeleted,
  setProductState,
  touchProduct,
} from './product-store.ts';
import { replaceStory } from './product-story-store.ts';
import { requireVersion } from './product-write-service.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
const stateOf = v.picklist(PRODUCT_STATES);
const discountOf = v.picklist(DISCOUNT_TYPES);
const genderOf = v.picklist(PRODUCT_GENDERS);

/** Publishes or hides a product. */
export const moveState = (
  { db, clock }: Ports,
  sellerId: number,
  id: number,
  { state, version }: BodyOf<typeof changeProductState>,
) =>
  inTransaction(db, async (tx) => {
    const goods = await lockOwnProduct(tx, sellerId, id);
    requireVersion(goods, version);
    if (!mayBecome(v.parse(stateOf, goods.state), state)) throw new ShopError('INVALID_PRODUCT_STATE');
    if (state === 'ON_SALE' && (await isStoreClosed(tx, goods.storeId))) throw new ShopError('STORE_CLOSED');
    const missing = state === 'ON_SALE' ? await missingOf(tx, id) : [];
    if (missing.length > 0) throw new ShopError('FACTS_REQUIRED', missing);
    return { state, ...(await setProductState(tx, id, state, clock.now())) };
  });

/** Deletes a product that was never ordered; an ordered one can only be hidden. */
export const deleteOwn = ({ db, clock }: Ports, sellerId: number, id: number): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockOwnProduct(tx, sellerId, id);
    if (await isGoodsOrdered(tx, id)) throw new ShopError('PRODUCT_IN_ORDER');
    await markProductDeleted(tx, id, clock.now());
    return null;
  });

const COPIED = '(복사)';
const MOST_COPIES = 100;

/** Returns the first free name of a copy. */
async function copyName(tx: Queryable, storeId: number, name: string): Promise<string> {
  const stem = [...name].slice(0, 180).join('');
  for (let count = 1; count <= MOST_COPIES; count += 1) {
    const tried = `${stem} ${count === 1 ? COPIED : COPIED.replace(')', ` ${count})`)}`;
    if (!(await isNameTaken(tx, storeId, tried))) return tried;
  }
  throw new ShopError('DUPLICATE_PRODUCT_NAME');
}

/** Copies a product as a draft with texts, pictures and options but no stock. */
export const copyOwn = (ports: Ports, sellerId: number, id: number, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockBrandsShared(tx);
    const goods = await lockOwnProduct(tx, sellerId, id);
    // A suspended product must not return under another name.
    if (goods.state === 'SUSPENDED') throw new ShopError('INVALID_PRODUCT_STATE');
    const fields = {
      name: await copyName(tx, goods.storeId, goods.name),
      price: goods.price,
      categoryId: goods.categoryId,
      brandId: goods.brandId,
      footWidth: goods.footWidth,
      mainMaterial: goods.mainMaterial,
      discountType: v.parse(discountOf, goods.discountType),
      discountValue: goods.discountValue,
      saleFrom: goods.saleFrom,
      saleUntil: goods.saleUntil,
      description: goods.description,
      sellerCode: null,
    };
    const productId = await insertDraft(tx, goods.storeId, fields, now);
    const pictures = (await picturesOf(tx, id)).filter(({ type }) => type !== 'TURN');
    const placed = pictures.map(({ url, type, color }) => ({ url, type, color }));
    await putPictures(tx, productId, ['MAIN', 'DETAIL'], placed);
    const options = (await optionsOf(tx, id)).map(({ size, color, gender, lowStock }) => ({
      size,
      color,
      lowStock,
      gender: v.parse(genderOf, gender),
      stock: 0,
      sku: null,
    }));
    await addOptions(tx, productId, options, { sellerId, now });
    await putFacts(tx, productId, await factsOf(tx, id));
    await putLengths(tx, productId, await findLengths(tx, [id]));
    await replaceStory(tx, productId, await findStory(tx, id));
    return { productId };
  });

const takenAlready = (error: unknown): never => {
  throw isUniqueViolation(error) ? new ShopError('DUPLICATE_PRODUCT_OPTION', [], { cause: error }) : error;
};

/** Adds an option to a product. */
export const addOwnOption = (
  ports: Ports,
  sellerId: number,
  { id, option }: { id: number; option: BodyOf<typeof addOption> },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const by = { sellerId, now: ports.clock.now() };
    await lockOwnProduct(tx, sellerId, id);
    const [optionId = 0] = await addOptions(tx, id, [option], by);
    await touchProduct(tx, id, by.now);
    return { optionId };
  }).catch(takenAlready);

/** Changes an option of a product. */
export const changeOwnOption = (
  ports: Ports,
  sellerId: number,
  { optionId, change }: { optionId: number; change: BodyOf<typeof changeOption> },
  attempt: IdempotentRequest | null,
): Promise<null> =>
  runIdempotent(ports, attempt, async (tx) => {
    const by = { sellerId, now: ports.clock.now() };
    const goods = await lockOwnOption(tx, sellerId, optionId);
    await changeOne(tx, goods.id, optionId, change, by);
    await touchProduct(tx, goods.id, by.now);
    return null;
  }).catch(takenAlready);

/** Deletes an option; the last one of a published product is kept. */
export const removeOwnOption = ({ db, clock }: Ports, sellerId: number, optionId: number): Promise<null> =>
  inTransaction(db, async (tx) => {
    const by = { sellerId, now: clock.now() };
    const goods = await lockOwnOption(tx, sellerId, optionId);
    await removeOne(tx, goods.id, optionId, by);
    const missing = goods.state === 'ON_SALE' ? await missingOf(tx, goods.id) : [];
    const isLast = missing.filter(({ field }) => field === 'options');
    if (isLast.length > 0) throw new ShopError('FACTS_REQUIRED', isLast);
    await touchProduct(tx, goods.id, by.now);
    return null;
  });

/** Returns whether any option of a product was ever ordered. */
async function isGoodsOrdered(tx: Queryable, productId: number): Promise<boolean> {
  const ids = (await lockOptionsOf(tx, productId)).map(({ id }) => id);
  return ids.length > 0 && areOrdered(tx, ids);
}
