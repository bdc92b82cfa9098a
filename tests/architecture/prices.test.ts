import { describe, expect, it } from 'vitest';
import { sources } from './layers/sources.ts';

/** Who may read the column: what it is worth by the clock, sellers' own goods, and what is written before anybody buys. */
const MAY = ['server/catalogue/products/paid-price-sql.ts', 'server/seller/products/', 'server/seed/'];

/** The column as queries name it; what they answer may be called the same. */
const READS =
  /(?<!\.as\()['"`](?:\w+\.)?discount_price\b|sql(?:<[^`]*>)?`[^`]*(?<!\{)\bdiscount_price\b[^`]*`/;

describe('shopper price', () => {
  it('is computed by the clock: no code reads a discounted price past it', () => {
    const found = sources.filter(
      ({ path, text }) =>
        path.startsWith('server/') && !MAY.some((place) => path.startsWith(place)) && READS.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ".select(['p.price', 'p.discount_price'])",
    ".select('products.discount_price as discountPrice')",
    'sql`select discount_price from products`',
    "eb('discount_price', '>', 3)",
  ])('is detected in %j', (text) => {
    expect(READS.test(text)).toBe(true);
  });

  it.each(["paidPrice(now, 'p').as('discount_price')", 'const put = { price: option.discount_price };'])(
    'is not detected in %j',
    (text) => {
      expect(READS.test(text)).toBe(false);
    },
  );
});
