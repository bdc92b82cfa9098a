import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import { ENOUGH_ANSWERS } from '#domain/policies/community.ts';
import type { listQuestions, QuestionTopic } from '#domain/questions/question.ts';
import type { Queryable } from '../db/database.ts';
import { contains } from '../db/statements/like-pattern.ts';
import { type PageOfIds, pageOfIds } from '../db/statements/page-of-ids.ts';
import { seenBy } from '../kit/reported-sql.ts';
import { ownsProduct } from '../reviews/reviewable-store.ts';
import { answerHoursOf } from './answer-time-sql.ts';
import { type QuestionRow, readableBy, selectQuestions, type Viewer } from './question-rows-sql.ts';

const NEWEST = sql`id desc`;

/** SQL conditions of the filters of every list; words are looked for in readable text only. */
export const matching = (
  viewer: Viewer,
  { topic, q }: { topic: QuestionTopic | ''; q: string },
): RawBuilder<unknown> => sql`${topic ? sql`questions.topic = ${topic}` : sql`true`}
  and ${q ? sql`${readableBy(viewer)} and ${contains(sql`questions.content`, q)}` : sql`true`}`;

/** Finds a page of ids of the visible questions about a product, and the total, in one statement. */
export const findOfProduct = (
  db: Queryable,
  productId: number,
  { openOnly, page, size, ...filter }: QueryOf<typeof listQuestions>,
  viewer: Viewer,
): Promise<PageOfIds> =>
  pageOfIds(
    db,
    sql`select questions.id from questions
      where questions.product_id = ${productId} and questions.status = 'ACTIVE'
        and ${seenBy(viewer.id, 'questions')}
        and ${openOnly === 'true' ? sql`not questions.is_secret` : sql`true`}
        and ${matching(viewer, filter)}
      order by questions.id desc limit ${sql.lit(MAX_LISTED)}`,
    NEWEST,
    { page, size },
  );

/** Median answer time (hours) of a store, null below five answers, and whether the viewer owns the product. */
type AboutProduct = { answerHours: number | null; isBuyer: boolean };

/** Reads what a list of questions says about its product, in one statement. */
export async function readAboutProduct(
  db: Queryable,
  productId: number,
  viewer: Viewer,
): Promise<AboutProduct> {
  const store = sql`(select store_id from products where id = ${productId})`;
  const { rows } = await sql<AboutProduct>`
    select ${answerHoursOf(store, ENOUGH_ANSWERS)} as "answerHours",
      ${viewer.id === 0 ? sql`false` : ownsProduct(db, viewer.id, productId)} as "isBuyer"`.execute(db);
  return rows[0] ?? { answerHours: null, isBuyer: false };
}

/** Finds a page of ids of a member's questions that are not deleted, and the total. */
export const findOfMember = (db: Queryable, userId: number, page: PageQuery): Promise<PageOfIds> =>
  pageOfIds(
    db,
    sql`select questions.id from questions
      where questions.user_id = ${userId} and questions.status <> 'DELETED'
      order by questions.id desc limit ${sql.lit(MAX_LISTED)}`,
    NEWEST,
    page,
  );

/** Finds questions by id, newest first. */
export const findByIds = (
  db: Queryable,
  ids: readonly number[],
  viewer: Viewer,
): Promise<readonly QuestionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectQuestions(db, viewer)
        .where('questions.id', 'in', [...ids])
        .orderBy('questions.id', 'desc')
        .execute();

/** Returns whether a viewer may read the visible question of a picture. */
export async function isPictureReadable(db: Queryable, url: string, viewer: Viewer): Promise<boolean> {
  const row = await db
    .selectFrom('questions')
    .select('id')
    .where('picture_url', '=', url)
    .where('status', '=', 'ACTIVE')
    .where(readableBy(viewer))
    .executeTakeFirst();
  return row !== undefined;
}
