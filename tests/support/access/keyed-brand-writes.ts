import { posts, type Write } from '../posts.ts';
import type { TestShop } from '../server/server.ts';

type Prepare = (shop: TestShop) => Promise<Write>;

let brands = 0;
const unique = (): string => {
  brands += 1;
  return `열쇠 ${brands}`;
};

const brandForm = () => ({ name: unique(), englishName: '', aliases: [] });
const brand = async (shop: TestShop) =>
  (await shop.as('admin').post('/api/admin/brands', brandForm())).body.data;

/** Keyed writes of administrators about brands. */
export const KEYED_BRAND_WRITES: Readonly<Record<string, Prepare>> = {
  'POST /api/admin/brands': async (shop) =>
    posts(shop.as('admin'), '/api/admin/brands', brandForm(), brandForm()),
  'PUT /api/admin/brands/{id}': async (shop) => {
    const { brandId, products: _, ...said } = await brand(shop);
    const put = (name: string): Write['send'] => {
      return (extra) => shop.as('admin').put(`/api/admin/brands/${brandId}`, { ...said, name }, extra);
    };
    return { send: put(unique()), other: put(unique()) };
  },
  'POST /api/admin/brands/{id}/merge': async (shop) => {
    const { brandId, version } = await brand(shop);
    const [one, other] = [await brand(shop), await brand(shop)];
    const path = `/api/admin/brands/${brandId}/merge`;
    return posts(
      shop.as('admin'),
      path,
      { intoId: one.brandId, version },
      { intoId: other.brandId, version },
    );
  },
};
