import { allPaths, allScreens } from './all-screens.ts';

const keptAddresses = allScreens
  .filter(([, { kept }]) => kept)
  .flatMap(([, { path, also = [] }]) => [path, ...also]);

/** Path patterns of the pages that may be cached, and of all others. */
export const cacheableAndOtherPaths = {
  kept: keptAddresses,
  others: allPaths.filter((address) => !keptAddresses.includes(address)),
};
