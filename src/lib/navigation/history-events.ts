/** How the address of a page changes without a new page: wouter announces its own moves as events of these names. */
export const MOVES = ['popstate', 'pushState', 'replaceState'] as const;
