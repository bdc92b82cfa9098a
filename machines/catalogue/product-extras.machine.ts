import type { ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFacts } from '#domain/catalogue/product-facts.ts';
import type { SizeAdvice } from '#domain/catalogue/size-advice.ts';
import type { Feed } from '#domain/community/feed.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Sections below a product: statutory product information, feeds with it, and related products. */
export type ProductExtras = {
  facts: ProductFacts | null;
  feeds: Feed[];
  related: ProductListItem[];
  /** True if the viewer has reported this product. */
  isReported: boolean;
};
export type ExtrasInput = { productId: number; categoryId: number };

export const productExtrasMachine = createResourceMachine<ProductExtras, ExtrasInput>({
  id: 'productExtras',
  description: 'Below a shoe: what the law wants told, feeds of its wearers, and shoes like it.',
});

export const sizeAdviceMachine = createResourceMachine<SizeAdvice | null, number>({
  id: 'sizeAdvice',
  description: 'Which size of a shoe would fit my feet; without a foot length there is no advice.',
});
