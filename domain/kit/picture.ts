/** Kinds of pictures that the shop takes; they are re-encoded, because a file's name proves nothing. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** The most that one picture may weigh, in megabytes, where nothing else is said. */
export const PICTURE_MEGABYTES = 5;
const MEGABYTE = 1024 * 1024;
export const bytesOf = (megabytes: number): number => megabytes * MEGABYTE;
export const MAX_PICTURE_BYTES = bytesOf(PICTURE_MEGABYTES);
