import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
};

/** Returns the media type of a stored file by its extension. */
export const contentTypeOf = (name: string): string =>
  TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
