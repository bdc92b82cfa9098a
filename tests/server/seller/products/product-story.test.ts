import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORY } from '#domain/policies/selling.ts';
import { unnamedOf } from '#server/jobs/sweeps/picture-name-store.ts';
import { optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import { fullProduct, goods, readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { multipart, photo, picture } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
let rival: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
  const own = (await mine.get('/api/seller/products?size=1')).body.data.content[0].storeId;
  const other = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== own);
  rival = await sellerOf(shop, other?.product_id ?? 0);
});
afterAll(() => shop.close());

const TEXT = { kind: 'TEXT', text: '발볼을 넉넉히 잡았어요.' };
const file = (fileIndex: number, alt: string | null) => ({ kind: 'PICTURE', fileIndex, alt });
const form = (words: object, files: readonly Buffer[]) =>
  multipart([
    { name: 'product', data: JSON.stringify(words) },
    ...files.map((one) => picture(one, 'storyImages')),
  ]);
const write = (caller: Caller, id: number, story: readonly object[], files: readonly Buffer[] = []) => {
  const { payload, headers } = form({ story }, files);
  return caller.put(`/api/seller/products/${id}`, payload, { headers });
};
const shown = async (id: number) => (await shop.as('visitor').get(`/api/products/${id}/story`)).body.data;

describe('story of a product', () => {
  it('is shown in the order in which its seller wrote it, with the size of each picture', async () => {
    const id = await shownProduct(mine);
    const story = [file(1, '굽 옆을 가까이 본 모습'), TEXT, file(0, null)];
    expect((await write(mine, id, story, [await photo(40, 30), await photo(60, 90)])).status).toBe(200);
    const blocks = await shown(id);
    expect(blocks).toMatchObject([
      { kind: 'PICTURE', alt: '굽 옆을 가까이 본 모습', width: 60, height: 90 },
      TEXT,
      { kind: 'PICTURE', alt: null, width: 40, height: 30 },
    ]);
    expect((await readSellerProduct(mine, id)).story).toEqual(blocks);
    const unnamed = async () => (await unnamedOf(shop.db, [blocks[0].imageUrl])).length;
    expect(await unnamed()).toBe(0);
    // Kept pictures are named by their address; what is left out goes, and a change without a story leaves it.
    const [first, , last] = blocks;
    await write(mine, id, [{ kind: 'PICTURE', imageUrl: last.imageUrl, alt: '뒤축' }, TEXT]);
    expect([await shown(id), await unnamed()]).toEqual([[{ ...last, alt: '뒤축' }, TEXT], 1]);
    const { payload, headers } = form({ price: 45_000 }, []);
    await mine.put(`/api/seller/products/${id}`, payload, { headers });
    expect(await shown(id)).toHaveLength(2);
    const gone = await write(mine, id, [{ kind: 'PICTURE', imageUrl: first.imageUrl, alt: null }]);
    expect([gone.status, gone.body.code]).toEqual([404, 'PICTURE_NOT_FOUND']);
  });

  it('is written with a new product, goes with a copy, and is shown while the product is on sale', async () => {
    const { payload, headers } = form(goods({ story: [file(0, '옆모습'), TEXT] }), [await photo(40, 30)]);
    const made = await mine.post('/api/seller/products', payload, { headers });
    const id = made.body.data.productId;
    const { story } = await readSellerProduct(mine, id);
    expect(story).toHaveLength(2);
    expect(await shown(id)).toEqual([]);
    const copied = await mine.post(`/api/seller/products/${id}/copy`, {});
    expect((await readSellerProduct(mine, copied.body.data.productId)).story).toEqual(story);
  });

  it('takes no picture of another product, and is changed by no other seller', async () => {
    const [one, other] = [await shownProduct(mine), await shownProduct(mine)];
    await write(mine, one, [file(0, '옆모습')], [await photo(40, 30)]);
    const [{ imageUrl }] = await shown(one);
    const stolen = await write(mine, other, [{ kind: 'PICTURE', imageUrl, alt: '옆모습' }]);
    expect([stolen.status, await shown(other)]).toEqual([404, []]);
    expect((await write(rival, one, [TEXT])).status).toBe(403);
    expect(await shown(one)).toHaveLength(1);
  });

  it.each([
    ['a picture without a description', [{ kind: 'PICTURE', fileIndex: 0, alt: '' }]],
    ['a picture of nothing', [{ kind: 'PICTURE', alt: '옆모습' }]],
    ['an empty text', [{ kind: 'TEXT', text: ' ' }]],
    ['a long text', [{ kind: 'TEXT', text: '가'.repeat(STORY.text + 1) }]],
    ['too many blocks', Array.from({ length: STORY.blocks + 1 }, () => TEXT)],
    ['too many pictures', Array.from({ length: STORY.pictures + 1 }, () => file(0, null))],
  ])('refuses %s', async (_, story) => {
    const id = await fullProduct(mine);
    expect((await write(mine, id, story, [await photo(40, 30)])).status).toBe(400);
    expect((await readSellerProduct(mine, id)).story).toEqual([]);
  });

  it('refuses a file that is no picture, and a file that was not sent', async () => {
    const id = await fullProduct(mine);
    expect((await write(mine, id, [file(0, null)], [Buffer.from('<svg/>')])).status).toBe(400);
    expect((await write(mine, id, [file(1, null)], [await photo(40, 30)])).body.code).toBe(
      'PICTURE_NOT_FOUND',
    );
  });
});

describe('story in a product file', () => {
  const send = async (csv: string) => {
    const { payload, headers } = multipart([
      { name: 'file', data: csv, filename: 'goods.csv', type: 'text/csv' },
    ]);
    const { body } = await mine.post('/api/seller/products/import?dryRun=1', payload, { headers });
    const { ticket } = body.data;
    if (ticket) await mine.post('/api/seller/products/import/apply', { ticket });
    return body.data;
  };

  it('replaces texts and keeps pictures; an exported file changes nothing', async () => {
    const sellerCode = `STORY-${Date.now()}`;
    const id = await fullProduct(mine, { sellerCode });
    await write(mine, id, [TEXT, file(0, '옆모습')], [await photo(40, 30)]);
    const line = (cell: string) =>
      `판매자코드,성별,색상,사이즈,상품이야기\n${sellerCode},공용,블랙,260,"${cell}"\n`;
    expect((await send(line('첫째 글\n이어짐\n\n둘째 글'))).problems).toEqual([]);
    const kinds = async () =>
      (await readSellerProduct(mine, id)).story.map(
        (block: { text?: string; alt?: string }) => block.text ?? block.alt,
      );
    expect(await kinds()).toEqual(['첫째 글\n이어짐', '옆모습', '둘째 글']);
    const { csv } = (await mine.post('/api/seller/products/export', { q: sellerCode })).body.data;
    expect(await send(csv)).toMatchObject({ same: 1, changed: 0, problems: [] });
    expect((await send(line('가'.repeat(STORY.text + 1)))).problems).toMatchObject([{ column: 'story' }]);
    const most = Array.from({ length: STORY.blocks }, () => '글').join('\n\n');
    expect((await send(line(most))).problems).toMatchObject([{ column: 'story' }]);
    await send(line('없음'));
    expect(await kinds()).toEqual(['옆모습']);
  });
});
