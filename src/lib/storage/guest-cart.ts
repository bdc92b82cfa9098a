import * as v from 'valibot';
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/policies/orders.ts';
import { type OptionLine, optionLine } from '#domain/trade/cart/cart.ts';
import { newKey } from '../new-key.ts';
import { GUEST_CART_KEY, GUEST_MERGE_KEY } from './guest-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

const stored = v.array(v.object({ ...optionLine.entries, selected: v.optional(v.boolean(), true) }));
export type GuestLine = OptionLine & { selected: boolean };

/** Cart of a guest in local storage; text of another shape counts as empty. */
export const guestCartOf = (storage: SafeStorage) => {
  const read = (): GuestLine[] => {
    try {
      return v.parse(stored, JSON.parse(storage.get(GUEST_CART_KEY) ?? '[]'));
    } catch {
      return [];
    }
  };
  const write = (lines: readonly GuestLine[]) => {
    storage.set(GUEST_CART_KEY, JSON.stringify(lines.slice(0, MAX_CART_LINES)));
    storage.set(GUEST_MERGE_KEY, newKey());
  };
  return {
    read,
    write,
    /** Idempotency key of the merge into the member's cart: the same in every tab until the lines change. */
    mergeKey: () => storage.get(GUEST_MERGE_KEY) ?? undefined,
    clear: () => {
      storage.remove(GUEST_CART_KEY);
      storage.remove(GUEST_MERGE_KEY);
    },
    /** Adds a line; the quantity of an option is limited to that of one purchase. */
    add(line: OptionLine) {
      const lines = read();
      const known = lines.find(({ optionId }) => optionId === line.optionId);
      const quantity = Math.min(MAX_QUANTITY, (known?.quantity ?? 0) + line.quantity);
      const rest = lines.filter(({ optionId }) => optionId !== line.optionId);
      write([{ optionId: line.optionId, quantity, selected: true }, ...rest]);
    },
  };
};

export type GuestCart = ReturnType<typeof guestCartOf>;
