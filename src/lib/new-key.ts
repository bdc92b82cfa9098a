/**
 * Returns a random key of 128 bits; never uses `crypto.randomUUID`, which is missing on pages
 * without TLS.
 */
export const newKey = (): string => crypto.getRandomValues(new BigUint64Array(2)).join('-');
