import type { BoughtSizes } from '#domain/catalogue/bought-sizes.ts';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFacts } from '#domain/catalogue/product-facts.ts';
import type { InnerLength } from '#domain/catalogue/product-lengths.ts';
import type { StoryBlock } from '#domain/catalogue/product-story.ts';
import type { SizeAdvice } from '#domain/catalogue/size-advice.ts';
import type { Feed } from '#domain/community/feed.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Sections below a product: its story, statutory product information, feeds with it, and related products. */
export type ProductExtras = {
  /** Blocks of text and pictures; empty if the seller has written none. */
  story: StoryBlock[];
  facts: ProductFacts | null;
  /** Lengths inside the shoe by size; empty if the seller has measured none. */
  lengths: InnerLength[];
  feeds: Feed[];
  related: ProductListItem[];
  /** True if the viewer has reported this product. */
  isReported: boolean;
};
/** Product whose sections are loaded, and the category of the related products. */
export type ExtrasInput = { productId: number; categoryId: number };

/**
 * Machine of the sections below a product: loads story, statutory information, feeds and related products
 * together.
 */
export const productExtrasMachine = createResourceMachine<ProductExtras, ExtrasInput>({
  id: 'productExtras',
  description: 'Below a shoe: its story, what the law wants told, feeds of its wearers, and shoes like it.',
});

/**
 * Machine of the size advice for one product by id; the result is null if the member has no foot length
 * saved.
 */
export const sizeAdviceMachine = createResourceMachine<SizeAdvice | null, number>({
  id: 'sizeAdvice',
  description: 'Which size of a shoe would fit my feet; without a foot length there is no advice.',
});

/** Machine of the sizes that the member has kept of the brand of one product by id; a failure shows nothing. */
export const boughtSizesMachine = createResourceMachine<BoughtSizes | null, number>({
  id: 'boughtSizes',
  description: 'Which sizes of this brand I have bought and kept; null for none.',
  silent: true,
});
