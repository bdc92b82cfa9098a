import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimWithPicture } from '../../../support/orders/claim-picture.ts';
import { deliver, twoStores } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { multipart, photo, picture } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
/** Addresses of the pictures of the buyer and of another buyer, signed and unsigned. */
let mine: { signed: string; bare: string };
let theirs: { signed: string; bare: string };
let seller: Caller;
let rival: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  const options = await twoStores(shop);
  seller = await sellerOf(shop, options[0].product_id);
  rival = await sellerOf(shop, options[1].product_id);
  mine = await pictured(shop.as('user'), options);
  theirs = await pictured(await other(), [options[1]]);
});
afterAll(() => shop.close());

const other = () => shop.asMember('minjun@sinbaljang.test');

const pictured = (buyer: Caller, options: Parameters<typeof deliver>[2]) =>
  claimWithPicture(shop, buyer, options);

const small = (address: string) => address.replace('.webp', '-480.webp');
const statuses = (callers: readonly Caller[], address: string) =>
  Promise.all(callers.map(async (caller) => (await caller.get(address)).status));

describe('claim pictures', () => {
  it.each([
    [5, 200],
    [6, 400],
  ])('%i of them with a claim are answered %i', async (count, status) => {
    const buyer = shop.as('user');
    const { itemIds } = await deliver(shop, buyer, await twoStores(shop));
    const words = { orderItemId: itemIds[0], type: 'RETURN', reason: 'DEFECT' };
    const data = await photo(60, 40);
    const pictures = Array.from({ length: count }, () => picture(data));
    const form = multipart([{ name: 'claim', data: JSON.stringify(words) }, ...pictures]);
    const answer = await buyer.post('/api/users/claims', form.payload, { headers: form.headers });
    expect(answer.status).toBe(status);
  });

  it('are not cached, and served only at the signed address', async () => {
    expect(mine.signed).toMatch(/^\/content\/images\/claims\/[0-9a-f-]{36}\.webp\?until=\d+&sign=[\w-]{43}$/);
    for (const address of [mine.signed, small(mine.signed)]) {
      const { status, headers } = await shop.as('visitor').get(address);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ]);
    }
  });

  it('without a signature are for the buyer, the seller of the line and administrators', async () => {
    expect(await statuses([shop.as('user'), seller, shop.as('admin')], mine.bare)).toEqual([200, 200, 200]);
    // The other store has sold the second line of the same order.
    expect(await statuses([shop.as('visitor'), await other(), rival], mine.bare)).toEqual([404, 404, 404]);
    expect(await statuses([shop.as('user'), seller, rival], theirs.bare)).toEqual([404, 404, 200]);
  });

  it('are refused with a signature of another picture, of another time or none', async () => {
    const [, query = ''] = mine.signed.split('?');
    const until = Number(new URLSearchParams(query).get('until'));
    const forged = [
      `${theirs.bare}?${query}`,
      mine.signed.replace(String(until), String(until + 1)),
      mine.signed.slice(0, -1),
      `${mine.bare}?until=${until}&sign=`,
      `${mine.bare}?until=${until}`,
      `${mine.bare}?until=1e15&sign=x`,
    ];
    for (const address of forged)
      expect([address, (await shop.as('visitor').get(address)).status]).toEqual([address, 404]);
  });

  it('are at no other address, however it is written', async () => {
    const name = mine.bare.split('/').at(-1);
    // Other files in the folder belong to no member either.
    const folder = join(shop.contentRoot, 'private/claims');
    await mkdir(join(folder, 'older'));
    await copyFile(join(folder, String(name)), join(folder, 'older', String(name)));
    const ways = [
      `/content/images%2Fclaims%2F${name}`,
      `/content/images//claims/${name}`,
      `/content//images/claims/${name}`,
      `/content/images/./claims/${name}`,
      `/content/images/feeds/../claims/${name}`,
      `/content/images/feeds/%2e%2e/claims/${name}`,
      `/content/%69mages/claims/${name}`,
      `/content/images/claims%2F${name}`,
      `/content/images/claims/./${name}`,
      `/content/images/claims/%2e%2fclaims%2f${name}`,
      `/content/images/CLAIMS/${name}`,
      `/content/images\\claims\\${name}`,
      `/images/claims/${name}`,
      `/content/images/claims/older/${name}`,
      `/content/images/claims/`,
      `/content/private/claims/${name}`,
      `/content/images/../private/claims/${name}`,
      `/images/..%2Fprivate%2Fclaims%2F${name}`,
      `/private/claims/${name}`,
    ];
    for (const way of ways)
      expect([way, (await shop.as('visitor').get(way)).headers['content-type']]).not.toEqual([
        way,
        'image/webp',
      ]);
    expect((await shop.as('visitor').get('/content/images/common/no-image.png')).status).toBe(200);
  });

  it('need a new address after half an hour', async () => {
    const anew = await shop.as('visitor').get(mine.signed);
    shop.clock.advance(31 * 60_000);
    expect([anew.status, (await shop.as('visitor').get(mine.signed)).status]).toEqual([200, 404]);
  });
});
