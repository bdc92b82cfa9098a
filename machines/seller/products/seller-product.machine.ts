import { type GoodsDetail, readGoods } from '#domain/seller/products/product-endpoints.ts';
import { asks } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

export const sellerProductMachine = createResourceMachine<GoodsDetail, { id: number }>({
  id: 'sellerProduct',
  description: 'One product beside the list, with what it lacks before it may be shown.',
  load: asks(readGoods, ({ input }) => ({ params: input })),
  reloads: true,
});
