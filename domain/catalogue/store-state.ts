/** Whether a store sells: a paused one is shown and sells nothing, its open orders go on. */
export const STORE_STATES = ['OPEN', 'PAUSED', 'CLOSED'] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** Who has paused a store, and therefore who opens it again. */
export const PAUSERS = ['ADMIN', 'SELLER', 'SANCTION'] as const;
export type Pauser = (typeof PAUSERS)[number];
