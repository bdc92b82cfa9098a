import { optionsInStock, sellerOf } from '../orders/shopping.ts';
import { posts, type Write } from '../posts.ts';
import { FACTS, fullProduct, goods, productFormData, readSellerProduct } from '../seller-products.ts';
import { photo } from '../server/multipart.ts';
import type { TestShop } from '../server/server.ts';

type Prepare = (shop: TestShop) => Promise<Write>;
type Extra = Parameters<Write['send']>[0];

const PATH = '/api/seller/products';
const row = (size: string) => ({ gender: 'MEN', size, color: 'RED', stock: 2 });

/** A form as POST or PUT. */
const sending =
  (shop: TestShop, method: 'post' | 'put', path: string, form: ReturnType<typeof productFormData>) =>
  (extra: Extra) =>
    shop.as('seller')[method](path, form.payload, { headers: { ...form.headers, ...extra?.headers } });

/** Each keyed write about products: one that can be repeated, and the same about something else. */
export const KEYED_SELLER_WRITES: Readonly<Record<string, Prepare>> = {
  'PATCH /api/seller/options/stock': async (shop) => {
    const [option] = await optionsInStock(shop, 1, 1);
    const { id: optionId = 0, product_id: productId = 0, stock = 0 } = option ?? {};
    const seller = await sellerOf(shop, productId);
    const raised = (more: number) => (extra: Extra) =>
      seller.patch('/api/seller/options/stock', [{ optionId, stock: stock + more, seenStock: stock }], extra);
    return { send: raised(1), other: raised(2) };
  },
  'PATCH /api/seller/products/bulk': async (shop) => {
    const seller = shop.as('seller');
    const id = await fullProduct(seller);
    const by = (won: number) => (extra: Extra) =>
      seller.patch(`${PATH}/bulk`, { ids: [id], change: { kind: 'PRICE_WON', won } }, extra);
    return { send: by(1_000), other: by(2_000) };
  },
  'POST /api/seller/products': async (shop) => {
    const files = { main: [await photo(40, 30)] };
    return {
      send: sending(shop, 'post', PATH, productFormData(goods({ facts: FACTS }), files)),
      other: sending(shop, 'post', PATH, productFormData(goods(), files)),
    };
  },
  'PUT /api/seller/products/{id}': async (shop) => {
    const path = `${PATH}/${await fullProduct(shop.as('seller'))}`;
    const to = (price: number) => sending(shop, 'put', path, productFormData({ price }));
    return { send: to(60_000), other: to(70_000) };
  },
  'POST /api/seller/products/{id}/copy': async (shop) => {
    const [one, other] = [await fullProduct(shop.as('seller')), await fullProduct(shop.as('seller'))];
    return posts(shop.as('seller'), `${PATH}/${one}/copy`, undefined, undefined, `${PATH}/${other}/copy`);
  },
  'POST /api/seller/products/{id}/options': async (shop) => {
    const path = `${PATH}/${await fullProduct(shop.as('seller'))}/options`;
    return posts(shop.as('seller'), path, row('290'), row('295'));
  },
  'PUT /api/seller/products/options/{optionId}': async (shop) => {
    const seller = shop.as('seller');
    const [option] = (await readSellerProduct(seller, await fullProduct(seller))).options;
    const to = (stock: number) => (extra: Extra) =>
      seller.put(`${PATH}/options/${option.optionId}`, { stock, seenStock: 5 }, extra);
    return { send: to(6), other: to(7) };
  },
};
