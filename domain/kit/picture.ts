/** Kinds of pictures that the shop takes; they are re-encoded, because a file's name proves nothing. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** The most that one picture may weigh. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
