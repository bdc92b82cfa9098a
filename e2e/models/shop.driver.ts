import { productDetail } from '#domain/product.ts';
import { resource } from './driver.ts';

export const detail = resource('productDetail', '/products/1', { asks: [productDetail] });
