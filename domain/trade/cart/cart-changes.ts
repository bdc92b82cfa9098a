import type { CartItem } from './cart.ts';

/** Change of the cart; lines are identified by option. */
export type CartChange =
  | { kind: 'quantity'; optionId: number; quantity: number }
  | { kind: 'option'; optionId: number; newOptionId: number }
  | { kind: 'remove'; optionId: number }
  | { kind: 'add'; optionId: number; quantity: number }
  | { kind: 'tick'; optionIds: readonly number[] };

/** Returns the cart with a change applied optimistically. */
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
      // The price and stock of another option are known to the server only.
      return [...items];
  }
}

/** Appends a change to the pending ones; it replaces an earlier one of the same kind and line. */
export function queued(pending: readonly CartChange[], change: CartChange): CartChange[] {
  const replaces = (old: CartChange): boolean =>
    old.kind === change.kind &&
    (old.kind === 'tick' ||
      (old.kind === 'quantity' && 'optionId' in change && old.optionId === change.optionId));
  return [...pending.filter((old) => !replaces(old)), change];
}
