import { exportGoods } from '#domain/seller/products/import-endpoints.ts';
import { asks } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { type GoodsFilters, saidIn } from './seller-products.machine.ts';

export const productFileMachine = createFileMachine<GoodsFilters>({
  id: 'productFile',
  description: 'The products that the list shows, as a file that can be read in again.',
  write: asks(exportGoods, ({ filter }) => ({ body: saidIn(filter) })),
});
