import { GUEST_WISHLIST_KEY } from './guest-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

const isId = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) > 0;

/** Wishlist of a guest in this browser, newest first; text of another shape counts as empty. */
export const guestWishlistOf = (storage: SafeStorage) => ({
  read: (): number[] => {
    try {
      const stored: unknown = JSON.parse(storage.get(GUEST_WISHLIST_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isId) : [];
    } catch {
      return [];
    }
  },
  write(ids: readonly number[]): void {
    if (ids.length > 0) storage.set(GUEST_WISHLIST_KEY, JSON.stringify(ids));
    else storage.remove(GUEST_WISHLIST_KEY);
  },
});
