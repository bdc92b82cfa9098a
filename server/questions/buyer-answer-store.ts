import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { seenBy } from '../kit/reported-sql.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';
import { readableBy, type Viewer } from './question-rows-sql.ts';

/** Finds the visible answers of buyers to questions that the viewer may read, oldest first. */
export const findBuyerAnswers = (db: Queryable, questionIds: readonly number[], viewer: Viewer) =>
  questionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('buyer_answers')
        .innerJoin('questions', 'questions.id', 'buyer_answers.question_id')
        .innerJoin('users', 'users.id', 'buyer_answers.user_id')
        .select(
          columns([
            'buyer_answers.id',
            'buyer_answers.question_id',
            'buyer_answers.user_id',
            'buyer_answers.content',
            'buyer_answers.created_at',
          ]),
        )
        .select([...SHOWN_MEMBER])
        .where('buyer_answers.question_id', 'in', [...questionIds])
        .where('buyer_answers.status', '=', 'ACTIVE')
        .where(readableBy(viewer))
        .where(seenBy(viewer.id, 'buyer_answers'))
        .orderBy('buyer_answers.id')
        .execute();

export type BuyerAnswerRow = Awaited<ReturnType<typeof findBuyerAnswers>>[number];

/** Locks a visible question that a buyer answers, with its product and asker. */
export const lockToAnswer = (tx: Queryable, id: number) =>
  tx
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .select(columns(['q.user_id', 'q.is_secret', 'q.product_id', 'p.name as product']))
    .where('q.id', '=', id)
    .where('q.status', '=', 'ACTIVE')
    .forNoKeyUpdate('q')
    .executeTakeFirst();

/** Returns whether two members are apart: one of them has blocked the other. */
export async function areApart(tx: Queryable, oneId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`select from blocks where (user_id, blocked_id)
    in ((${oneId}::bigint, ${otherId}::bigint), (${otherId}::bigint, ${oneId}::bigint))`.execute(tx);
  return rows.length > 0;
}

/** Counts the answers of buyers to a question that are not deleted, and those of one member among them. */
export const countBuyerAnswers = (tx: Queryable, questionId: number, userId: number) =>
  tx
    .selectFrom('buyer_answers')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where user_id = ${userId}))::int`.as('own'),
    ])
    .where('question_id', '=', questionId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirstOrThrow();

/** Inserts the answer of a buyer and returns its id. */
export async function insertBuyerAnswer(
  tx: Queryable,
  { questionId, userId, content }: { questionId: number; userId: number; content: string },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('buyer_answers')
    .values({ question_id: questionId, user_id: userId, content, created_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a visible answer of a buyer. */
export const lockBuyerAnswer = (tx: Queryable, id: number) =>
  tx
    .selectFrom('buyer_answers')
    .select(columns(['id', 'user_id']))
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Marks an answer of a buyer as deleted. */
export const markAnswerDeleted = (tx: Queryable, id: number, now: Date) =>
  tx.updateTable('buyer_answers').set({ status: 'DELETED', deleted_at: now }).where('id', '=', id).execute();

/** Marks all answers of buyers to a question as deleted; returns their ids. */
export const markAnswersDeleted = async (tx: Queryable, questionId: number, now: Date): Promise<number[]> => {
  const gone = await tx
    .updateTable('buyer_answers')
    .set({ status: 'DELETED', deleted_at: now })
    .where('question_id', '=', questionId)
    .where('status', '<>', 'DELETED')
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
};
