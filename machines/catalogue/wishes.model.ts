import { MAX_GUEST_WISHES } from '#domain/catalogue/guest-wishes.ts';

/** What a member wants of one product: on the wishlist or off it. */
export type WishOrder = { productId: number; on: boolean };
/** Products confirmed by the server (a visitor's: kept in the browser), and orders on their way; the first one is being sent. */
export type Wishes = { ids: number[]; queue: WishOrder[] };

/** What a heart shows: the latest order, or what the server has confirmed. */
export const isWished = ({ ids, queue }: Wishes, productId: number): boolean =>
  queue.findLast((order) => order.productId === productId)?.on ?? ids.includes(productId);

/** A visitor's hearts after a tap, latest first; beyond the limit the oldest goes. */
export const withGuestTap = (ids: readonly number[], productId: number): number[] =>
  ids.includes(productId)
    ? ids.filter((id) => id !== productId)
    : [productId, ...ids].slice(0, MAX_GUEST_WISHES);

/** Of the orders behind the first only the latest of a product counts, and none repeats the first. */
export function withOrder(queue: readonly WishOrder[], order: WishOrder): WishOrder[] {
  const kept = queue.filter(({ productId }, index) => index === 0 || productId !== order.productId);
  const [first] = kept;
  return first?.productId === order.productId && first.on === order.on ? kept : [...kept, order];
}
