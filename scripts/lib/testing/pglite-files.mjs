// Server tests that `npm test` runs on both engines. The others ask the shop for things that no engine answers
// otherwise: PostgreSQL proves them every time, the embedded engine in `npm run test:all`.

/** Base names of test files by what the engine could change in them. */
export const PGLITE_FILES = {
  'the folder of the embedded database, and what is left of it': ['backup', 'data-folder', 'kill', 'migrate'],
  'transactions and locks that meet': [
    'cart',
    'feed-races',
    'journey',
    'likes',
    'lock-keys',
    'lost-commit',
    'order-number',
    'restock',
    'review-writing',
    'shopping-races',
    'stock-races',
    'wishlist',
  ],
  'the ledger, step by step': ['ledger-property', 'points-expiry', 'undone-rewards', 'votes-property'],
  'jobs and sweeps of several servers, and the chain that they make': [
    'audit-chain',
    'failed-jobs',
    'hold-sweeps',
    'jobs',
    'refund-sweeps',
    'periodic-jobs',
  ],
  'search, counts and pages: what the planner makes of them, and the order of text': [
    'catalogue',
    'not-on-sale',
    'deep-pages',
    'feed-search',
    'product-facets',
    'search',
  ],
  'words and figures that nobody has thought of': ['fuzz'],
  'an engine that is late': ['late-responses'],
};

/** The same as filters of Vitest, whatever folder a file stands in. */
export const pgliteFilters = Object.values(PGLITE_FILES)
  .flat()
  .map((name) => `/${name}.test.ts`);
