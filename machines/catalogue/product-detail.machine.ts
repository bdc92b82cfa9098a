import type { ProductDetail } from '#domain/catalogue/product.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const productDetailMachine = createResourceMachine<ProductDetail, number>({
  id: 'productDetail',
  description: 'One shoe: pictures, price and what can be bought of it.',
});
