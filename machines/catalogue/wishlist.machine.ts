import type { Wish } from '#domain/catalogue/wishlist.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const wishlistMachine = createPagedMachine<Wish>({ id: 'wishlist', size: 12 });
