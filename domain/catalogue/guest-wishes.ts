/** Hearts that a browser keeps for a visitor. */
export const MAX_GUEST_WISHES = 100;
