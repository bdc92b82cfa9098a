import type { QueryOf } from '#domain/kit/endpoint.ts';
import { toPaged } from '#domain/kit/page.ts';
import { storedWords } from '#domain/questions/question-form.ts';
import type { listSellerQuestions } from '#domain/seller/questions/question-desk.ts';
import { mayChangeAnswer } from '#domain/seller/review-replies/review-reply.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { forgetUnread } from '../../notices/notice-store.ts';
import { notify } from '../../notices/notify.ts';
import { readQuestions } from '../../questions/question-page.ts';
import { viewerOf } from '../../questions/question-rows-sql.ts';
import {
  deleteAnswer,
  findAnswer,
  findOfStore,
  insertAnswer,
  lockOwnQuestion,
  markAnswered,
  markWaiting,
  readFigures,
  updateAnswer,
} from './question-desk-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of the questions about the seller's products, with its figures, in four statements. */
export async function listStoreQuestions(
  { db, clock }: Ports,
  seller: Member,
  query: QueryOf<typeof listSellerQuestions>,
) {
  const viewer = viewerOf(seller);
  const { ids, total } = await findOfStore(db, viewer, query);
  const content = await readQuestions(db, ids, viewer, clock.now());
  return { ...toPaged(content, query, total), ...(await readFigures(db, seller.id)) };
}

/** Writes or changes the store's answer; the asker is notified of the first version only. */
export const answerQuestion = (
  ports: Ports,
  sellerId: number,
  { id, content }: { id: number; content: string },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const question = await lockOwnQuestion(tx, sellerId, id);
    if (!question) throw new ShopError('QUESTION_NOT_FOUND');
    const words = storedWords(content, question.isSecret);
    const earlier = await findAnswer(tx, id);
    if (earlier?.hiddenAt) throw new ShopError('ANSWER_HIDDEN');
    if (earlier && !mayChangeAnswer(earlier.createdAt, now)) throw new ShopError('ANSWER_CLOSED');
    if (earlier) await updateAnswer(tx, id, words, now);
    else {
      const { product, store } = question;
      await insertAnswer(tx, { questionId: id, storeId: question.storeId, content: words }, now);
      await markAnswered(tx, id, now);
      const facts = { questionId: id, product, store };
      await notify(tx, 'QUESTION_ANSWERED', [{ userId: question.userId, facts }], now);
    }
    const createdAt = (earlier?.createdAt ?? now).toISOString();
    return { questionId: id, content: words, createdAt, updatedAt: now.toISOString() };
  });

/**
 * Takes back the store's answer while it may be changed: the question waits again, and its asker may
 * change it; a hidden answer cannot be taken back.
 */
export const withdrawAnswer = (
  ports: Ports,
  sellerId: number,
  id: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<null> => {
    if (!(await lockOwnQuestion(tx, sellerId, id))) throw new ShopError('QUESTION_NOT_FOUND');
    const answer = await findAnswer(tx, id);
    if (!answer) throw new ShopError('ANSWER_NOT_FOUND');
    if (answer.hiddenAt) throw new ShopError('ANSWER_HIDDEN');
    if (!mayChangeAnswer(answer.createdAt, ports.clock.now())) throw new ShopError('ANSWER_CLOSED');
    await deleteAnswer(tx, id);
    await markWaiting(tx, id);
    await forgetUnread(tx, ['QUESTION', id]);
    return null;
  });
