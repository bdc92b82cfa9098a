import { type RawBuilder, sql } from 'kysely';
import type { InquiryDeskQuery } from '#domain/inquiries/inquiry-desk.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import { claimIdOf } from '#domain/trade/claims/claim-code.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { contains } from '../db/statements/like-pattern.ts';
import { type PageOfIds, pageOfIds } from '../db/statements/page-of-ids.ts';
import { type InquiryRow, type Reader, readableBy, selectInquiries } from './inquiry-rows-sql.ts';
import { picturesOfMessage } from './picture-store.ts';

const NEWEST = sql`last_message_at desc, id desc`;
/** Messages of one inquiry that are read, the latest ones. */
const MOST_MESSAGES = 200;

/** Finds a page of ids of the inquiries of a reader on a condition, the newest message first, and the total. */
const findPage = (
  db: Queryable,
  reader: Reader,
  condition: RawBuilder<unknown>,
  page: PageQuery,
): Promise<PageOfIds> =>
  pageOfIds(
    db,
    sql`select inquiries.id, inquiries.last_message_at from inquiries
      where ${readableBy(reader)} and ${condition}
      order by inquiries.last_message_at desc, inquiries.id desc limit ${sql.lit(MAX_LISTED)}`,
    NEWEST,
    page,
  );

/** Finds a page of ids of a member's inquiries, and the total. */
export const findOfMember = (db: Queryable, userId: number, page: PageQuery) =>
  findPage(db, { as: 'BUYER', id: userId }, sql`true`, page);

/** Finds a page of ids of a desk by state, topic and words of messages, product or event, or the code of a claim, and the total. */
export function findOfDesk(
  db: Queryable,
  reader: Reader,
  { state, topic, q, page, size }: InquiryDeskQuery,
): Promise<PageOfIds> {
  const words = sql`(exists (select from inquiry_messages m
      where m.inquiry_id = inquiries.id and ${contains(sql`m.content`, q)})
    or exists (select from order_items i join products p on p.id = i.product_id
      where i.id = inquiries.order_item_id and ${contains(sql`p.name`, q)})
    or inquiries.claim_id = ${claimIdOf(q)}
    or exists (select from events e where e.id = inquiries.event_id and ${contains(sql`e.title`, q)}))`;
  const condition = sql`${state === 'ALL' ? sql`true` : sql`inquiries.state = ${state}`}
    and ${topic ? sql`inquiries.topic = ${topic}` : sql`true`} and ${q ? words : sql`true`}`;
  return findPage(db, reader, condition, { page, size });
}

/** Counts the inquiries of a desk that wait for an answer. */
export async function countWaiting(db: Queryable, reader: Reader): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from inquiries
    where inquiries.state = 'WAITING' and ${readableBy(reader)}`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Finds inquiries by id, the newest message first. */
export const findByIds = (db: Queryable, ids: readonly number[]): Promise<readonly InquiryRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectInquiries(db)
        .where('inquiries.id', 'in', [...ids])
        .orderBy('inquiries.last_message_at', 'desc')
        .orderBy('inquiries.id', 'desc')
        .execute();

/** Finds an inquiry that the reader may read. */
export const findReadable = (db: Queryable, id: number, reader: Reader): Promise<InquiryRow | undefined> =>
  selectInquiries(db).where('inquiries.id', '=', id).where(readableBy(reader)).executeTakeFirst();

/** Finds the latest messages of an inquiry with the object names of their pictures, the oldest of them first. */
export async function findMessages(db: Queryable, inquiryId: number) {
  const latest = await db
    .selectFrom('inquiry_messages')
    .select(columns(['id', 'author', 'content', 'created_at']))
    .select(picturesOfMessage.as('imageUrls'))
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
  return latest.toReversed();
}
