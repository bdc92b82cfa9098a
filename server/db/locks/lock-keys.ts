/** Keys of PostgreSQL advisory locks, one per purpose; a test checks that they are unique. */
export const LOCK_KEYS = {
  /** Serialises migrations of concurrent servers. */
  migration: 72_010_001,
  /** Ensures that an empty database is seeded once. */
  seed: 72_010_002,
  /** Taken by `refresh_product_bits()` of migration 0008. */
  productBits: 72_010_003,
  /** Prevents concurrent servers from creating the same link twice. */
  auditChain: 72_010_004,
  /** Prevents concurrent servers from renaming the same members. */
  nicknames: 72_010_005,
  /** Prevents concurrent servers from writing the aggregates of a day twice. */
  daySums: 72_010_006,
  /** Prevents concurrent servers from writing the settlements of a week twice. */
  settlements: 72_010_007,
  /** Held shared by products that are saved with a brand, and alone while brands change. */
  brands: 72_010_008,
} as const;
