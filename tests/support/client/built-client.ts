import { join } from 'node:path';

/** Folder of the built client: its files, and the manifests of the build in `.vite`. */
export const BUILT_CLIENT = join(import.meta.dirname, '../../../dist/client');
