import { sql } from 'kysely';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { listSellerQuestions } from '#domain/seller/questions/question-desk.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';
import { answerHoursOf } from '../../questions/answer-time-sql.ts';
import { matching } from '../../questions/question-read-store.ts';
import type { Viewer } from '../../questions/question-rows-sql.ts';

const NEWEST = sql`id desc`;
const storeOf = (sellerId: number) => sql`(select id from stores where seller_id = ${sellerId})`;
/** SQL: visible questions about a seller's products. */
const ofSeller = (sellerId: number) => sql`from questions
  where questions.store_id = ${storeOf(sellerId)} and questions.status = 'ACTIVE'`;

/** Finds a page of ids of the questions about a seller's products, and the total. */
export function findOfStore(
  db: Queryable,
  viewer: Viewer,
  { answered, page, size, ...filter }: QueryOf<typeof listSellerQuestions>,
) {
  const state = { ALL: sql`true`, YES: sql`answered_at is not null`, NO: sql`answered_at is null` }[answered];
  const found = sql`select questions.id ${ofSeller(viewer.id)} and ${state} and ${matching(viewer, filter)}
    order by questions.id desc limit ${sql.lit(MAX_LISTED)}`;
  return pageOfIds(db, found, NEWEST, { page, size });
}

type Figures = { waiting: number; answerHours: number | null };

/** Counts waiting questions and computes the median hours to the first answer, in one statement. */
export async function readFigures(db: Queryable, sellerId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`select
    (select count(*)::integer ${ofSeller(sellerId)} and answered_at is null) as waiting,
    ${answerHoursOf(storeOf(sellerId), 1)} as "answerHours"`.execute(db);
  return rows[0] ?? { waiting: 0, answerHours: null };
}

/** Locks a visible question about the seller's product, which orders its answers and changes. */
export const lockOwnQuestion = (tx: Queryable, sellerId: number, id: number) =>
  tx
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .innerJoin('stores as s', 's.id', 'q.store_id')
    .select(columns(['q.user_id', 'q.is_secret', 'q.store_id', 'p.name as product', 's.name as store']))
    .where('q.id', '=', id)
    .where('q.status', '=', 'ACTIVE')
    .where('s.seller_id', '=', sellerId)
    .forNoKeyUpdate('q')
    .executeTakeFirst();

/** Finds when a question was answered by its store, and whether the answer is hidden. */
export const findAnswer = (tx: Queryable, questionId: number) =>
  tx
    .selectFrom('question_answers')
    .select(columns(['created_at', 'hidden_at']))
    .where('question_id', '=', questionId)
    .executeTakeFirst();

/** Inserts the answer of a store. */
export const insertAnswer = (
  tx: Queryable,
  { questionId, storeId, content }: { questionId: number; storeId: number; content: string },
  now: Date,
) =>
  tx
    .insertInto('question_answers')
    .values({ question_id: questionId, store_id: storeId, content, created_at: now, updated_at: now })
    .execute();

/** Stores when a question was answered, by which lists find it, and when first, which figures count. */
export const markAnswered = (tx: Queryable, questionId: number, now: Date) =>
  tx
    .updateTable('questions')
    .set((eb) => ({ answered_at: now, first_answered_at: eb.fn.coalesce('first_answered_at', eb.val(now)) }))
    .where('id', '=', questionId)
    .execute();

/** Lets a question wait again; the time of its first answer stays. */
export const markWaiting = (tx: Queryable, questionId: number) =>
  tx.updateTable('questions').set({ answered_at: null }).where('id', '=', questionId).execute();

/** Deletes the store's answer to a question. */
export const deleteAnswer = (tx: Queryable, questionId: number) =>
  tx.deleteFrom('question_answers').where('question_id', '=', questionId).execute();

/** Updates the answer to a question. */
export const updateAnswer = (tx: Queryable, questionId: number, content: string, now: Date) =>
  tx
    .updateTable('question_answers')
    .set({ content, updated_at: now })
    .where('question_id', '=', questionId)
    .execute();
