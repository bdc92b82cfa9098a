/** A key that is unique; `randomUUID` is missing where a page came without TLS. */
export const newKey = (): string => crypto.getRandomValues(new BigUint64Array(2)).join('-');
