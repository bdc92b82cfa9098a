import type { ProductListItem } from '#domain/catalogue/product.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the short list of most wished products on empty pages; a failure hides the list. */
export const popularProductsMachine = createResourceMachine<ProductListItem[]>({
  id: 'popularProducts',
  description: 'What most people wish for, where there is nothing else to show; a failure leaves no gap.',
  silent: true,
});
