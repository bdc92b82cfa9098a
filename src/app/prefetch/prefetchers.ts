import { listProducts, productDetail } from '#domain/catalogue/product.ts';
import { filterFromQuery } from '#domain/catalogue/product-list/filter-query.ts';
import { productRequest } from '#src/areas/catalogue/product/product-request.ts';
import { productListRequest } from '#src/areas/catalogue/product-list/product-list-request.ts';
import { catalogueScreens } from '#src/areas/catalogue/screens.ts';
import { communityScreens } from '#src/areas/community/screens.ts';
import { shellScreens } from '#src/areas/shell/screens.ts';
import type { Prefetch } from '#src/flow/prefetch-cache.ts';

const productList: Prefetch = (ask, { search }) =>
  ask(listProducts, productListRequest(filterFromQuery(search)));

const product: Prefetch = (ask, { params }) => {
  if (Number(params.id) > 0) ask(productDetail, productRequest(Number(params.id)));
};

/**
 * First reads of the screens, by path. Reads of products need no further code; the others load the wiring, which the
 * screen needs anyway. A wiring used by one screen only is reached through that screen, so that both stay in one
 * chunk.
 */
export const prefetchers: Readonly<Record<string, () => Promise<Prefetch>>> = {
  [catalogueScreens.productList.path]: async () => productList,
  [catalogueScreens.productDetail.path]: async () => product,
  [shellScreens.home.path]: async () => (await import('#src/areas/shell/home/home-screen.tsx')).prefetchHome,
  [communityScreens.feedList.path]: async () =>
    (await import('#src/areas/community/feed-list/feed-list.wiring.ts')).prefetchFeedList,
  [communityScreens.feedDetail.path]: async () =>
    (await import('#src/areas/community/feed-list/feeds.wiring.ts')).prefetchFeed,
};
