import { join } from 'node:path';

/** Folders of the shop by the names that its own sources use. */
export const aliases = Object.fromEntries(
  ['domain', 'server'].map((folder) => [`#${folder}`, join(import.meta.dirname, '..', folder)]),
);
