/** Key of a visitor's cart in local storage. */
export const GUEST_CART_KEY = 'guestCart';
/** Key of a visitor's hearts in local storage. */
export const GUEST_WISHES_KEY = 'guestWishes';
