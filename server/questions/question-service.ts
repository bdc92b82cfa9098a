import type { QueryOf } from '#domain/kit/endpoint.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import type { listQuestions } from '#domain/questions/question.ts';
import {
  type ChangedQuestion,
  type NewQuestion,
  type QuestionForm,
  storedWords,
} from '#domain/questions/question-form.ts';
import type { Queryable } from '../db/database.ts';
import { takeUploads } from '../files/upload-store.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { ShopError } from '../kit/shop-error.ts';
import { forgetUnread } from '../notices/notice-store.ts';
import { notify } from '../notices/notify.ts';
import { countBuyerAnswers, markAnswersDeleted } from './buyer-answer-store.ts';
import { readQuestions } from './question-page.ts';
import { findOfMember, findOfProduct, readAboutProduct } from './question-read-store.ts';
import { viewerOf } from './question-rows-sql.ts';
import { findProduct, insertQuestion, lockQuestion, markDeleted, updateQuestion } from './question-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of the questions about a product, with the answer time of its store, in four statements. */
export async function findQuestions(
  { db, clock }: Ports,
  productId: number,
  query: QueryOf<typeof listQuestions>,
  user: Member | null,
) {
  const viewer = viewerOf(user);
  const { ids, total } = await findOfProduct(db, productId, query, viewer);
  const content = await readQuestions(db, ids, viewer, clock.now());
  return { ...toPaged(content, query, total), ...(await readAboutProduct(db, productId, viewer)) };
}

/** Returns a page of the caller's questions in three statements. */
export async function findMyQuestions({ db, clock }: Ports, user: Member, page: PageQuery) {
  const { ids, total } = await findOfMember(db, user.id, page);
  return toPaged(await readQuestions(db, ids, viewerOf(user), clock.now()), page, total);
}

/** Asks about a product on sale of another seller, whom it notifies. */
export const askQuestion = (
  ports: Ports,
  { id: userId }: Member,
  { productId, pictureId, ...form }: NewQuestion & { productId: number },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockAuthor(tx, userId);
    const product = await findProduct(tx, productId);
    if (!product) throw new ShopError('PRODUCT_NOT_FOUND');
    if (product.sellerId === userId) throw new ShopError('OWN_PRODUCT_QUESTION');
    const stored = withStoredWords(form);
    const pictureUrl = await takePicture(tx, userId, pictureId, now);
    const questionId = await insertQuestion(tx, { userId, productId, form: stored, pictureUrl, now });
    const facts = { questionId, product: product.name };
    await notify(tx, 'QUESTION_ASKED', [{ userId: product.sellerId, facts }], now);
    return { questionId, content: stored.content };
  });

/** Changes a question of the caller that has no answer. */
export const changeQuestion = (
  ports: Ports,
  user: Member,
  { id, pictureId, keepsPicture, ...form }: ChangedQuestion & { id: number },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    await lockOpen(tx, id, user);
    // Whoever has answered in the open would no longer read the own answer.
    if (form.isSecret && (await countBuyerAnswers(tx, id, user.id)).count > 0)
      throw new ShopError('QUESTION_HAS_ANSWERS');
    const stored = withStoredWords(form);
    const now = ports.clock.now();
    const taken = await takePicture(tx, user.id, pictureId, now);
    const pictureUrl = taken === null && keepsPicture ? undefined : taken;
    await updateQuestion(tx, id, { form: stored, pictureUrl }, now);
    return { questionId: id, content: stored.content };
  });

/** Deletes a question of the caller that has no answer of the store, with those of buyers and the unread notification of its seller. */
export const removeQuestion = (ports: Ports, user: Member, id: number, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx): Promise<null> => {
    await lockOpen(tx, id, user);
    const now = ports.clock.now();
    await markDeleted(tx, id, now);
    await markAnswersDeleted(tx, id, now);
    await forgetUnread(tx, ['QUESTION_ASKED', id]);
    return null;
  });

/** Takes the uploaded picture of a question; null without one. */
async function takePicture(
  tx: Queryable,
  userId: number,
  id: number | null,
  now: Date,
): Promise<string | null> {
  const taken = await takeUploads(tx, { userId, area: 'questions', ids: id === null ? [] : [id] }, now);
  if (!taken) throw new ShopError('UPLOAD_GONE');
  return taken[0] ?? null;
}

const withStoredWords = (form: QuestionForm): QuestionForm => ({
  ...form,
  content: storedWords(form.content, form.isSecret),
});

/** Locks the caller's unanswered question; throws if it is missing, another member's or answered. */
async function lockOpen(tx: Queryable, id: number, user: Member): Promise<void> {
  const question = await lockQuestion(tx, id);
  if (!question) throw new ShopError('QUESTION_NOT_FOUND');
  if (question.userId !== user.id) throw new ShopError('QUESTION_ACCESS_DENIED');
  if (question.answeredAt !== null) throw new ShopError('QUESTION_ANSWERED');
}
