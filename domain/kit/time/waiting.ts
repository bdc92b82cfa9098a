/** Work that waits behind an entry of a menu, counted up to this: more is "more". */
export const MOST_WAITING = 99;
