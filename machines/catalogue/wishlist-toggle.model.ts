import { MAX_GUEST_WISHLIST } from '#domain/catalogue/guest-wishlist.ts';

/** Requested state of one product: on the wishlist or off it. */
export type WishlistChange = { productId: number; on: boolean };
/**
 * Products confirmed by the server (for a guest: stored in the browser), and queued requests; the first is being
 * sent.
 */
export type WishlistToggleState = { ids: number[]; queue: WishlistChange[] };

/** True if the wishlist button shows "on": by the latest queued request, otherwise by the confirmed list. */
export const isWished = ({ ids, queue }: WishlistToggleState, productId: number): boolean =>
  queue.findLast((order) => order.productId === productId)?.on ?? ids.includes(productId);

/** A guest's wishlist after a toggle, newest first; above the limit the oldest entry is dropped. */
export const withGuestTap = (ids: readonly number[], productId: number): number[] =>
  ids.includes(productId)
    ? ids.filter((id) => id !== productId)
    : [productId, ...ids].slice(0, MAX_GUEST_WISHLIST);

/** Adds a request to the queue: only the latest one per product stays, and none repeats the one being sent. */
export function withOrder(queue: readonly WishlistChange[], order: WishlistChange): WishlistChange[] {
  const kept = queue.filter(({ productId }, index) => index === 0 || productId !== order.productId);
  const [first] = kept;
  return first?.productId === order.productId && first.on === order.on ? kept : [...kept, order];
}
