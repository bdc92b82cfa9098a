import { join } from 'node:path';

/** The folder of the built client: its files, and what the build says of them in `.vite`. */
export const BUILT_CLIENT = join(import.meta.dirname, '../../../dist/client');
