import { fromPromise } from 'xstate';
import type { Category } from '#domain/catalogue/category.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import type { EventSummary } from '#domain/events/event.ts';
import { type HomeFeed, type HomeRails, homeMachine, type SizeRail } from '#machines/shell/home.machine.ts';
import type { Prefetch } from '#src/flow/prefetch-cache.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';

const listProducts = () => import('#domain/catalogue/product.ts').then(({ listProducts }) => listProducts);
const listCategories = () =>
  import('#domain/catalogue/category.ts').then(({ listCategories }) => listCategories);
const myProfile = () => import('#domain/members/profile/profile.ts').then(({ myProfile }) => myProfile);
const listFeeds = () => import('#domain/community/feed-list.ts').then(({ listFeeds }) => listFeeds);
const events = () =>
  import('#domain/events/event.ts').then(({ listFeedAvailableEvents }) => listFeedAvailableEvents);

const RAIL = '8';
const FEEDS = 6;

const railOf = (sort: string, only: { discountedOnly?: string } = {}) => ({
  query: { sort, size: RAIL, ...only },
});
const RAILS = {
  popular: railOf('popular'),
  latest: railOf('latest'),
  discounted: railOf('discount_desc', { discountedOnly: 'true' }),
} as const;

/** Prefetches the product rails and the categories of the home page. */
export const prefetchHome: Prefetch = (ask) => {
  for (const rail of Object.values(RAILS)) ask(listProducts, rail);
  ask(listCategories, {});
};

/** Provides the chart of the home page with its calls and effects. */
export const wireHome = ({ call, knownProfile }: AppServices) =>
  homeMachine.provide({
    actors: {
      loadRails: fromPromise<HomeRails>(async ({ signal }) => {
        const rail = (wanted: ReturnType<typeof railOf>) => call(listProducts, wanted, { signal });
        // Category names are known without the call; only the pictures would be missing.
        const named = call(listCategories, {}, { signal }).catch(
          (): readonly Category[] => DEFAULT_CATEGORIES,
        );
        const asked = Promise.all([rail(RAILS.popular), rail(RAILS.latest), rail(RAILS.discounted)]);
        const [popular, latest, discounted] = await withScreenMessage(asked, catalogueText.products);
        return {
          categories: await named,
          popular: popular.content,
          latest: latest.content,
          discounted: discounted.content,
        };
      }),
      loadEvent: fromPromise<EventSummary | null>(async ({ signal }) => {
        const [first] = await call(events, {}, { signal });
        return first ?? null;
      }),
      loadMySize: fromPromise<SizeRail | null>(async ({ signal }) => {
        // The start check has usually read the profile already.
        const { footSize } = knownProfile() ?? (await call(myProfile, {}, { signal }));
        const size = String(footSize);
        if (!SHOE_SIZES.includes(size)) return null;
        const query = { sizes: size, inStockOnly: 'true', sort: 'popular', size: RAIL };
        const { content: products } = await call(listProducts, { query }, { signal });
        return { size, products };
      }),
      loadFeeds: fromPromise<HomeFeed[]>(async ({ signal }) => {
        const { content } = await call(listFeeds, { query: { sort: 'popular', size: FEEDS } }, { signal });
        const { toFeed } = await import('#domain/community/feed.ts');
        return content.map(toFeed).map(({ id, title, content, images: [first], orderItem }) => ({
          id,
          title,
          // The text is shown only for feeds without a picture.
          content: first ? '' : content,
          images: first ? [{ imageUrl: first.imageUrl }] : [],
          orderItem: orderItem && { productName: orderItem.productName },
        }));
      }),
    },
  });
