import { fromPromise } from 'xstate';
import { type BoughtSizes, boughtSizes } from '#domain/catalogue/bought-sizes.ts';
import { listProducts } from '#domain/catalogue/product.ts';
import { productFacts } from '#domain/catalogue/product-facts.ts';
import { productLengths } from '#domain/catalogue/product-lengths.ts';
import { productStory } from '#domain/catalogue/product-story.ts';
import { type SizeAdvice, sizeAdvice } from '#domain/catalogue/size-advice.ts';
import { toFeed } from '#domain/community/feed.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import {
  boughtSizesMachine,
  type ExtrasInput,
  type ProductExtras,
  productExtrasMachine,
  sizeAdviceMachine,
} from '#machines/catalogue/product-extras.machine.ts';
import { hasReportedProduct } from '#src/areas/members/reports/already-reported.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wholeRows } from '#src/lib/whole-rows.ts';

const FEEDS = 6;
/** Related products: two rows of the widest screens. */
const RELATED = 8;

/**
 * Provides the chart of story, facts, feeds and related products below a product with its calls and effects;
 * the calls run in parallel.
 */
export const wireProductExtras = (app: AppServices) =>
  productExtrasMachine.provide({
    actors: {
      load: fromPromise<ProductExtras, { input: ExtrasInput }>(async ({ input: { input }, signal }) => {
        const { productId, categoryId } = input;
        const { call } = app;
        const like = { categoryId: String(categoryId), sort: 'popular', size: String(RELATED + 1) };
        const [story, facts, lengths, feeds, products, isReported] = await Promise.all([
          call(productStory, { params: { id: productId } }, { signal }),
          call(productFacts, { params: { id: productId } }, { signal }),
          call(productLengths, { params: { id: productId } }, { signal }),
          call(searchFeeds, { query: { productId: String(productId), size: FEEDS } }, { signal }),
          call(listProducts, { query: like }, { signal }),
          hasReportedProduct(app, productId, signal),
        ]);
        const related = products.content.filter((product) => product.productId !== productId);
        const worn = feeds.content.map(toFeed);
        return { story, facts, lengths, feeds: worn, related: wholeRows(related, RELATED), isReported };
      }),
    },
  });

/** Provides the chart of the recommended size of a product for the member with its calls and effects. */
export const wireSizeAdvice = ({ call }: AppServices) =>
  sizeAdviceMachine.provide({
    actors: {
      load: fromPromise<SizeAdvice | null, { input: number }>(({ input, signal }) =>
        call(sizeAdvice, { params: { id: input.input } }, { signal }),
      ),
    },
  });

/** Provides the chart of the sizes that the member has kept of a product's brand with its calls and effects. */
export const wireBoughtSizes = ({ call }: AppServices) =>
  boughtSizesMachine.provide({
    actors: {
      load: fromPromise<BoughtSizes | null, { input: number }>(({ input, signal }) =>
        call(boughtSizes, { params: { id: input.input } }, { signal }),
      ),
    },
  });
