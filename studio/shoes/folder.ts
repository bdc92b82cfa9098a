import { fileURLToPath } from 'node:url';

/** Where the studio lays its pictures, by part (`products/`, `turns/`, `feeds/`, …); `npm run pack` takes them into the archive. */
export const ART = fileURLToPath(new URL('../.out/', import.meta.url));
