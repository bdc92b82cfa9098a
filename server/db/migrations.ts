import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from './migrate.ts';

// Next to this file in the source tree; the build copies the folder next to the bundle.
const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Reads all numbered .sql files. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
