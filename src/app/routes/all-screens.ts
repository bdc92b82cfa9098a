import { adminScreens } from '#src/areas/admin/screens.ts';
import { sellerScreens } from '#src/areas/seller/screens.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { eagerScreens, moves } from './eager-screens.ts';

/** Every screen row by its key, for the build and for tests; the client loads the rows of lazy areas on demand. */
export const allScreens: readonly (readonly [string, ScreenRow])[] = [
  ...eagerScreens,
  sellerScreens,
  adminScreens,
].flatMap((screens) => Object.entries<ScreenRow>(screens));

/** Path patterns of every page. */
export const allPaths: readonly string[] = [
  ...allScreens.flatMap(([, { path, also = [] }]) => [path, ...also]),
  ...moves.map(({ path }) => path),
];
