/** Key of a visitor's cart in local storage. */
export const GUEST_CART_KEY = 'guestCart';
