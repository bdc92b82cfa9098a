import { posts, type Write } from '../posts.ts';
import type { TestShop } from '../server/server.ts';
import { newStore } from '../stores.ts';

type Prepare = (shop: TestShop) => Promise<Write>;

/** A store in a state. */
const store = async (shop: TestShop, state: string) =>
  (await shop.as('admin').get(`/api/admin/stores?state=${state}`)).body.data.content.at(-1);

/** What the desk does to a store, each once under its key. */
export const KEYED_STORE_WRITES: Readonly<Record<string, Prepare>> = {
  'POST /api/admin/stores/{id}/close': async (shop) => {
    const { storeId, version } = await newStore(shop);
    const path = `/api/admin/stores/${storeId}/close`;
    return posts(shop.as('admin'), path, { reason: '확인', version }, { reason: '다른 까닭', version });
  },
  'POST /api/admin/stores/{id}/fee': async (shop) => {
    const { storeId, version } = await store(shop, 'OPEN');
    const said = { basisPoints: 850, reason: '확인', version };
    return posts(shop.as('admin'), `/api/admin/stores/${storeId}/fee`, said, { ...said, basisPoints: 900 });
  },
  'POST /api/admin/stores/{id}/name': async (shop) => {
    const { storeId, version, form } = await newStore(shop);
    const said = { storeName: `${form.storeName} 2`, reason: '확인', version };
    const other = { ...said, storeName: `${form.storeName} 3` };
    return posts(shop.as('admin'), `/api/admin/stores/${storeId}/name`, said, other);
  },
  'POST /api/admin/stores/{id}/pause': async (shop) => {
    const { storeId, version } = await store(shop, 'OPEN');
    const path = `/api/admin/stores/${storeId}/pause`;
    return posts(shop.as('admin'), path, { reason: '확인', version }, { reason: '다른 까닭', version });
  },
  'POST /api/admin/stores/{id}/resume': async (shop) => {
    const open = await store(shop, 'OPEN');
    const paths = `/api/admin/stores/${open.storeId}`;
    const paused = await shop.as('admin').post(`${paths}/pause`, { reason: '확인', version: open.version });
    const { version } = paused.body.data;
    const said = { reason: '확인', version };
    return posts(shop.as('admin'), `${paths}/resume`, said, { ...said, version: version + 1 });
  },
};
