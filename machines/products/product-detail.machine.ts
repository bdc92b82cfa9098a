import type { ProductDetail } from '#domain/product.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const productDetailMachine = createResourceMachine<ProductDetail, number>({ id: 'productDetail' });
