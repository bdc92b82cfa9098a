import type { InquiryAuthor, InquiryTopic } from '#domain/inquiries/inquiry.ts';
import { escalatesAt } from '#domain/inquiries/inquiry-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { insertMessage } from '../inquiries/inquiry-store.ts';
import {
  CLAIM_INQUIRY_TEXT,
  EVENT_INQUIRY_TEXT,
  INQUIRY_TEXTS,
  SHOP_INQUIRY_TEXTS,
} from './facts/inquiry-texts.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

type Life = 'WAITING' | 'ANSWERED' | 'CLOSED' | 'ESCALATED';
/** Days before the opening on which an inquiry with each life is opened, and hours after which it is answered. */
const LIVES: readonly (readonly [life: Life, daysAgo: number, answerHours: number])[] = [
  ['WAITING', 1, 0],
  ['ANSWERED', 3, 5],
  ['CLOSED', 12, 20],
  ['ESCALATED', 12, 0],
];

type Thread = {
  userId: number;
  line: { id: number; storeId: number } | null;
  claimId?: number;
  eventId?: number;
  /** Seller or administrator who answers. */
  sellerId: number;
  life: Life;
  openedAt: Date;
  answerHours: number;
  texts: readonly [topic: InquiryTopic, content: string, answer: string];
};

/** Inserts inquiries about delivered lines and a claim to their stores and some to the shop: waiting, answered, closed and escalated ones. */
export async function seedInquiries(
  db: Queryable,
  purchases: readonly SeededPurchase[],
  adminId: number,
  now: Date,
): Promise<void> {
  const openedBefore = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY);
  const delivered = purchases.filter(
    ({ status, deliveredAt }) => status === 'DELIVERED' && deliveredAt && deliveredAt < openedBefore(14),
  );
  const owners = await storesOf(db, delivered);
  const about = delivered.flatMap(({ orderItemId, userId }, index): Thread[] => {
    const store = owners.get(orderItemId);
    const [life, daysAgo, answerHours] = LIVES[index % LIVES.length] ?? ['WAITING', 1, 0];
    const texts = INQUIRY_TEXTS[index % INQUIRY_TEXTS.length];
    if (!store || !texts || store.sellerId === userId) return [];
    const line = { id: orderItemId, storeId: store.storeId };
    const openedAt = openedBefore(daysAgo);
    return [{ userId, line, sellerId: store.sellerId, life, openedAt, answerHours, texts }];
  });
  const shoppers = [...new Set(purchases.map(({ userId }) => userId))];
  const toShop = SHOP_INQUIRY_TEXTS.flatMap((texts, index): Thread[] => {
    const userId = shoppers[index % shoppers.length];
    const [life, daysAgo, answerHours] = LIVES[index % 3] ?? ['WAITING', 1, 0];
    if (userId === undefined) return [];
    const openedAt = openedBefore(daysAgo);
    return [{ userId, line: null, sellerId: adminId, life, openedAt, answerHours, texts }];
  });
  const others = [
    ...(await fromClaim(db, openedBefore(1))),
    ...(await aboutEvent(db, shoppers[0], { adminId, openedAt: openedBefore(2) })),
  ];
  // Ids follow the time of opening.
  const inOrder = [...about, ...toShop, ...others].toSorted(
    (a, b) => a.openedAt.getTime() - b.openedAt.getTime(),
  );
  for (const thread of inOrder) await insertThread(db, thread);
}

/** Finds store and seller of each line. */
async function storesOf(db: Queryable, purchases: readonly SeededPurchase[]) {
  const ids = purchases.map(({ orderItemId }) => orderItemId);
  if (ids.length === 0) return new Map<number, { storeId: number; sellerId: number }>();
  const rows = await db
    .selectFrom('order_items as i')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .select(columns(['i.id', 'i.store_id', 's.seller_id']))
    .where('i.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...store }) => [id, store]));
}

/** Returns an answered inquiry from the first claim that a store has not decided. */
async function fromClaim(db: Queryable, openedAt: Date): Promise<Thread[]> {
  const claim = await db
    .selectFrom('claims as c')
    .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .select(columns(['c.id', 'c.user_id', 'c.order_item_id', 'i.store_id', 's.seller_id']))
    .where('c.status', '=', 'REQUESTED')
    .orderBy('c.id')
    .executeTakeFirst();
  if (!claim) return [];
  const line = { id: claim.orderItemId, storeId: claim.storeId };
  const texts = CLAIM_INQUIRY_TEXT;
  const { userId, sellerId, id: claimId } = claim;
  return [{ userId, line, claimId, sellerId, life: 'ANSWERED', openedAt, answerHours: 2, texts }];
}

/** Returns an answered inquiry about the latest event that was there when it was opened. */
async function aboutEvent(
  db: Queryable,
  userId: number | undefined,
  { adminId: sellerId, openedAt }: { adminId: number; openedAt: Date },
): Promise<Thread[]> {
  const event = await db
    .selectFrom('events')
    .select('id')
    .where('state', '=', 'PUBLISHED')
    .where('created_at', '<', openedAt)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!event || userId === undefined) return [];
  const texts = EVENT_INQUIRY_TEXT;
  return [
    { userId, line: null, eventId: event.id, sellerId, life: 'ANSWERED', openedAt, answerHours: 3, texts },
  ];
}

async function insertThread(db: Queryable, thread: Thread): Promise<void> {
  const { userId, line, claimId, eventId, sellerId, life, openedAt, answerHours, texts } = thread;
  const [topic, content, answer] = texts;
  const isOpen = life === 'WAITING' || life === 'ESCALATED';
  const lastAt = new Date(openedAt.getTime() + answerHours * HOUR);
  const { id } = await db
    .insertInto('inquiries')
    .values({
      user_id: userId,
      order_item_id: line?.id ?? null,
      claim_id: claimId ?? null,
      event_id: eventId ?? null,
      store_id: line?.storeId ?? null,
      topic,
      state: life === 'ESCALATED' ? 'WAITING' : life,
      waiting_since: isOpen ? openedAt : null,
      escalated_at: life === 'ESCALATED' ? escalatesAt(openedAt) : null,
      closed_at: life === 'CLOSED' ? new Date(lastAt.getTime() + DAY) : null,
      last_message_at: lastAt,
      created_at: openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const say = (author: InquiryAuthor, authorId: number, words: string, at: Date) =>
    insertMessage(db, { inquiryId: id, author, authorId, content: words }, at);
  await say('BUYER', userId, content, openedAt);
  if (!isOpen) await say(line ? 'STORE' : 'SHOP', sellerId, answer, lastAt);
}
