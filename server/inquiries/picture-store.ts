import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Member } from '../kit/feature.ts';
import { readableBy } from './inquiry-rows-sql.ts';

/** Inserts the pictures of a message in their order. */
export async function insertPictures(
  tx: Queryable,
  { inquiryId, messageId }: { inquiryId: number; messageId: number },
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return;
  const rows = urls.map((url, place) => ({
    inquiry_id: inquiryId,
    message_id: messageId,
    url,
    sort_order: place,
  }));
  await tx.insertInto('inquiry_pictures').values(rows).execute();
}

/** SQL: object names of the pictures of the message `inquiry_messages`, in order. */
export const picturesOfMessage = sql<string[]>`array(select p.url from inquiry_pictures p
  where p.message_id = inquiry_messages.id order by p.sort_order)`;

/** SQL condition: a member may read a row of `inquiries`, in whichever role. */
const readableTo = ({ id, userType }: Member) => sql<SqlBool>`(${readableBy({ as: 'BUYER', id })}
  or ${userType === 'seller' ? readableBy({ as: 'STORE', id }) : sql`false`}
  or ${userType === 'admin' ? readableBy({ as: 'SHOP', id }) : sql`false`})`;

/** Returns whether a member may read the inquiry of a picture. */
export async function isReadable(db: Queryable, url: string, user: Member): Promise<boolean> {
  const row = await db
    .selectFrom('inquiry_pictures as p')
    .innerJoin('inquiries', 'inquiries.id', 'p.inquiry_id')
    .select('p.id')
    .where('p.url', '=', url)
    .where(readableTo(user))
    .executeTakeFirst();
  return row !== undefined;
}
