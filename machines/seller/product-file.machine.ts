import { createFileMachine } from '../kit/file.machine.ts';
import type { GoodsFilters } from './seller-products.machine.ts';

export const productFileMachine = createFileMachine<GoodsFilters>({
  id: 'productFile',
  description: 'The products that the list shows, as a file that can be read in again.',
});
