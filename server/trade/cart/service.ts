import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/policies/orders.ts';
import type { MergeResult, OptionLine } from '#domain/trade/cart/cart.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findSaleOption, findSaleOptions, productOf, type SaleOption } from './sale-option-store.ts';
import { changeLine, findLine, linesIn, lockCart, putLine, removeLine } from './store.ts';
import { toCart } from './to-cart-response.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

async function findOption(tx: Queryable, optionId: number, now: Date) {
  const option = await findSaleOption(tx, optionId, now);
  if (!option) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  return option;
}

const requireStock = ({ stock, isSuspended }: SaleOption, quantity: number): void => {
  if (isSuspended) throw new ShopError('STORE_PAUSED');
  if (quantity > Math.min(stock, MAX_QUANTITY)) throw new ShopError('OUT_OF_STOCK');
};

/**
 * Adds a line to the cart; quantities of one option add up and are checked against stock and
 * MAX_QUANTITY.
 */
export const addToCart = (
  ports: Ports,
  userId: number,
  line: OptionLine,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const lines = await lockCart(tx, userId);
    const now = ports.clock.now();
    const option = await findOption(tx, line.optionId, now);
    const existing = await findLine(tx, userId, { optionId: line.optionId });
    if (!existing && lines >= MAX_CART_LINES) throw new ShopError('CART_FULL');
    const quantity = (existing?.quantity ?? 0) + line.quantity;
    requireStock(option, quantity);
    const put = { optionId: line.optionId, quantity, price: option.discountPrice };
    const { id } = await putLine(tx, userId, put, now);
    return { cartItemId: id, optionId: line.optionId, quantity };
  });

type LineChange = {
  quantity?: number | undefined;
  selected?: boolean | undefined;
  optionId?: number | undefined;
};

/**
 * Changes quantity, selection or option of an own line; a new option must be of the same product.
 */
export const changeCartLine = (
  { db, clock }: Ports,
  userId: number,
  id: number,
  change: LineChange,
): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    const line = await findLine(tx, userId, { id });
    if (!line) throw new ShopError('CART_ITEM_NOT_FOUND');
    const optionId = change.optionId ?? line.optionId;
    const now = clock.now();
    const option = await findOption(tx, optionId, now);
    const twin = optionId === line.optionId ? undefined : await findLine(tx, userId, { optionId });
    if (optionId !== line.optionId && (await productOf(tx, line.optionId)) !== option.productId)
      throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
    if (twin) await removeLine(tx, userId, twin.id);
    const quantity = (change.quantity ?? line.quantity) + (twin?.quantity ?? 0);
    const touched = change.quantity !== undefined || change.optionId !== undefined;
    if (touched) requireStock(option, quantity);
    const written = { quantity, selected: change.selected ?? line.selected, option_id: optionId };
    await changeLine(tx, id, touched ? { ...written, seen_price: option.discountPrice } : written, now);
    return null;
  });

/**
 * Merges a guest's cart: quantities add up, capped by stock and MAX_QUANTITY; unavailable options
 * are dropped.
 */
export const mergeGuestCart = (
  ports: Ports,
  userId: number,
  lines: readonly OptionLine[],
  attempt: IdempotentRequest | null,
): Promise<MergeResult> =>
  runIdempotent(ports, attempt, async (tx) => {
    const count = await lockCart(tx, userId);
    const now = ports.clock.now();
    const options = await optionsOf(tx, lines, now);
    const mine = await linesIn(tx, userId);
    const had = new Map(mine.map((line) => [line.optionId, line.quantity]));
    const { puts, result } = joined(summed(lines), { options, had, count });
    for (const put of puts) await putLine(tx, userId, put, now);
    return result;
  });

type Found = {
  options: ReadonlyMap<number, SaleOption>;
  /** Quantities of the member's own lines by option, and the number of lines. */
  had: ReadonlyMap<number, number>;
  count: number;
};

/** Returns the lines to write when these are merged into a cart, and the number of each outcome. */
function joined(lines: readonly OptionLine[], { options, had, count }: Found) {
  const result = { added: 0, capped: 0, dropped: 0 };
  const puts: (OptionLine & { price: number })[] = [];
  let taken = count;
  for (const { optionId, quantity } of lines) {
    const option = options.get(optionId);
    const isNew = !had.has(optionId);
    if (!option || option.stock === 0 || (isNew && taken >= MAX_CART_LINES)) {
      result.dropped += 1;
      continue;
    }
    const wanted = (had.get(optionId) ?? 0) + quantity;
    const kept = Math.min(wanted, option.stock, MAX_QUANTITY);
    if (kept < wanted) result.capped += 1;
    if (isNew) taken += 1;
    puts.push({ optionId, quantity: kept, price: option.discountPrice });
    result.added += 1;
  }
  return { puts, result };
}

/** Sums up lines of the same option. */
export function summed(lines: readonly OptionLine[]): OptionLine[] {
  const pieces = new Map<number, number>();
  for (const { optionId, quantity } of lines) pieces.set(optionId, (pieces.get(optionId) ?? 0) + quantity);
  return [...pieces].map(([optionId, quantity]) => ({ optionId, quantity }));
}

async function optionsOf(db: Queryable, lines: readonly OptionLine[], now: Date) {
  const ids = lines.map(({ optionId }) => optionId);
  const rows = await findSaleOptions(db, ids, now);
  return new Map(rows.map((row) => [row.optionId, row]));
}

/** Prices a guest's lines; deleted options are left out. */
export async function previewGuestCart({ db, clock }: Ports, lines: readonly OptionLine[]) {
  const now = clock.now();
  const options = await optionsOf(db, lines, now);
  const rows = summed(lines).flatMap(({ optionId, quantity }) => {
    const option = options.get(optionId);
    if (!option) return [];
    const own = {
      id: 0,
      quantity,
      selected: true,
      seenPrice: option.discountPrice,
      createdAt: now,
    };
    return [{ ...option, ...own }];
  });
  return toCart(rows, false);
}
