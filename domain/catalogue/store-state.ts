/** State of a store: a paused one stays visible and sells nothing; its open orders continue. */
export const STORE_STATES = ['OPEN', 'PAUSED', 'CLOSED'] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** Party that paused a store; only the same one can reopen it. */
export const PAUSERS = ['ADMIN', 'SELLER', 'SANCTION'] as const;
export type Pauser = (typeof PAUSERS)[number];
