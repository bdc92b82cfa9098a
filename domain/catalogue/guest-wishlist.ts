/** Most wishlist entries that a browser keeps for a guest. */
export const MAX_GUEST_WISHLIST = 100;
