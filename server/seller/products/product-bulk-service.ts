import * as v from 'valibot';
import type { BodyOf, ResultOf } from '#domain/kit/endpoint.ts';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import {
  type BulkEditForm,
  type BulkProductRow,
  type bulkEditProducts,
  MAX_BULK_PRODUCTS,
  paidFor,
  repriced,
} from '#domain/seller/products/bulk-edit.ts';
import { mayBecome, PRODUCT_STATES } from '#domain/seller/products/product-state.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { lockOwnStore, storeOf } from './own-product.ts';
import { type BulkProduct, findProductIds, findProductRows, lockProductRows } from './product-bulk-store.ts';
import { missingOf } from './product-read-service.ts';
import { hasCategory, setProductState, updateProduct } from './product-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Body = BodyOf<typeof bulkEditProducts>;
type Answer = ResultOf<typeof bulkEditProducts>;
type Planned = { goods: BulkProduct; row: BulkProductRow };
const discountOf = v.picklist(DISCOUNT_TYPES);
const stateOf = v.picklist(PRODUCT_STATES);

/**
 * Changes many products of the seller's store. A product that may not change is reported and the
 * others are changed; a product of another store refuses all. A dry run returns the same without
 * changes.
 */
export async function changeMany(
  ports: Ports,
  sellerId: number,
  body: Body,
  attempt: IdempotentRequest | null,
): Promise<Answer> {
  const store = await storeOf(ports.db, sellerId);
  if (body.dryRun) return answerOf(await planOf(ports.db, store.id, body));
  return runIdempotent(ports, attempt, async (tx) => {
    const { id: storeId } = await lockOwnStore(tx, sellerId);
    const planned = await planOf(tx, storeId, body, true);
    for (const { goods, row } of planned)
      if (row.done && !row.isSame) await apply(tx, goods, body.change, ports.clock.now());
    return answerOf(planned);
  });
}

const answerOf = (planned: readonly Planned[]): Answer => ({
  count: planned.filter(({ row }) => row.done).length,
  rows: planned.map(({ row }) => row),
});

/** Returns what each product would become. */
async function planOf(
  db: Queryable,
  storeId: number,
  { ids, filter, change, seen }: Body,
  isLocked = false,
): Promise<Planned[]> {
  if (change.kind === 'CATEGORY' && !(await hasCategory(db, change.categoryId)))
    throw new ShopError('CATEGORY_NOT_FOUND');
  const wanted = ids
    ? [...new Set(ids)]
    : await findProductIds(db, storeId, filter ?? { q: '', stock: 'all' }, MAX_BULK_PRODUCTS);
  if (wanted.length === 0) return [];
  const found = await (isLocked ? lockProductRows : findProductRows)(db, storeId, wanted);
  if (ids && found.length !== wanted.length) throw new ShopError('PRODUCT_NOT_FOUND');
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const planned: Planned[] = [];
  for (const goods of found) {
    const isOld = (versions.get(goods.id) ?? goods.version) !== goods.version;
    const reason = isOld ? new ShopError('VERSION_CONFLICT').message : await reasonAgainst(db, goods, change);
    planned.push({ goods, row: rowOf(goods, change, reason) });
  }
  return planned;
}

const pricesOf = ({ price, discountType, discountValue, ...goods }: BulkProduct) => ({
  price,
  discountType: v.parse(discountOf, discountType),
  discountValue,
  saleFrom: goods.saleFrom,
  saleUntil: goods.saleUntil,
});

const standingOf = (prices: ReturnType<typeof pricesOf>, state: string, categoryId: number) => ({
  price: prices.price,
  discountPrice: paidFor(prices),
  saleFrom: prices.saleFrom?.toISOString() ?? null,
  saleUntil: prices.saleUntil?.toISOString() ?? null,
  state,
  categoryId,
});

/** Returns why a product may not change; null if it may. */
async function reasonAgainst(
  db: Queryable,
  goods: BulkProduct,
  change: BulkEditForm,
): Promise<string | null> {
  if (change.kind !== 'STATE') {
    const next = repriced(pricesOf(goods), change);
    return 'reason' in next ? next.reason : null;
  }
  const state = v.parse(stateOf, goods.state);
  if (state === change.state) return null;
  if (!mayBecome(state, change.state)) return new ShopError('INVALID_PRODUCT_STATE').message;
  const [missing] = change.state === 'ON_SALE' ? await missingOf(db, goods.id) : [];
  return missing?.message ?? null;
}

function rowOf(goods: BulkProduct, change: BulkEditForm, reason: string | null): BulkProductRow {
  const prices = pricesOf(goods);
  const before = standingOf(prices, goods.state, goods.categoryId);
  const shared = { id: goods.id, name: goods.name, version: goods.version, before };
  const next = repriced(prices, change);
  if (reason !== null || 'reason' in next)
    return { ...shared, done: false, reason, isSame: false, after: null };
  const after = standingOf(
    next,
    change.kind === 'STATE' ? change.state : goods.state,
    change.kind === 'CATEGORY' ? change.categoryId : goods.categoryId,
  );
  const isSame = JSON.stringify([prices, before]) === JSON.stringify([next, after]);
  return { ...shared, done: true, reason: null, isSame, after };
}

async function apply(tx: Queryable, goods: BulkProduct, change: BulkEditForm, now: Date): Promise<void> {
  if (change.kind === 'STATE') return void (await setProductState(tx, goods.id, change.state, now));
  const next = repriced(pricesOf(goods), change);
  if ('reason' in next) throw new ShopError('CONFLICT');
  const fields = {
    ...next,
    name: goods.name,
    description: goods.description,
    sellerCode: goods.sellerCode,
    brandId: goods.brandId,
    footWidth: goods.footWidth,
    mainMaterial: goods.mainMaterial,
    categoryId: change.kind === 'CATEGORY' ? change.categoryId : goods.categoryId,
  };
  await updateProduct(tx, goods.id, fields, now);
}
