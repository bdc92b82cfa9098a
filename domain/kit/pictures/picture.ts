import { PICTURE_MEGABYTES } from '../../policies/uploads.ts';

/** Accepted picture types; uploads are re-encoded, as a file name proves nothing. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTE = 1024 * 1024;
/** Returns a size in megabytes (1024 × 1024 bytes) as bytes. */
export const megabytesToBytes = (megabytes: number): number => megabytes * MEGABYTE;
/** Largest size of an uploaded picture in bytes. */
export const MAX_PICTURE_BYTES = megabytesToBytes(PICTURE_MEGABYTES);
