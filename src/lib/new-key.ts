/** Returns a random unique key; `crypto.randomUUID` is missing on pages without TLS. */
export const newKey = (): string => crypto.getRandomValues(new BigUint64Array(2)).join('-');
