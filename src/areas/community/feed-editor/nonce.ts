/** What this browser adds to the draws of an event: 16 bytes in hex that nobody could have known before. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
