import type { ProductListItem } from '#domain/catalogue/product.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const storeGoodsMachine = createPagedMachine<ProductListItem, { storeId: number }>({
  id: 'storeGoods',
  description: 'What a store has on sale, the newest first.',
  size: 12,
});
