import * as v from 'valibot';
import { bulkItemSchema } from '../../kit/bulk-item.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatWon } from '../../kit/format.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { DISCOUNT_TYPES, type DiscountType, discountedPrice } from '../../kit/pricing/pricing.ts';
import { momentField, PERIOD_BACKWARDS, periodProblem, type SalePeriod } from '../../kit/time/sale-period.ts';
import { GOODS_PRICE, MOST_REPRICE_PERCENT } from '../../policies/selling.ts';
import { sellerProductFilter } from './product-endpoints.ts';
import { discountProblem, PRODUCT_LIMITS } from './product-form.ts';
import { ASKED_STATES } from './product-state.ts';

/** Most products of one bulk change. */
export const MAX_BULK_PRODUCTS = 200;
const TOO_MANY = `한 번에 ${MAX_BULK_PRODUCTS}개 상품까지 바꿀 수 있어요.`;

const whole = (least: number, most: number, sentence: string) =>
  v.pipe(v.number(sentence), v.integer(sentence), v.minValue(least, sentence), v.maxValue(most, sentence));
const PERCENT = `1부터 ${MOST_REPRICE_PERCENT}%까지 올리거나 내릴 수 있어요.`;
const WON = '올리거나 내릴 금액을 원 단위로 입력해 주세요.';
const mostWon = PRODUCT_LIMITS.mostPrice;
/** Period of a discount; without it the discount is unbounded. */
const period = { saleFrom: momentField, saleUntil: momentField };

/** Bulk change applied to each product. */
export const bulkEditForm = v.variant('kind', [
  v.object({
    kind: v.literal('PRICE_PERCENT'),
    percent: v.pipe(
      whole(-MOST_REPRICE_PERCENT, MOST_REPRICE_PERCENT, PERCENT),
      v.check((percent) => percent !== 0, PERCENT),
    ),
  }),
  v.object({
    kind: v.literal('PRICE_WON'),
    won: v.pipe(
      whole(-mostWon, mostWon, WON),
      v.check((won) => won !== 0, WON),
    ),
  }),
  v.pipe(
    v.object({
      kind: v.literal('DISCOUNT'),
      discountType: v.picklist(DISCOUNT_TYPES, '할인 방법을 골라 주세요.'),
      discountValue: whole(0, PRODUCT_LIMITS.mostPrice, '할인은 정수로 입력해 주세요.'),
      ...period,
    }),
    v.forward(
      v.check((said) => periodProblem(said) === null, PERIOD_BACKWARDS),
      ['saleUntil'],
    ),
  ),
  v.pipe(
    v.object({ kind: v.literal('PERIOD'), ...period }),
    v.forward(
      v.check((said) => periodProblem(said) === null, PERIOD_BACKWARDS),
      ['saleUntil'],
    ),
  ),
  v.object({ kind: v.literal('STATE'), state: v.picklist(ASKED_STATES, '상태를 골라 주세요.') }),
  v.object({ kind: v.literal('CATEGORY'), categoryId: idSchema }),
]);
export type BulkEditForm = v.InferOutput<typeof bulkEditForm>;

type Priced = SalePeriod & { price: number; discountType: DiscountType; discountValue: number };

/**
 * Returns price and discount after a change, or the reason for which it is refused. Percentages
 * round half up to whole won.
 */
export function repriced(before: Priced, change: BulkEditForm): Priced | { reason: string } {
  // A change that is not about prices is not refused for an invalid price.
  if (change.kind === 'STATE' || change.kind === 'CATEGORY') return before;
  const next = pricedBy(before, change);
  if (next.price < PRODUCT_LIMITS.leastPrice || next.price > PRODUCT_LIMITS.mostPrice)
    return { reason: `가격은 ${formatWon(GOODS_PRICE.least)}부터 ${formatWon(GOODS_PRICE.most)}까지예요.` };
  if (change.kind === 'PERIOD' && next.discountType === 'NONE') return { reason: '할인이 없는 상품이에요.' };
  const problem = discountProblem(next);
  return problem ? { reason: problem } : next;
}

const momentOf = (said: string | null | undefined): Date | null => (said ? new Date(said) : null);
const periodOf = (said: { saleFrom?: string | null | undefined; saleUntil?: string | null | undefined }) => ({
  saleFrom: momentOf(said.saleFrom),
  saleUntil: momentOf(said.saleUntil),
});

type Repricing = Exclude<BulkEditForm, { kind: 'STATE' | 'CATEGORY' }>;

function pricedBy(before: Priced, change: Repricing): Priced {
  switch (change.kind) {
    case 'PRICE_PERCENT':
      return { ...before, price: Math.round((before.price * (100 + change.percent)) / 100) };
    case 'PRICE_WON':
      return { ...before, price: before.price + change.won };
    case 'DISCOUNT': {
      const { discountType, discountValue } = change;
      return discountType === 'NONE'
        ? { ...before, discountType, discountValue: 0, saleFrom: null, saleUntil: null }
        : { ...before, discountType, discountValue, ...periodOf(change) };
    }
    case 'PERIOD':
      return { ...before, ...periodOf(change) };
  }
}

/** Returns the price that shoppers pay while the discount is in force. */
export const paidFor = ({ price, discountType, discountValue }: Omit<Priced, keyof SalePeriod>): number =>
  discountedPrice(price, discountType, discountValue);

const standing = v.object({
  price: v.number(),
  discountPrice: v.number(),
  saleFrom: v.nullable(v.string()),
  saleUntil: v.nullable(v.string()),
  state: v.string(),
  categoryId: v.number(),
});
const row = v.object({
  ...bulkItemSchema.entries,
  name: v.string(),
  version: v.number(),
  /** True if the change has no effect. */
  isSame: v.boolean(),
  before: standing,
  /** Null if the change is refused. */
  after: v.nullable(standing),
});
export type BulkProductRow = v.InferOutput<typeof row>;

const seen = v.object({
  id: idSchema,
  version: whole(1, 1_000_000_000, '새로고침한 뒤 다시 시도해 주세요.'),
});

/** Endpoint of sellers: changes many own products; a dry run returns the results of each. */
export const bulkEditProducts = endpoint({
  method: 'PATCH',
  path: '/api/seller/products/bulk',
  access: 'seller',
  keyed: true,
  rateLimit: 30,
  summary: `Changes many products of the caller's store, at most ${MAX_BULK_PRODUCTS}; a dry run returns the result of each.`,
  body: v.pipe(
    v.object({
      ids: v.nullish(
        v.pipe(v.array(idSchema), v.minLength(1, TOO_MANY), v.maxLength(MAX_BULK_PRODUCTS, TOO_MANY)),
      ),
      filter: v.nullish(v.object(sellerProductFilter)),
      change: bulkEditForm,
      dryRun: v.optional(v.boolean(), false),
      /** Versions that were previewed; a product changed since is refused. */
      seen: v.optional(v.pipe(v.array(seen), v.maxLength(MAX_BULK_PRODUCTS, TOO_MANY)), []),
    }),
    v.check(({ ids, filter }) => Boolean(ids) !== Boolean(filter), '바꿀 상품을 골라 주세요.'),
  ),
  response: v.object({ count: v.number(), rows: v.array(row) }),
  wrapping: 'envelope',
});
