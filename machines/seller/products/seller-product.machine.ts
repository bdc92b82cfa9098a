import { readSellerProduct, type SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of one product beside the list: loads it with what is missing before it can be shown. */
export const sellerProductMachine = createResourceMachine<SellerProductDetail, { id: number }>({
  id: 'sellerProduct',
  description: 'One product beside the list, with what it lacks before it may be shown.',
  load: endpointPort(readSellerProduct, ({ input }) => ({ params: input })),
  reloads: true,
});
