import type { Tour } from '#machines/shell/demonstration.machine.ts';
import { sellerDeskPaths } from '#src/areas/seller/layout/paths.ts';
import { sellerPaths } from '#src/areas/seller/paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** Paths of the pages on which the steps of a tour are done; `productId` is the product of the purchase, if any. */
export const tourPaths = (productId: number | null): Readonly<Record<Tour, readonly string[]>> => ({
  purchase: [
    productId === null ? paths.products() : paths.product(productId),
    paths.orders,
    sellerPaths.orders,
    paths.orders,
  ],
  return: [paths.orders, paths.orders, sellerDeskPaths.claims, paths.orders],
  vote: [paths.events, paths.feeds('type=event'), paths.events],
});
