import { listProducts, productDetail } from '#domain/product.ts';
import { resource } from './driver.ts';

export const home = resource('home', '/', { asks: [listProducts], requests: 3 });
export const detail = resource('productDetail', '/products/1', { asks: [productDetail] });
