/** Key of a visitor's cart in local storage. */
export const GUEST_CART_KEY = 'guestCart';
/** Key of the request key under which that cart is merged. */
export const GUEST_MERGE_KEY = 'guestCartMerge';
/** Key of what a visitor looked at in local storage. */
export const RECENT_VIEW_KEY = 'recentview';
/** Key of a visitor's hearts in local storage. */
export const GUEST_WISHES_KEY = 'guestWishes';
