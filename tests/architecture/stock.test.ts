import { describe, expect, it } from 'vitest';
import { sources } from './layers/sources.ts';

/** The one place that changes a stock, and writes its move beside it. */
const LEDGER = 'server/catalogue/stock/stock-store.ts';

/** A statement of either spelling that changes options, up to where it ends. */
const UPDATE =
  /updateTable\(\s*['"`]product_options\b[\s\S]*?\.(?:execute\w*\(|compile\()|\bupdate\s+(?:only\s+)?product_options\b[^`;]*/gi;
/** Rows that are there already and get another stock on their way in. */
const UPSERT =
  /insertInto\(\s*['"`]product_options\b[\s\S]*?\.execute\w*\(|\binsert\s+into\s+product_options\b[^`;]*/gi;

const changesStock = (text: string): string[] => [
  ...(text.match(UPDATE) ?? []).filter((statement) =>
    /\bstock\b|\.set\(\s*[a-z{]*\s*\.\.\.|\.set\(\s*\w+\s*\)/i.test(statement),
  ),
  ...(text.match(UPSERT) ?? []).filter((statement) => /on\s*conflict[\s\S]*\bstock\b/i.test(statement)),
];

describe('stock', () => {
  const shipped = sources.filter(({ path }) => /^(server|scripts)\//.test(path));

  it('is changed in one place, with its ledger row', () => {
    const found = shipped.filter(({ text }) => changesStock(text).length > 0);
    expect(found.map(({ path }) => path)).toEqual([LEDGER]);
    expect(shipped.find(({ path }) => path === LEDGER)?.text).toMatch(/insert into stock_moves/);
  });

  it('has ledger rows that nothing else writes', () => {
    const writes = /insertInto\(\s*['"`]stock_moves|insert\s+into\s+stock_moves/i;
    expect(shipped.filter(({ text }) => writes.test(text)).map(({ path }) => path)).toEqual([LEDGER]);
  });

  it.each([
    "tx.updateTable('product_options').set({ stock: 3 }).where('id', '=', id).execute()",
    "tx\n  .updateTable('product_options as o')\n  .set((eb) => ({ stock: eb('o.stock', '+', 1) }))\n  .execute()",
    'await sql`update product_options set stock = 0`.execute(tx)',
    'sql`UPDATE product_options o\n set color = x, stock = o.stock - 1 from y`',
    "tx.updateTable('product_options').set({ ...change }).execute()",
    "tx.updateTable('product_options').set(change).execute()",
    'sql`insert into product_options (id, stock) values (1, 2) on conflict (id) do update set stock = excluded.stock`',
  ])('is detected in %j', (text) => {
    expect(changesStock(text)).not.toEqual([]);
  });

  it.each([
    "tx.updateTable('product_options').set({ color, size }).where('id', '=', id).execute(); const stock = 3;",
    "tx.insertInto('product_options').values({ stock: 3 }).execute()",
    'sql`select stock from product_options`',
  ])('is not detected in %j', (text) => {
    expect(changesStock(text)).toEqual([]);
  });
});
