import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchStatementTimes } from '#server/db/statements/statement-times.ts';
import { type FileLine, findFileLines } from '#server/seller/orders/line-file-store.ts';
import { trailOf } from '../../support/audit-log.ts';
import { idOf } from '../../support/community.ts';
import { deliver } from '../../support/orders/delivered.ts';
import { closeAll, confirmAt, hoursInto } from '../../support/orders/settlements.ts';
import { buy } from '../../support/orders/shopping.ts';
import { FACTS, readSellerProduct, shownProduct } from '../../support/seller-products.ts';
import { multipart } from '../../support/server/multipart.ts';
import { statementsOf } from '../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
let sellerId: number;
/** Names that a spreadsheet would evaluate, or that break the format of the file. */
const NAMES = [
  '=HYPERLINK("http://evil.test","여기")',
  '@SUM(1+1)*cmd|신발',
  '+82 신발',
  '-3 신발',
  '＝수식 신발',
  '"따옴표", 쉼표',
  "'79 러너",
  "'=표시된 이름",
  "''=두 번 표시된 이름",
  '두 줄\n이름',
];
let products: number[];
let settlement: number;
/** Id of a line in the files. */
let soldLine: number;

beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
  sellerId = await idOf(shop, 'seller@sinbaljang.test');
  products = [];
  const lines: number[] = [];
  for (const [index, name] of NAMES.entries()) {
    const facts = { ...FACTS, care: index % 2 ? '@취급' : FACTS.care };
    const id = await shownProduct(mine, { name, sellerCode: `=C-${index}`, facts, description: `+${name}` });
    products.push(id);
    const [option] = (await readSellerProduct(mine, id)).options;
    const { itemIds } = await deliver(shop, shop.as('user'), [{ id: option.optionId, product_id: id }]);
    lines.push(...itemIds);
  }
  for (const line of lines) await confirmAt(shop, line, hoursInto(shop, 1, 30));
  await closeAll(shop);
  const { rows } = await sql<{ id: number }>`select settlement_id::int as id from settlement_lines
    where order_item_id = ${lines[0] ?? 0}`.execute(shop.db);
  settlement = rows[0]?.id ?? 0;
  soldLine = lines[0] ?? 0;
}, 60_000);
afterAll(() => shop.close());

/** Parses a CSV into cells as a spreadsheet does. */
function cellsIn(csv: string): string[][] {
  const rows: string[][] = [['']];
  let isQuoted = false;
  for (const char of csv.replace(/^\uFEFF/, '').replaceAll('""', '\0')) {
    const row = rows.at(-1) ?? [];
    if (char === '"') isQuoted = !isQuoted;
    else if (char === ',' && !isQuoted) row.push('');
    else if (char === '\n' && !isQuoted) rows.push(['']);
    else if (char !== '\r' || isQuoted) row[row.length - 1] += char === '\0' ? '"' : char;
  }
  return rows.filter((row) => row.length > 1);
}

const FILES: readonly [string, string, () => string, object][] = [
  ['goods', 'products', () => '/api/seller/products/export', { q: '' }],
  ['orders', 'orders', () => '/api/seller/orders/lines/export', {}],
  ['a settlement', 'settlement', () => `/api/seller/settlements/${settlement}/file`, {}],
];

describe('N-56: seller export', () => {
  it.each(FILES)(
    'of %s contains no formula and complete names, and is recorded',
    async (_, what, url, body) => {
      const entries = async () =>
        (await trailOf(shop, 'MEMBER', sellerId)).filter(({ action }) => action === 'EXPORTED');
      const before = (await entries()).length;
      const { status, body: answer } = await mine.post(url(), body);
      expect(status).toBe(200);
      const [head = [], ...rows] = cellsIn(answer.data.csv);
      expect(answer.data.csv.startsWith('\uFEFF')).toBe(true);
      for (const row of rows) {
        expect(row).toHaveLength(head.length);
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠](?!\d+$)/);
      }
      const column = head.findIndex((name) => /^(상품|상품명|상품 이름|상품이름)$/.test(name));
      const written = new Set(rows.map((row) => row[column]));
      for (const name of NAMES) expect(written).toContain(/^'*[=+\-@＝]/.test(name) ? `'${name}` : name);
      const taken = (await entries()).slice(before);
      expect(taken.map(({ detail }) => [Object(detail).what, Object(detail).rows])).toEqual([
        [what, rows.length],
      ]);
    },
  );

  it('leaves search text, which may be a name of a buyer, out of the audit log', async () => {
    for (const [, , url] of FILES.slice(0, 2))
      expect((await mine.post(url(), { q: '김신발비밀' })).status).toBe(200);
    const trail = await trailOf(shop, 'MEMBER', sellerId);
    expect(JSON.stringify(trail)).not.toContain('김신발비밀');
    expect(JSON.stringify(trail.slice(-2))).toContain('searched');
  });

  it('has days in Seoul', async () => {
    const [option] = (await readSellerProduct(mine, products[0] ?? 0)).options;
    const id = await buy(shop, shop.as('user'), { items: [{ optionId: option.optionId, quantity: 1 }] });
    await sql`update orders set ordered_at = '2026-10-31T15:00:00Z' where id = ${id}`.execute(shop.db);
    const { order_no: number } = await shop.db
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { csv } = (await mine.post('/api/seller/orders/lines/export', { q: number })).body.data;
    expect(cellsIn(csv)[1]?.[2]).toBe('2026-11-01');
  });

  describe('of lines, which has thousands of rows, reads no more than it shows:', () => {
    const path = '/api/seller/orders/lines/export';

    it('it reads session, store, ids and their lines, and writes the audit entry', async () => {
      // Settings of the shop are read once for many calls.
      await mine.post(path, {});
      const asked: string[] = [];
      const stop = watchStatementTimes(0, ({ text }) => asked.push(text));
      const { status, queries } = await mine.post(path, {});
      stop();
      expect(status).toBe(200);
      expect(asked).toEqual([
        expect.stringMatching(/^select "s"\."id", .*"s"\."elevated_until"/),
        expect.stringMatching(/ from "stores"/),
        expect.stringMatching(/^with found/),
        expect.stringMatching(/^select "i"\."id", "o"\."order_no"/),
        expect.stringMatching(/^insert into audit_entries/),
      ]);
      expect(queries).toBe(asked.length);
    });

    it('the statement of the lines reads four tables, and only columns of the export', async () => {
      let lines: FileLine[] = [];
      const statements = await statementsOf(shop.db, async (db) => {
        lines = await findFileLines(db, [soldLine]);
      });
      const tables = statements.map(({ sql: text }) =>
        [...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, name]) => name),
      );
      expect(tables).toEqual([['order_items', 'orders', 'product_options', 'products']]);
      const columns = ['id', 'orderNo', 'orderedAt', 'productName', 'color', 'size', 'quantity'];
      const paid = ['unitPrice', 'levelShare', 'followerShare', 'couponShare', 'pointShare'];
      const state = ['status', 'confirmedAt', 'carrier', 'trackingNo'];
      expect(lines.map((line) => Object.keys(line).sort())).toEqual([[...columns, ...paid, ...state].sort()]);
    });
  });

  it('of products changes nothing when imported again, whatever their names', async () => {
    const { csv } = (await mine.post('/api/seller/products/export', { q: '' })).body.data;
    const { payload, headers } = multipart([
      { name: 'file', data: csv, filename: 'products.csv', type: 'text/csv' },
    ]);
    const answer = await mine.post('/api/seller/products/import?dryRun=1', payload, { headers });
    expect(answer.body.data).toMatchObject({ added: 0, changed: 0, refused: 0, ticket: null, problems: [] });
    expect(answer.body.data.same).toBeGreaterThanOrEqual(NAMES.length);
  });

  it('of a settlement is recorded for each page, the first included or not', async () => {
    const taken = async () =>
      (await trailOf(shop, 'MEMBER', sellerId)).filter(({ action }) => action === 'EXPORTED').length;
    const path = `/api/seller/settlements/${settlement}`;
    const [first] = (await mine.get(`${path}/lines`)).body.data.content;
    const before = await taken();
    const after = { orderItemId: first.orderItemId, kind: first.kind };
    const turn = await mine.post(`${path}/file`, { after });
    expect([turn.status, turn.body.data.rows]).toEqual([200, NAMES.length - 1]);
    expect(await taken()).toBe(before + 1);
  });

  it('of products ends with ten thousand lines, and its audit entry has the number', {
    timeout: 60_000,
  }, async () => {
    await sql`insert into product_options (product_id, gender, size, color, stock)
      select p.id, g.gender, (230 + 5 * s.place)::text, 'C' || c.place, 1
      from unnest(${products}::bigint[]) as p (id), unnest(array['MEN', 'WOMEN']) as g (gender),
        generate_series(0, 14) as s (place), generate_series(1, 35) as c (place)`.execute(shop.db);
    const file = (await mine.post('/api/seller/products/export', { q: '' })).body.data;
    expect([file.rows, cellsIn(file.csv).length]).toEqual([10_000, 10_001]);
    const [last] = (await trailOf(shop, 'MEMBER', sellerId)).slice(-1);
    expect(Object(last?.detail)).toMatchObject({ what: 'products', rows: 10_000 });
  });
});
