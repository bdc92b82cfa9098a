import type { CartItem } from '#domain/trade/cart/cart.ts';
import type { CartChange } from '#domain/trade/cart/cart-changes.ts';

/** Context of the cart: confirmed and shown lines, and queued changes. */
export type CartContext = {
  items: CartItem[];
  /** Cart as the server answered last, including lines that were removed from the screen. */
  stored: CartItem[];
  /** True if the member's level has free delivery. */
  freeDelivery: boolean;
  /** Shown on screen, not yet sent. */
  pending: CartChange[];
  /** Being sent to the server. */
  sending: CartChange[];
  /** Line that was removed last, for undo. */
  removed: CartItem | null;
  error: string | null;
};

/** Edits of cart lines. */
export type CartEdit =
  | { type: 'line.quantityChanged'; optionId: number; quantity: number }
  | { type: 'line.ticked'; optionId: number; selected: boolean }
  | { type: 'line.optionChanged'; optionId: number; newOptionId: number }
  | { type: 'line.removed'; optionId: number }
  | { type: 'line.restored' }
  | { type: 'all.ticked'; selected: boolean };

/** Visible line of an option; null if there is none. */
export const lineOf = ({ items }: CartContext, optionId: number): CartItem | null =>
  items.find((item) => item.optionId === optionId) ?? null;

/** Request body of an edit. */
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
