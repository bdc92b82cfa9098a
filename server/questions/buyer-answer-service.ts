import { MOST_BUYER_ANSWERS } from '#domain/questions/buyer-answer.ts';
import { storedWords } from '#domain/questions/question-form.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { ShopError } from '../kit/shop-error.ts';
import { forgetUnread } from '../notices/notice-store.ts';
import { notify } from '../notices/notify.ts';
import { hasReceived } from '../reviews/reviewable-store.ts';
import {
  areApart,
  countBuyerAnswers,
  insertBuyerAnswer,
  lockBuyerAnswer,
  lockToAnswer,
  markAnswerDeleted,
} from './buyer-answer-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/**
 * Answers another member's open question about a product that the caller has received, and notifies
 * its asker; a secret question, and one of a member who is apart, is answered like a missing one.
 */
export const answerAsBuyer = (
  ports: Ports,
  { id: userId }: Member,
  { id: questionId, content }: { id: number; content: string },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockAuthor(tx, userId);
    const question = await lockToAnswer(tx, questionId);
    if (!question || (question.isSecret && question.userId !== userId))
      throw new ShopError('QUESTION_NOT_FOUND');
    if (question.userId === userId) throw new ShopError('OWN_QUESTION_ANSWER');
    if (await areApart(tx, userId, question.userId)) throw new ShopError('QUESTION_NOT_FOUND');
    const { productId, product } = question;
    if (!(await hasReceived(tx, userId, { productId }))) throw new ShopError('NOT_A_BUYER');
    const { count, own } = await countBuyerAnswers(tx, questionId, userId);
    if (own > 0) throw new ShopError('ALREADY_ANSWERED');
    if (count >= MOST_BUYER_ANSWERS) throw new ShopError('BUYER_ANSWERS_FULL');
    const words = storedWords(content, false);
    const answerId = await insertBuyerAnswer(tx, { questionId, userId, content: words }, now);
    await notify(
      tx,
      'QUESTION_BUYER_ANSWERED',
      [{ userId: question.userId, facts: { answerId, product } }],
      now,
    );
    return { answerId, content: words };
  });

/** Deletes the caller's answer to a question, and the unread notification of the asker. */
export const removeBuyerAnswer = (
  ports: Ports,
  user: Member,
  id: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<null> => {
    const answer = await lockBuyerAnswer(tx, id);
    if (!answer) throw new ShopError('BUYER_ANSWER_NOT_FOUND');
    if (answer.userId !== user.id) throw new ShopError('BUYER_ANSWER_ACCESS_DENIED');
    await markAnswerDeleted(tx, id, ports.clock.now());
    await forgetUnread(tx, ['BUYER_ANSWER', id]);
    return null;
  });
