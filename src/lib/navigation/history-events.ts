/** Events of client-side navigation; wouter dispatches its own history calls under these names. */
export const MOVES = ['popstate', 'pushState', 'replaceState'] as const;
