import { buy } from './reviews.ts';
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

/** Answers a question as a buyer and returns the id of the answer. */
export async function answerOfBuyer(caller: Caller, questionId: number, content = '저는 잘 맞아요.') {
  const answer = await caller.post(`/api/user/questions/${questionId}/answers`, { content });
  if (answer.status !== 200) throw new Error(`the answer was answered ${answer.status}`);
  return Number(answer.body.data.answerId);
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

/** Id of an answer of a member, who has received the product, to a question of another one. */
export async function answerOwned(shop: TestShop, userId: number, member: Caller): Promise<number> {
  const productId = await productOnSale(shop);
  await buy(shop, userId, { productId });
  return answerOfBuyer(member, await ask(await shop.asMember('nari@sinbaljang.test'), productId));
}
