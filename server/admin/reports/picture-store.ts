import { sql } from 'kysely';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { Queryable } from '../../db/database.ts';

/** SQL: pictures of each kind of item, in order; kinds without pictures are missing. */
const PICTURES = {
  FEED: sql`select url, sort_order, id from feed_images where feed_id =`,
  REVIEW: sql`select url, sort_order, id from review_images where review_id =`,
  MEMBER: sql`select profile_image_url as url, 0 as sort_order, id from users where id =`,
  PRODUCT: sql`select main_image_url as url, 0 as sort_order, id from products where id =`,
  STORE: sql`select logo_url as url, 0 as sort_order, id from stores where id =`,
  COMMENT: null,
  ANSWER: null,
  QUESTION: sql`select picture_url as url, 0 as sort_order, id from questions where id =`,
  QUESTION_ANSWER: null,
  BUYER_ANSWER: null,
} as const satisfies Record<ReportTarget, unknown>;

/** Finds the pictures of a reported item, hidden or not. */
export async function findPictures(db: Queryable, type: ReportTarget, id: number): Promise<string[]> {
  const pictures = PICTURES[type];
  if (!pictures) return [];
  const { rows } = await sql<{ url: string }>`
    select url from (${pictures} ${id}) as picture where url is not null order by sort_order, id`.execute(db);
  return rows.map(({ url }) => url);
}
