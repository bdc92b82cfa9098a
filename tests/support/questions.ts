import type { TestShop } from './server/server.ts';

type Caller = ReturnType<TestShop['as']>;

/** A text that the rules of questions accept. */
export const ASKED = { topic: 'SIZE', content: '반 치수 크게 사야 할까요?', isSecret: false } as const;

/** Asks about a product and returns the id of the question. */
export async function ask(caller: Caller, productId: number, words: Partial<Record<string, unknown>> = {}) {
  const answer = await caller.post('/api/user/questions', { ...ASKED, productId, ...words });
  if (answer.status !== 200) throw new Error(`the question was answered ${answer.status}`);
  return Number(answer.body.data.questionId);
}

/** Id of the first product on sale, or of the first one of another store. */
export async function productOnSale(shop: TestShop, besidesStore = 0): Promise<number> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('state', '=', 'ON_SALE')
    .where('deleted_at', 'is', null)
    .where('store_id', '<>', besidesStore)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
