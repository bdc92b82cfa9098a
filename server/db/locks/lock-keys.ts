/**
 * Keys of PostgreSQL's advisory locks: constants of our own, one per purpose. Two purposes with the same key
 * would wait for each other without a reason; a test searches the server for that.
 */
export const LOCK_KEYS = {
  /** Every server that migrates waits for the same key. */
  migration: 72_010_001,
  /** Two servers that start on an empty database seed it once. */
  seed: 72_010_002,
  /** Taken by `refresh_product_bits()` of migration 0008. */
  productBits: 72_010_003,
  /** Servers that sweep at the same moment would make the same link twice. */
  auditChain: 72_010_004,
  /** Servers that start at the same moment would rename each other's members. */
  nicknames: 72_010_005,
  /** Two servers that sum the same day would write its rows twice. */
  daySums: 72_010_006,
  /** Two servers that close the same week would write its statements twice. */
  settlements: 72_010_007,
} as const;
