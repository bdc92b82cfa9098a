import type { Wish } from '#domain/catalogue/wishlist.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const wishlistMachine = createPagedMachine<Wish>({
  id: 'wishlist',
  description: 'Shoes that I wished for, the latest first.',
  size: 12,
});
