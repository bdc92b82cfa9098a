import { listProducts } from '#domain/catalogue/product.ts';
import { listStores, showStore } from '#domain/catalogue/store.ts';
import { resource } from '../driver.ts';
import { paged } from '../pages.ts';

export const storeDirectory = resource('storeDirectory', '/store', { asks: [listStores] });
export const storePage = resource('storePage', '/store/1', { asks: [showStore] });
export const storeGoods = paged({ flow: 'storeGoods', path: '/store/1' }, [listProducts]);
