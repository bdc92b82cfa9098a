/** Most products whose own prices one call returns; a longer list is asked for in several calls. */
export const MAX_MY_PRICES = 60;
