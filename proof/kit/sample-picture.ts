const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** One orange pixel as a file to choose. */
export const PICTURE = {
  name: 'shoe.png',
  mimeType: 'image/png',
  get buffer() {
    // Made where it is sent: the inspector, which lists this file, runs in a browser without Buffer.
    return Buffer.from(PIXEL, 'base64');
  },
};
