import type { Wish } from '#domain/catalogue/wishlist.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the member's wishlist: latest first, 12 a page. */
export const wishlistMachine = createPagedMachine<Wish>({
  id: 'wishlist',
  description: 'Shoes that I wished for, the latest first.',
  size: 12,
});
