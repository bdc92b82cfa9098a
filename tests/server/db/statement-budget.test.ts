import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../support/server.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { statementsOf } from '../../support/statements-of.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });

/** What a call has sent to the database; the call must have been answered well. */
async function costOf(call: () => Promise<Answer>) {
  const { answer, texts, transactions } = await statementsOf(call);
  expect(answer.status).toBe(200);
  return { texts, statements: texts.length, transactions };
}

describe('statements of a comment', () => {
  const comment = (feedId: number) =>
    shop.as('user').post(`/api/feeds/${feedId}/comments`, { content: '잘 어울려요' }, keyed());

  it('are at most 10 in one transaction, one more for the first that a member leaves at a feed', async () => {
    const { id } = await shop.db
      .selectFrom('feeds')
      .innerJoin('users', 'users.id', 'feeds.user_id')
      .select('feeds.id')
      .where('feeds.deleted_at', 'is', null)
      .where('feeds.hidden_at', 'is', null)
      .where('users.email', '<>', 'user@sinbaljang.test')
      .orderBy('feeds.id')
      .executeTakeFirstOrThrow();
    const first = await costOf(() => comment(id));
    const next = await costOf(() => comment(id));
    expect(first.statements, first.texts.join('\n')).toBeLessThanOrEqual(11);
    expect(next.statements, next.texts.join('\n')).toBeLessThanOrEqual(10);
    expect([first.transactions, next.transactions]).toEqual([1, 1]);
  });
});
