import type { CartItem } from './cart.ts';

/** One thing a person does to a cart; lines are named by their option. */
export type CartChange =
  | { kind: 'quantity'; optionId: number; quantity: number }
  | { kind: 'option'; optionId: number; newOptionId: number }
  | { kind: 'remove'; optionId: number }
  | { kind: 'add'; optionId: number; quantity: number }
  | { kind: 'tick'; optionIds: readonly number[] };

/** How the cart looks with a change that the server has not seen yet. */
export function withChange(items: readonly CartItem[], change: CartChange): CartItem[] {
  switch (change.kind) {
    case 'quantity':
      return items.map((item) =>
        item.optionId === change.optionId ? { ...item, quantity: change.quantity } : item,
      );
    case 'remove':
      return items.filter(({ optionId }) => optionId !== change.optionId);
    case 'tick':
      return items.map((item) => ({ ...item, selected: change.optionIds.includes(item.optionId) }));
    default:
      // Another option's price and stock are the server's to say.
      return [...items];
  }
}

/** Changes still to be sent; a later one of the same kind and line takes an earlier one's place. */
export function queued(pending: readonly CartChange[], change: CartChange): CartChange[] {
  const replaces = (old: CartChange): boolean =>
    old.kind === change.kind &&
    (old.kind === 'tick' ||
      (old.kind === 'quantity' && 'optionId' in change && old.optionId === change.optionId));
  return [...pending.filter((old) => !replaces(old)), change];
}
