import type { ListedStore, Store } from '#domain/catalogue/store.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findOpenStores, findShownStore } from './store-page-store.ts';

type Ports = Pick<Context, 'db'>;
type Listed = Awaited<ReturnType<typeof findOpenStores>>[number];

const toListed = ({ id, name, logoUrl: logo, products, reviewCount, starSum }: Listed): ListedStore => ({
  storeId: id,
  storeName: name,
  logo,
  products,
  reviewCount,
  rating: reviewCount > 0 ? Math.round((starSum * 10) / reviewCount) / 10 : null,
});

/** Returns the stores that sell, for the public list. */
export const listOpenStores = async ({ db }: Ports): Promise<ListedStore[]> =>
  (await findOpenStores(db)).map(toListed);

/** Returns the public page of a store. */
export async function showOneStore({ db }: Ports, id: number): Promise<Store> {
  const row = await findShownStore(db, id);
  if (!row) throw new ShopError('STORE_NOT_FOUND');
  const isPaused = row.state !== 'OPEN';
  return {
    ...toListed(row),
    banner: row.bannerUrl,
    description: row.description,
    notice: row.notice,
    isPaused,
    pauseReason: isPaused ? row.pauseReason : null,
    seller: {
      ownerName: row.ownerName,
      businessNo: row.businessNo,
      mailOrderNo: row.mailOrderNo,
      address: row.address,
      phone: row.phone,
      email: row.email,
    },
    createdAt: row.createdAt.toISOString(),
  };
}
