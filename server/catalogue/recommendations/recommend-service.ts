import * as v from 'valibot';
import { productQuerySchema } from '#domain/catalogue/product.ts';
import type { Recommendation, RecommendedProduct } from '#domain/catalogue/recommend.ts';
import { reasonsFor } from '#domain/catalogue/recommend-reasons.ts';
import { isAnswerable, type PromptFilter, readPrompt } from '#domain/catalogue/search/prompt-words.ts';
import type { Context } from '../../kit/context.ts';
import { listPage } from '../product-list/product-list-service.ts';
import { findFootSize } from './foot-size-store.ts';
import { findRecommendFacts } from './recommend-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'searching'>;

/** Number of list rows that are examined, the largest page size. */
const LOOKED_AT = 50;

/**
 * Returns products that satisfy all conditions of a prompt, most wished first, with reasons
 * (contract 30). Without a size in the prompt, those in the member's own size come first.
 */
export async function recommend(
  ports: Ports,
  userId: number,
  { prompt, limit }: { prompt: string; limit: number },
): Promise<Recommendation> {
  const wish = readPrompt(prompt);
  const products = isAnswerable(wish) ? await productsFor(ports, userId, wish, limit) : [];
  const { words, minPrice = null, maxPrice = null, sizes } = wish;
  return { products, prompt, count: products.length, understood: { words, minPrice, maxPrice, sizes } };
}

async function productsFor(ports: Ports, userId: number, wish: PromptFilter, limit: number) {
  const foot = wish.sizes.length > 0 ? null : await findFootSize(ports.db, userId);
  const found = new Map<number, RecommendedProduct>();
  for (const size of foot === null ? [null] : [foot, null]) {
    if (found.size >= limit) break;
    for (const product of await fitting(ports, wish, size))
      if (found.size < limit && !found.has(product.productId)) found.set(product.productId, product);
  }
  return [...found.values()];
}

/** Finds products of one list that satisfy the conditions by current stock and price. */
async function fitting(
  { db, clock, searching }: Ports,
  wish: PromptFilter,
  foot: string | null,
): Promise<RecommendedProduct[]> {
  const q = wish.words.join(' ');
  const usual = v.parse(productQuerySchema, { q, inStockOnly: 'true', size: String(LOOKED_AT) });
  const filter = {
    ...usual,
    minPrice: wish.minPrice,
    maxPrice: wish.maxPrice,
    sizes: foot === null ? wish.sizes : [foot],
    sort: q ? 'popular' : 'latest',
  };
  const { content, correctedQuery } = await searching(q, () => listPage({ db, clock }, filter));
  // Results of a corrected text do not satisfy the prompt.
  if (correctedQuery !== null) return [];
  const facts = await findRecommendFacts(
    db,
    content.map(({ productId }) => productId),
  );
  return content.flatMap((card) => {
    const known = facts.get(card.productId);
    const reasons = known ? reasonsFor(wish, { ...known, price: card.discountPrice }, foot) : null;
    return reasons ? [{ ...card, reasons }] : [];
  });
}
