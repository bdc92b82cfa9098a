/** Local storage key of a guest's cart. */
export const GUEST_CART_KEY = 'guestCart';
/** Local storage key of the idempotency key of the cart merge. */
export const GUEST_MERGE_KEY = 'guestCartMerge';
/** Local storage key of a guest's recent views. */
export const RECENT_VIEW_KEY = 'recentview';
/** Storage key, in the tab, of the products that are compared. */
export const COMPARED_KEY = 'compared';
/** Local storage key of a guest's wishlist. */
export const GUEST_WISHLIST_KEY = 'guestWishes';
