import type { CartItem } from '#domain/trade/cart/cart.ts';
import type { CartChange } from '#domain/trade/cart/cart-changes.ts';

export type CartContext = {
  items: CartItem[];
  /** As the server said last: it knows the rows of lines that are gone from the screen. */
  stored: CartItem[];
  /** Delivery is free by the member's level. */
  freeDelivery: boolean;
  /** Done on screen, not yet sent. */
  pending: CartChange[];
  /** On its way to the server. */
  sending: CartChange[];
  /** Line taken out last, for bringing it back. */
  removed: CartItem | null;
  error: string | null;
};

/** What a person does to the lines. */
export type CartEdit =
  | { type: 'line.quantityChanged'; optionId: number; quantity: number }
  | { type: 'line.ticked'; optionId: number; selected: boolean }
  | { type: 'line.optionChanged'; optionId: number; newOptionId: number }
  | { type: 'line.removed'; optionId: number }
  | { type: 'line.restored' }
  | { type: 'all.ticked'; selected: boolean };

/** A line of the screen. */
export const lineOf = ({ items }: CartContext, optionId: number): CartItem | null =>
  items.find((item) => item.optionId === optionId) ?? null;

/** An edit as it is sent. */
export function changeOf({ items, removed }: CartContext, edit: CartEdit): CartChange {
  switch (edit.type) {
    case 'line.quantityChanged':
      return { kind: 'quantity', optionId: edit.optionId, quantity: edit.quantity };
    case 'line.ticked': {
      const others = items.filter(({ selected, optionId }) => selected && optionId !== edit.optionId);
      const optionIds = others.map(({ optionId }) => optionId);
      return { kind: 'tick', optionIds: edit.selected ? [...optionIds, edit.optionId] : optionIds };
    }
    case 'all.ticked':
      return { kind: 'tick', optionIds: edit.selected ? items.map(({ optionId }) => optionId) : [] };
    case 'line.optionChanged':
      return { kind: 'option', optionId: edit.optionId, newOptionId: edit.newOptionId };
    case 'line.removed':
      return { kind: 'remove', optionId: edit.optionId };
    case 'line.restored':
      return { kind: 'add', optionId: removed?.optionId ?? 0, quantity: removed?.quantity ?? 1 };
  }
}
