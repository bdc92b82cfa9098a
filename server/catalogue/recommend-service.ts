import * as v from 'valibot';
import { type ProductListItem, productQuerySchema } from '#domain/catalogue/product.ts';
import { readPrompt, stepsOf, type Wish } from '#domain/catalogue/prompt-words.ts';
import type { Context } from '../kit/context.ts';
import { findFoot } from './foot-store.ts';
import { listPage } from './product-list-service.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'searching'>;

/**
 * Our own ranking over the words of the catalogue (contract 30): what passes everything that was said, most wished first,
 * then what passes less and less of it. Of somebody who says no size, their own foot says it.
 */
export async function recommend(
  ports: Ports,
  userId: number,
  { prompt, limit }: { prompt: string; limit: number },
) {
  const said = readPrompt(prompt);
  const foot = said.sizes.length > 0 ? null : await findFoot(ports.db, userId);
  const wish = foot === null ? said : { ...said, sizes: [foot] };
  const found = new Map<number, ProductListItem>();
  for (const step of stepsOf(wish)) {
    for (const card of await pageOf(ports, step, limit))
      if (found.size < limit) found.set(card.productId, card);
    if (found.size >= limit) break;
  }
  const products = [...found.values()];
  return { products, prompt, count: products.length };
}

async function pageOf(ports: Ports, { words, minPrice, maxPrice, sizes }: Wish, limit: number) {
  const q = words.join(' ');
  const usual = v.parse(productQuerySchema, { q, inStockOnly: 'true', size: String(limit) });
  const sort = words.length > 0 ? 'popular' : 'latest';
  const filter = { ...usual, minPrice, maxPrice, sizes, sort };
  const { content } = await ports.searching(q, () => listPage(ports, filter));
  return content;
}
