import type { ProductListItem } from '#domain/product.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Rails of the first page. */
export type HomeRails = {
  popular: ProductListItem[];
  latest: ProductListItem[];
  discounted: ProductListItem[];
};

export const homeMachine = createResourceMachine<HomeRails>({ id: 'home' });
