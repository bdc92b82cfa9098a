import { MAX_QUANTITY } from '#domain/policies/orders.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import type { Follower } from '../../../catalogue/products/follower-terms-sql.ts';
import type { Queryable } from '../../../db/database.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { type BuyerOption, findBuyerOptions, lockBuyerOptions } from '../../cart/sale-option-store.ts';
import { summed } from '../../cart/service.ts';
import { tickedLines } from '../../cart/store.ts';

export type BasketLine = BuyerOption & { quantity: number };

/**
 * Returns the given options, or the selected lines of the cart, which may be none; quantities of one
 * option are summed.
 */
export const readWanted = async (
  db: Queryable,
  userId: number,
  items: readonly OptionLine[],
): Promise<OptionLine[]> => summed(items.length > 0 ? items : await tickedLines(db, userId));

/** Returns lines as the address of the order form has them; quantities of one option are summed. */
export const textOfLines = (lines: readonly OptionLine[]): string =>
  summed(lines)
    .map(({ optionId, quantity }) => `${optionId}x${quantity}`)
    .join(',');

/** Throws for an empty cart, and for more units of an option than an order may have. */
export function requireWanted(wanted: readonly OptionLine[]): void {
  if (wanted.length === 0) throw new ShopError('ORDER_CART_EMPTY');
  if (wanted.some(({ quantity }) => quantity > MAX_QUANTITY)) throw new ShopError('OUT_OF_STOCK');
}

/** Same as `readWanted` for lines that can be ordered; throws otherwise. */
export async function wantedLines(
  db: Queryable,
  userId: number,
  items: readonly OptionLine[],
): Promise<OptionLine[]> {
  const wanted = await readWanted(db, userId, items);
  requireWanted(wanted);
  return wanted;
}

/** Finds the options of the lines as currently sold to a buyer, in order. */
export async function readBasket(
  db: Queryable,
  lines: readonly OptionLine[],
  buyer: Follower,
): Promise<BasketLine[]> {
  const options = await findBuyerOptions(
    db,
    lines.map(({ optionId }) => optionId),
    buyer,
  );
  return joined(lines, options);
}

/** Same with row locks on the stock. */
export async function lockBasket(
  tx: Queryable,
  lines: readonly OptionLine[],
  buyer: Follower,
): Promise<BasketLine[]> {
  const ids = lines.map(({ optionId }) => optionId);
  const locked = await lockBuyerOptions(tx, ids, buyer);
  if (locked.some(({ isSuspended }) => isSuspended)) throw new ShopError('STORE_PAUSED');
  return joined(lines, locked);
}

function joined(lines: readonly OptionLine[], options: readonly BuyerOption[]): BasketLine[] {
  const byId = new Map(options.map((option) => [option.optionId, option]));
  return lines.map(({ optionId, quantity }) => {
    const option = byId.get(optionId);
    if (!option) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
    return { ...option, quantity };
  });
}
