import * as v from 'valibot';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import { periodProblem, type SalePeriod } from '#domain/kit/time/sale-period.ts';
import {
  discountProblem,
  type NewProductForm,
  type ProductChange,
} from '#domain/seller/products/product-form.ts';
import { lockBrandsShared } from '../../catalogue/brands/brand-store.ts';
import type { Queryable } from '../../db/database.ts';
import { idempotentWithPictures } from '../../files/idempotent-with-pictures.ts';
import type { StoredPicture } from '../../files/images.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import type { ReceivedFile } from '../../kit/ports/file-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { lockOwnProduct, lockOwnStore, ownProduct, storeOf } from './own-product.ts';
import type { FoundProduct } from './own-product-store.ts';
import { putLengths, replaceLengths } from './product-length-store.ts';
import { addOptions, replaceOptions } from './product-options.ts';
import { insertFacts, putFacts } from './product-parts-store.ts';
import { applyPictures, type Sent } from './product-pictures.ts';
import { missingOf } from './product-read-service.ts';
import { findHindrances, insertDraft, type ProductColumns, updateProduct } from './product-store.ts';
import { applyStory } from './product-story.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;
/** Received picture with its form field. */
export type ReceivedPicture = ReceivedFile & { field: string };
type Form<Data> = { data: Data; pictures: readonly ReceivedPicture[] };

const discountOf = v.picklist(DISCOUNT_TYPES);
const area = 'products';

const sentOf = (pictures: readonly ReceivedPicture[], stored: readonly StoredPicture[]): Sent[] =>
  stored.map((picture, index) => ({ ...picture, field: pictures[index]?.field ?? '' }));

/** Creates a product, always as a draft. */
export function createProduct(
  ports: Ports,
  sellerId: number,
  { data, pictures }: Form<NewProductForm>,
  attempt: IdempotentRequest | null,
) {
  const check = async () => void (await storeOf(ports.db, sellerId));
  return idempotentWithPictures(ports, attempt, { area, pictures, check }, async (tx, stored) => {
    const now = ports.clock.now();
    if (data.brandId) await lockBrandsShared(tx);
    const store = await lockOwnStore(tx, sellerId);
    const fields = fieldsOf(data);
    await requireFree(tx, store.id, fields, 0);
    const productId = await insertDraft(tx, store.id, fields, now);
    const sent = sentOf(pictures, stored);
    await applyPictures(tx, productId, sent, data.images);
    await applyStory(tx, productId, sent, data.story);
    await addOptions(tx, productId, data.options, { sellerId, now });
    await insertFacts(tx, productId, data.facts ?? {});
    await putLengths(tx, productId, data.innerLengths ?? []);
    return { productId };
  });
}

/** Changes a product; a published one must keep its requirements. */
export function changeProduct(
  ports: Ports,
  sellerId: number,
  { id, data, pictures }: Form<ProductChange> & { id: number },
  attempt: IdempotentRequest | null,
) {
  const check = async () => requireVersion(await ownProduct(ports.db, sellerId, id), data.version);
  return idempotentWithPictures(ports, attempt, { area, pictures, check }, async (tx, stored) => {
    const now = ports.clock.now();
    if (data.brandId) await lockBrandsShared(tx);
    const goods = await lockOwnProduct(tx, sellerId, id);
    requireVersion(goods, data.version);
    const lacked = await missingOf(tx, id);
    const fields = fieldsOf(data, goods);
    await requireFree(tx, goods.storeId, fields, id);
    await updateProduct(tx, id, fields, now);
    const sent = sentOf(pictures, stored);
    await applyPictures(tx, id, sent, data.images);
    await applyStory(tx, id, sent, data.story);
    if (data.options) await replaceOptions(tx, id, data.options, { sellerId, now });
    if (data.facts) await putFacts(tx, id, data.facts);
    if (data.innerLengths) await replaceLengths(tx, id, data.innerLengths);
    const known = new Set(lacked.map(({ field }) => field));
    const lost = (await missingOf(tx, id)).filter(({ field }) => !known.has(field));
    if (goods.state === 'ON_SALE' && lost.length > 0) throw new ShopError('FACTS_REQUIRED', lost);
    return null;
  });
}

/** Throws VERSION_CONFLICT for an outdated version; a request without one is accepted. */
export function requireVersion({ version }: FoundProduct, asked: number | undefined): void {
  if (asked !== undefined && asked !== version) throw new ShopError('VERSION_CONFLICT');
}

const NO_PERIOD: SalePeriod = { saleFrom: null, saleUntil: null };
const momentOf = (said: string | null | undefined, before: Date | null | undefined): Date | null => {
  if (said === undefined) return before ?? null;
  return said === null ? null : new Date(said);
};
const periodOf = (said: Pick<ProductChange, 'saleFrom' | 'saleUntil'>, before?: SalePeriod): SalePeriod => ({
  saleFrom: momentOf(said.saleFrom, before?.saleFrom),
  saleUntil: momentOf(said.saleUntil, before?.saleUntil),
});

/** Merges a form into a product; missing fields are left unchanged. */
export function fieldsOf(
  said: Omit<ProductChange, 'options' | 'images' | 'innerLengths' | 'story'>,
  before?: Omit<FoundProduct, 'sellerId' | 'isShown'>,
): ProductColumns {
  const discountType = said.discountType ?? (before ? v.parse(discountOf, before.discountType) : 'NONE');
  const price = said.price ?? before?.price ?? 0;
  const asked = said.discountValue ?? (said.discountType ? 0 : (before?.discountValue ?? 0));
  const discountValue = discountType === 'NONE' ? 0 : asked;
  const problem = discountProblem({ price, discountType, discountValue });
  if (problem) throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'discountValue', message: problem }]);
  const period = discountType === 'NONE' ? NO_PERIOD : periodOf(said, before);
  const late = periodProblem(period);
  if (late) throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'saleUntil', message: late }]);
  return {
    name: said.name ?? before?.name ?? '',
    price,
    categoryId: said.categoryId ?? before?.categoryId ?? 0,
    brandId: said.brandId === undefined ? (before?.brandId ?? null) : said.brandId,
    footWidth: said.footWidth === undefined ? (before?.footWidth ?? null) : said.footWidth,
    mainMaterial: said.mainMaterial === undefined ? (before?.mainMaterial ?? null) : said.mainMaterial,
    discountType,
    discountValue,
    ...period,
    description: said.description ?? before?.description ?? '',
    sellerCode: said.sellerCode === undefined ? (before?.sellerCode ?? null) : said.sellerCode || null,
  };
}

type Named = Pick<ProductColumns, 'name' | 'sellerCode' | 'categoryId' | 'brandId'>;

/** Throws unless name and code are free within the locked store and category and brand exist. */
export async function requireFree(tx: Queryable, storeId: number, fields: Named, id: number): Promise<void> {
  const { lost, unbranded, named, coded } = await findHindrances(tx, storeId, fields, id);
  if (lost) throw new ShopError('CATEGORY_NOT_FOUND');
  if (unbranded) throw new ShopError('BRAND_NOT_FOUND');
  if (named) throw new ShopError('DUPLICATE_PRODUCT_NAME');
  if (coded) throw new ShopError('DUPLICATE_SELLER_CODE');
}
