import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Path of a package's own executable script, run with this Node. */
export const tool = (path) => join(root, 'node_modules', path);
export const VITE = tool('vite/bin/vite.js');
export const VITEST = tool('vitest/vitest.mjs');
export const TSX = tool('tsx/dist/cli.mjs');
export const PLAYWRIGHT = tool('@playwright/test/cli.js');
