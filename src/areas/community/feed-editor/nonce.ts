/** Random contribution of this browser to an event's draw: 16 bytes in hex, unpredictable for the shop. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
