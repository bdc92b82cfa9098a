import { searchText } from '#domain/catalogue/search/search-text.ts';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { categoriesMachine } from '#machines/catalogue/categories.machine.ts';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { storePageMachine } from '#machines/catalogue/store-page.machine.ts';
import { wireReviewSummary } from '#src/areas/reviews/reviews.wiring.ts';
import { type DrawnScreen, type Heads, type ScreenHead, unlisted } from '#src/flow/screen-head.ts';
import { breadcrumbs } from '#src/lib/navigation/breadcrumbs.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { shortText } from '#src/lib/short-text.ts';
import { headText } from '#src/text/head.ts';
import { brandHead } from './brand/brand-head.ts';
import { catalogueHeadText as text } from './heads.text.ts';
import { reviewsHead } from './product/product-reviews-head.ts';
import { isInStock, productStructuredData, wayTo } from './product/product-structured-data.ts';
import { listHead } from './product-list/product-list-head.ts';
import { catalogueScreens } from './screens.ts';
import { storePath } from './store/store-paths.ts';

/**
 * Document heads of the catalogue screens that guests may open, for search engines and shared
 * links.
 */
export const catalogueHeads: Heads<typeof catalogueScreens> = {
  productList: listHead,
  productDetail: productHead,
  productReviews: reviewsHead,
  categories: ({ known }) => ({
    path: paths.categories,
    description: categoriesWords(known(categoriesMachine)?.data?.map(({ name }) => name) ?? []),
  }),
  search: ({ search }) => {
    const q = searchText(new URLSearchParams(search).get('q') ?? '');
    const path = q === null ? catalogueScreens.search.path : paths.searchPage(q);
    return { path, description: text.search, robots: q === null ? null : 'noindex, follow' };
  },
  recentViews: unlisted(paths.recentView, text.recentViews),
  brand: brandHead,
  printRuler: () => ({ path: paths.footRuler, description: text.printRuler }),
  store: storeHead,
};

const categoriesWords = (names: readonly string[]): string =>
  names.length > 0 ? shortText(text.categories(names.join(', ')), 160) : headText.shop;

/** Head of the store directory, or of one store. */
function storeHead({ params, search, known, at, pictureAt }: DrawnScreen): ScreenHead | null {
  if (params.id === undefined && !new URLSearchParams(search).has('storeId'))
    return { path: paths.store, description: text.stores };
  const store = known(storePageMachine)?.data;
  if (!store) return null;
  const path = storePath(store.storeId);
  return {
    path,
    description: shortText(text.store(store.storeName, store.description || store.notice), 160),
    picture: store.banner ?? store.logo,
    linkedData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Store',
        '@id': at(path),
        url: at(path),
        name: store.storeName,
        ...(store.logo ? { logo: pictureAt(store.logo) } : {}),
        ...(store.seller.address ? { address: store.seller.address } : {}),
        ...(store.seller.phone ? { telephone: store.seller.phone } : {}),
      },
      breadcrumbs([
        { name: headText.home, item: at(paths.home) },
        { name: text.storesCrumb, item: at(paths.store) },
        { name: shortText(store.storeName, 110), item: at(path) },
      ]),
    ],
  };
}

async function productHead(screen: DrawnScreen): Promise<ScreenHead | null> {
  const product = screen.known(productDetailMachine)?.data;
  if (!product) return null;
  // Reviews are below the fold and not loaded yet, but their rating is part of the head.
  const stats = (await screen.ask(wireReviewSummary, product.productId))?.data ?? null;
  const words = [
    text.product(
      shortText(product.name, 60),
      shortText(product.storeName, 30),
      formatWon(product.discountPrice),
    ),
    isInStock(product) ? '' : text.soldOut,
    stats && stats.totalReviews > 0
      ? text.stars(formatNumber(stats.totalReviews), String(stats.averageRating))
      : '',
    product.description,
  ];
  return {
    path: paths.product(product.productId),
    description: shortText(words.filter(Boolean).join(' '), 160),
    kind: 'product',
    picture: product.images[0]?.url,
    linkedData: [productStructuredData(product, stats, screen), wayTo(product, screen)],
  };
}
