// Size: files and their imports use one shop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../../../../scripts/lib/testing/thorough.mjs';
import { actionsOf } from '../../../support/audit-log.ts';
import {
  buy,
  optionsInStock,
  patiently,
  sellerOf,
  shopper,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { movesOf, stockProblems } from '../../../support/orders/stock.ts';
import { FACTS, fullProduct, readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { multipart } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products';
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const HEAD = 'sellerCode,name,category,price,gender,color,size,stock,sku';
const csv = (lines: readonly string[], head = HEAD) => [head, ...lines].join('\n');
function review(file: string | Buffer, caller = mine) {
  const { payload, headers } = multipart([
    { name: 'file', data: file, filename: 'products.csv', type: 'text/csv' },
  ]);
  return caller.post(`${PATH}/import?dryRun=1`, payload, { headers });
}
const looked = async (file: string | Buffer) => {
  const answer = await review(file);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
/** Applies a ticket until it is complete. */
async function apply(ticket: string, caller = mine) {
  for (;;) {
    const answer = await patiently(() => caller.post(`${PATH}/import/apply`, { ticket }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    if (answer.body.data.isOver) return answer.body.data;
  }
}
let made = 0;
const code = () => {
  made += 1;
  return `IMP-${made}`;
};
const byCode = async (sellerCode: string) => {
  const [row] = (await mine.get(`${PATH}?q=${sellerCode}`)).body.data.content;
  return row ? readSellerProduct(mine, row.productId) : null;
};

describe('product import', () => {
  it('is previewed, applied by its ticket, and changes nothing the second time', async () => {
    const one = code();
    const file = csv([
      `${one},파일 신발 ${one},1,50000,UNISEX,BLACK,260,5,S-1`,
      `${one},,,,UNISEX,BLACK,265,0,`,
    ]);
    const first = await looked(file);
    expect(first).toMatchObject({ lines: 2, added: 1, changed: 0, same: 0, refused: 0, problems: [] });
    expect(await byCode(one)).toBeNull();
    expect(await apply(first.ticket)).toMatchObject({ total: 1, settled: 1, refused: 0 });
    const goods = await byCode(one);
    expect(goods).toMatchObject({ state: 'DRAFT', price: 50_000, sellerCode: one });
    expect(goods.options.map(({ size, stock, sku }: Record<string, unknown>) => [size, stock, sku])).toEqual([
      ['260', 5, 'S-1'],
      ['265', 0, null],
    ]);
    const [option] = goods.options;
    expect((await movesOf(shop, option.optionId)).map(({ delta, reason }) => [delta, reason])).toEqual([
      [5, 'IMPORT'],
    ]);
    // The same ticket and the same file change nothing more.
    expect(await apply(first.ticket)).toMatchObject({ total: 1, settled: 1 });
    expect(await looked(file)).toMatchObject({ ticket: null, added: 0, changed: 0, same: 1 });
    expect((await byCode(one)).version).toBe(goods.version);
  });

  it('changes the given fields and keeps the rest, other options included', async () => {
    const one = code();
    const id = await shownProduct(mine, { sellerCode: one });
    const before = await readSellerProduct(mine, id);
    const sheet = await looked(csv([`${one},,,60000,공용,블랙,260,9,`, `${one},,,,공용,블랙,270,4,`]));
    expect(sheet).toMatchObject({ added: 0, changed: 1 });
    await apply(sheet.ticket);
    const after = await readSellerProduct(mine, id);
    expect(after).toMatchObject({ name: before.name, price: 60_000, state: 'ON_SALE', facts: FACTS });
    expect(after.options.map(({ size, stock }: Record<string, unknown>) => [size, stock])).toEqual([
      ['260', 9],
      ['265', 0],
      ['270', 4],
    ]);
    expect(after.version).toBe(before.version + 1);
  });

  it('keeps units sold between preview and import, and refuses other changes', async () => {
    const [sold, edited] = [code(), code()];
    const id = await shownProduct(mine, { sellerCode: sold });
    const other = await fullProduct(mine, { sellerCode: edited });
    const [option] = (await readSellerProduct(mine, id)).options;
    const { ticket } = await looked(
      csv([`${sold},,,,UNISEX,BLACK,260,8,`, `${edited},,,70000,UNISEX,BLACK,260,5,`]),
    );
    await buy(shop, shop.as('user'), { items: [{ optionId: option.optionId, quantity: 2 }] });
    await mine.patch(`${PATH}/bulk`, { ids: [other], change: { kind: 'PRICE_WON', won: 5_000 } });
    expect(await apply(ticket)).toMatchObject({ total: 2, settled: 2, refused: 1, problems: [{ line: 3 }] });
    expect(await stockOf(shop, option.optionId)).toBe(6);
    expect((await readSellerProduct(mine, other)).price).toBe(55_000);
    expect(await stockProblems(shop, [option.optionId])).toEqual([]);
  });

  it('C4-4: notifies subscribers of a restocked option', async () => {
    const one = code();
    const id = await shownProduct(mine, { sellerCode: one });
    const empty = (await readSellerProduct(mine, id)).options.find(
      ({ stock }: { stock: number }) => stock === 0,
    );
    const user = shop.as('user');
    expect((await user.post('/api/users/restock-alerts', { optionId: empty.optionId })).status).toBe(200);
    const told = async () =>
      (await user.get('/api/users/notices?size=100')).body.data.content.filter(
        ({ type, path }: { type: string; path: string }) => type === 'RESTOCK' && path.includes(`/${id}`),
      ).length;
    const { ticket } = await looked(csv([`${one},,,,UNISEX,BLACK,${empty.size},4,`]));
    expect(await told()).toBe(0);
    await apply(ticket);
    expect(await told()).toBe(1);
  });

  it('gives no product a name taken since the preview', async () => {
    const one = code();
    const id = await fullProduct(mine, { sellerCode: one });
    const before = await readSellerProduct(mine, id);
    const { ticket } = await looked(csv([`${one},먼저 쓴 이름 ${one},,,UNISEX,BLACK,260,8,`]));
    await fullProduct(mine, { name: `먼저 쓴 이름 ${one}` });
    expect(await apply(ticket)).toMatchObject({ settled: 1, refused: 1, problems: [{ line: 2 }] });
    expect(await readSellerProduct(mine, id)).toEqual(before);
  });

  it('reports problems by line and column, applies a product as a whole, and the other products', async () => {
    const [good, bad] = [code(), code()];
    const file = csv([
      `${good},좋은 신발 ${good},1,50000,UNISEX,BLACK,260,5,`,
      `${bad},나쁜 신발 ${bad},1,50000,UNISEX,BLACK,260,5,`,
      `${bad},,,,UNISEX,BLACK,999,5,`,
      `${code()},싼 신발 ${made},1,999,UNISEX,BLACK,260,5,`,
      `${code()},1e3 신발 ${made},1,1e3,UNISEX,BLACK,260,5,`,
      `${code()},=HYPERLINK(A1),1,50000,UNISEX,BLACK,260,5,`,
      `${code()},없는 칸 ${made},없는 칸,50000,UNISEX,BLACK,260,5,`,
      `,이름만,1,50000,UNISEX,BLACK,260,5,`,
      `${code()},가격 없음 ${made},1,,UNISEX,BLACK,260,5,`,
    ]);
    const sheet = await looked(file);
    expect(
      sheet.problems.map(({ line, column }: { line: number; column: string }) => [line, column]),
    ).toEqual([
      [4, 'size'],
      [5, 'price'],
      [6, 'price'],
      [7, 'name'],
      [8, 'category'],
      [9, 'sellerCode'],
      [10, 'price'],
    ]);
    expect(sheet).toMatchObject({ added: 1, refused: 7 });
    await apply(sheet.ticket);
    expect([await byCode(good), await byCode(bad)]).toEqual([expect.anything(), null]);
  });

  it('C4-6: reports the first hundred problems, and counts all', async () => {
    const bad = Array.from({ length: 150 }, (_, index) => `BAD-${made}-${index},,,,UNISEX,BLACK,999,1,`);
    const sheet = await looked(csv(bad));
    expect([sheet.refused, sheet.problems.length, sheet.ticket]).toEqual([150, 100, null]);
    const lines = sheet.problems.map(({ line }: { line: number }) => line);
    expect(lines).toEqual(Array.from({ length: 100 }, (_, index) => index + 2));
  });

  it('reads Korean, CP949 included, and the own export changes nothing', async () => {
    const one = code();
    await fullProduct(mine, { name: `-수식 같은 이름 ${one}`, sellerCode: one });
    const written = (await mine.post(`${PATH}/export`, { q: one })).body.data;
    expect(written.rows).toBe(2);
    expect(written.csv).toContain(`'-수식 같은 이름 ${one}`);
    expect(await looked(written.csv)).toMatchObject({ same: 1, refused: 0, ticket: null, problems: [] });
    // 판매자코드,성별,색상,사이즈,재고 and one line, in CP949.
    const head = Buffer.from('c6c7b8c5c0dac4dab5e52cbcbabab02cbbf6bbf32cbbe7c0ccc1ee2cc0e7b0ed', 'hex');
    const line = Buffer.from(`\n${one},UNISEX,BLACK,260,7\n`);
    expect(await looked(Buffer.concat([head, line]))).toMatchObject({ changed: 1, refused: 0 });
  });

  it('names the brand by any of its names, removes it by 없음, and refuses an unknown one', async () => {
    const id = await fullProduct(mine, { sellerCode: code() });
    const { sellerCode } = await readSellerProduct(mine, id);
    const head = '판매자코드,성별,색상,사이즈,브랜드';
    const applied = async (brand: string) => {
      const { ticket, problems } = await looked(csv([`${sellerCode},공용,블랙,260,${brand}`], head));
      if (ticket) await apply(ticket);
      const { brandId } = await readSellerProduct(mine, id);
      return [problems.map(({ column }: { column: string }) => column), brandId];
    };
    const brands: { brandId: number; name: string }[] = (await mine.get('/api/brands')).body.data;
    const idOf = (wanted: string) => brands.find(({ name }) => name === wanted)?.brandId;
    expect(await applied('두발로')).toEqual([[], idOf('두발로')]);
    expect(await applied('GAON  gil')).toEqual([[], idOf('가온길')]);
    expect(await applied('투발로')).toEqual([[], idOf('두발로')]);
    const { csv: written } = (await mine.post(`${PATH}/export`, { q: sellerCode })).body.data;
    expect(written).toContain(',두발로,');
    expect(await looked(written)).toMatchObject({ same: 1, problems: [] });
    expect(await applied('모르는 브랜드')).toEqual([['brand'], idOf('두발로')]);
    expect(await applied('없음')).toEqual([[], null]);
  });

  it('sets and removes width, material and lengths, and refuses unknown and contradicting ones', async () => {
    const id = await fullProduct(mine, { sellerCode: code() });
    const { sellerCode } = await readSellerProduct(mine, id);
    const head = '판매자코드,성별,색상,사이즈,발볼,대표소재,안쪽길이';
    const applied = async (...cells: string[]) => {
      const { ticket, problems } = await looked(
        csv(
          cells.map((cell) => `${sellerCode},공용,${cell}`),
          head,
        ),
      );
      if (ticket) await apply(ticket);
      const { footWidth, mainMaterial, innerLengths } = await readSellerProduct(mine, id);
      return [
        problems.map(({ column }: { column: string }) => column),
        footWidth,
        mainMaterial,
        innerLengths,
      ];
    };
    const once = [{ size: '260', innerMm: 272 }];
    expect(await applied('블랙,260,넓음,캔버스,272')).toEqual([[], 'WIDE', 'CANVAS', once]);
    const { csv: written } = (await mine.post(`${PATH}/export`, { q: sellerCode })).body.data;
    expect(written).toContain(',넓음,캔버스,');
    expect(await looked(written)).toMatchObject({ same: 1, problems: [] });
    expect(await applied('블랙,260,헐렁,금,')).toEqual([
      ['footWidth', 'mainMaterial'],
      'WIDE',
      'CANVAS',
      once,
    ]);
    expect(await applied('블랙,260,,,272', '화이트,260,,,273')).toEqual([
      ['innerMm'],
      'WIDE',
      'CANVAS',
      once,
    ]);
    expect(await applied('블랙,260,,,십')).toEqual([['innerMm'], 'WIDE', 'CANVAS', once]);
    expect(await applied('블랙,260,없음,없음,', '블랙,265,,,278')).toEqual([
      [],
      null,
      null,
      [...once, { size: '265', innerMm: 278 }],
    ]);
  });

  it('sets and removes discount periods in Seoul time', async () => {
    const id = await fullProduct(mine, { sellerCode: code(), price: 50_000 });
    const { sellerCode } = await readSellerProduct(mine, id);
    const head = '판매자코드,성별,색상,사이즈,할인방법,할인값,할인시작,할인종료';
    const lineOf = (words: string) => csv([`${sellerCode},공용,블랙,260,${words}`], head);
    const applied = async (words: string) => {
      const found = await looked(lineOf(words));
      if (found.ticket) await apply(found.ticket);
      const { saleFrom, saleUntil } = await readSellerProduct(mine, id);
      return [found.problems.map(({ column }: { column: string }) => column), saleFrom, saleUntil];
    };
    const [from, until] = ['2026-11-24T00:00:00.000Z', '2026-11-30T09:30:00.000Z'];
    expect(await applied('할인율,20,2026-11-24 9:00,2026-11-30 18:30')).toEqual([[], from, until]);
    // An exported file imports without changes, and empty cells change nothing.
    const file = (await mine.post(`${PATH}/export`, { q: sellerCode })).body.data;
    expect(JSON.stringify(file)).toContain('할인율,20,2026-11-24 09:00,2026-11-30 18:30,');
    const same = await looked(lineOf('할인율,20,2026-11-24 09:00,2026-11-30 18:30'));
    expect(same).toMatchObject({ ticket: null, same: 1 });
    expect(await applied(',,,')).toEqual([[], from, until]);
    expect(await applied(',,2026-12-24 09:00,')).toEqual([['saleUntil'], from, until]);
    expect(await applied(',,내일,2026-13-40 09:00')).toEqual([['saleFrom', 'saleUntil'], from, until]);
    expect(await applied(',,없음,2026-11-30 18:30:15')).toEqual([[], null, '2026-11-30T09:30:15.000Z']);
  });

  it('C.10: is refused with a message if it is no list', async () => {
    const refusal = async (file: string | Buffer) => {
      const { status, body } = await review(file);
      return [status, body.message];
    };
    const long = csv([`A,${'가'.repeat(9_000)},1,50000,UNISEX,BLACK,260,5,`]);
    for (const [file, sentence] of [
      ['', '내용이 없어요.'],
      ['이름,가격\nA,1', /판매자코드나 상품번호/],
      ['sellerCode,price\nA,1', /성별, 색상, 사이즈/],
      [csv([]), /둘째 줄부터/],
      [`${HEAD}\nA\0B`, /텍스트 파일이 아니에요/],
      [csv(['A,"열린 따옴표,1']), /따옴표를 확인/],
      [long, /한 줄이 너무 길어요/],
      [Buffer.from([0xff, 0xfe, 0x80, 0x81, 0xff]), /글자를 읽을 수 없어요/],
      [csv(Array.from({ length: 2_001 }, (_, index) => `C-${index},,,,UNISEX,BLACK,260,1,`)), /2,000줄까지/],
    ] as const)
      expect(await refusal(file)).toEqual([
        400,
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      ]);
    const [status, sentence] = await refusal('x'.repeat(2 * 1024 * 1024 + 1));
    expect([status, sentence]).toEqual([413, '파일은 2MB까지 올릴 수 있어요.']);
  });

  it('never reaches another store: its numbers, codes and tickets are missing', async () => {
    const own = (await mine.get(`${PATH}?size=1`)).body.data.content[0].storeId;
    const theirs = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== own);
    if (!theirs) throw new Error('no other store');
    const rival = await sellerOf(shop, theirs.product_id);
    const before = await readSellerProduct(rival, theirs.product_id);
    const one = code();
    const sheet = await looked(
      csv(
        [`${theirs.product_id},,,1000,UNISEX,BLACK,260,0`, `,${one},내 신발 ${one},50000,UNISEX,BLACK,260,1`],
        'productId,sellerCode,name,price,gender,color,size,stock',
      ),
    );
    expect(sheet).toMatchObject({ added: 0, changed: 0, refused: 2, ticket: null });
    expect(sheet.problems[0]).toMatchObject({ line: 2, column: 'productId' });
    // The same code in two stores means two products.
    await fullProduct(mine, { sellerCode: one });
    const { ticket } = await looked(csv([`${one},,,90000,UNISEX,BLACK,260,5,`]));
    const stolen = await rival.post(`${PATH}/import/apply`, { ticket });
    expect([stolen.status, stolen.body.code]).toEqual([404, 'IMPORT_NOT_FOUND']);
    expect((await byCode(one)).price).toBe(50_000);
    expect(await readSellerProduct(rival, theirs.product_id)).toEqual(before);
    // A ticket expires.
    shop.clock.advance(3_600_001);
    expect((await mine.post(`${PATH}/import/apply`, { ticket })).status).toBe(404);
  });

  it('is for sellers only, and is recorded', async () => {
    for (const [who, status] of [
      ['visitor', 401],
      ['user', 403],
      ['admin', 403],
    ] as const) {
      expect([who, (await review(csv([]), shop.as(who))).status]).toEqual([who, status]);
      expect([who, (await shop.as(who).post(`${PATH}/export`, {})).status]).toEqual([who, status]);
    }
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'seller@sinbaljang.test')
      .executeTakeFirstOrThrow();
    expect((await mine.post(`${PATH}/export`, {})).status).toBe(200);
    expect(await actionsOf(shop, 'MEMBER', id)).toContain('EXPORTED');
  });
});

it('product import: twenty buyers during two imports at once: stock moves add up', async () => {
  const one = code();
  const id = await shownProduct(mine, {
    sellerCode: one,
    options: [{ gender: 'UNISEX', size: '260', color: 'BLACK', stock: 30 }],
  });
  const [{ optionId }] = (await readSellerProduct(mine, id)).options;
  const { ticket } = await looked(csv([`${one},,,,UNISEX,BLACK,260,50,`]));
  const crowd = await addCrowd(shop, 24);
  const sell = async ({ token }: { token: string }, index: number): Promise<number> => {
    const items = [{ optionId, quantity: 1 }];
    const buyer = shopper(shop.withToken(token));
    const quoted = await patiently(() => buyer.quote({ items }));
    const expectedTotal = quoted.body.data.finalPrice;
    const key = `import-race-${index}`;
    return (await patiently(() => buyer.start({ items, expectedTotal, key }))).status === 200 ? 1 : 0;
  };
  const [bought] = await Promise.all([
    Promise.all(crowd.map(sell)),
    ...Array.from({ length: 4 }, () => apply(ticket)),
  ]);
  const sold = bought.reduce((sum, one) => sum + one, 0);
  expect(sold).toBe(24);
  expect(await stockOf(shop, optionId)).toBe(50 - sold);
  expect(await stockProblems(shop, [optionId])).toEqual([]);
  const reasons = (await movesOf(shop, optionId)).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === 'IMPORT')).toHaveLength(1);
}, 120_000);

it('product import: a product costs the same statements with forty options as with two', async () => {
  const sizes = Array.from({ length: 15 }, (_, index) => 230 + 5 * index);
  const [short, long] = [code(), code()];
  const fileOf = (one: string, options: number, stock: number) =>
    csv(
      Array.from({ length: options }, (_, index) => {
        const color = ['BLACK', 'WHITE', 'NAVY'][Math.floor(index / 15)];
        return `${one},셈 ${one},1,50000,UNISEX,${color},${sizes[index % 15]},${stock},${one}-${stock}-${index}`;
      }),
    );
  const cost = async (one: string, options: number, stock: number) => {
    const { ticket } = await looked(fileOf(one, options, stock));
    return (await mine.post(`${PATH}/import/apply`, { ticket })).queries;
  };
  expect(await cost(long, 40, 3)).toBe(await cost(short, 2, 3));
  const changed = await cost(long, 40, 5);
  expect(changed).toBe(await cost(short, 2, 5));
  const { ticket } = await looked(fileOf(long, 40, 6) + fileOf(code(), 40, 1).slice(HEAD.length));
  const two = (await mine.post(`${PATH}/import/apply`, { ticket })).queries;
  // The cost of one line, without that of a call: its transaction, locks, rows and result.
  expect(two - changed).toBeLessThanOrEqual(10);
  const { options } = await byCode(long);
  expect(options.every(({ sku }: { sku: string }) => sku.startsWith(`${long}-6-`))).toBe(true);
  expect(options.map(({ stock }: { stock: number }) => stock)).toEqual(Array(40).fill(6));
});

// The durations are logged: docs/numbers.md has those of an idle machine.
it.for(thorough ? [50, 15, 1] : [50])(
  'product import: two thousand lines are previewed and applied in parts: %i options a product',
  { timeout: 300_000 },
  async (each, { annotate }) => {
    const name = (index: number) => `BIG${each}-${Math.floor(index / each)}`;
    const products = Math.ceil(2_000 / each);
    const fileWith = (more: number) =>
      csv(
        Array.from({ length: 2_000 }, (_, index) => {
          const color = ['BLACK', 'WHITE', 'RED', 'NAVY'][Math.floor((index % each) / 15)];
          const size = 230 + 5 * ((index % each) % 15);
          return `${name(index)},큰 파일 ${name(index)},1,50000,UNISEX,${color},${size},${(index % 7) + more},`;
        }),
      );
    const timed = async (what: string, more: number, counts: object) => {
      const begun = performance.now();
      const { ticket, added, changed, refused } = await looked(fileWith(more));
      expect({ added, changed, refused }).toEqual({ added: 0, changed: 0, refused: 0, ...counts });
      expect(await apply(ticket)).toMatchObject({ settled: products, refused: 0 });
      const took = performance.now() - begun;
      await annotate(`${products} products of ${each} options, ${what}: ${Math.round(took)} ms`);
      // Far more than on an idle machine, but a slower algorithm would exceed it.
      expect(took).toBeLessThan(60_000);
    };
    await timed('new', 0, { added: products });
    await timed('other stock', 1, { changed: products });
    expect(await looked(fileWith(1))).toMatchObject({ same: products, added: 0, changed: 0 });
  },
);
