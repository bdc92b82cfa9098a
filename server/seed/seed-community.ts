import type { Queryable } from '../db/database.ts';
import { COMMENT_TEXTS, FEED_TEXTS } from './feed-texts.ts';
import { MEMBERS } from './members.ts';
import { scenePicture } from './pictures.ts';
import { between, createRandom, pick } from './random.ts';
import { seedEvents } from './seed-events.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const HOUR = 60 * 60 * 1000;
const FEEDS = 44;

type SeededFeed = { id: number; user_id: number; event_id: number | null; created_at: Date };

/** Feeds of every type with pictures, tags, likes, votes and comments; counters equal the rows. */
export async function seedCommunity(
  db: Queryable,
  memberIds: readonly number[],
  purchases: readonly SeededPurchase[],
  now: Date,
): Promise<void> {
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const events = await seedEvents(db, now);
  const worn = purchases.filter(({ status }) => status === 'DELIVERED');
  const feeds = await insertFeeds(db, worn, events, now);
  await db
    .insertInto('feed_images')
    .values(
      feeds
        .filter((_, index) => index % 6 !== 5)
        .map((feed) => ({
          feed_id: feed.id,
          url: scenePicture(feed.id),
          sort_order: 0,
          width: 800,
          height: 800,
        })),
    )
    .execute();
  await db
    .insertInto('feed_hashtags')
    .values(
      feeds.flatMap((feed, index) =>
        (FEED_TEXTS[index % FEED_TEXTS.length]?.[2] ?? []).map((tag) => ({ feed_id: feed.id, tag })),
      ),
    )
    .execute();
  await insertReactions(db, feeds, shoppers, now);
}

async function insertFeeds(
  db: Queryable,
  worn: readonly SeededPurchase[],
  events: readonly number[],
  now: Date,
): Promise<SeededFeed[]> {
  const entered = new Set<string>();
  const rows = Array.from({ length: FEEDS }, (_, index) => {
    const purchase = worn[(index * 7) % worn.length];
    if (!purchase) throw new Error('no delivered purchase to post about');
    const wanted = eventOf(index, events);
    const eventId = wanted !== null && !entered.has(`${wanted}:${purchase.userId}`) ? wanted : null;
    if (eventId !== null) entered.add(`${eventId}:${purchase.userId}`);
    const [title, content] = FEED_TEXTS[index % FEED_TEXTS.length] ?? ['', ''];
    const created = new Date(now.getTime() - (FEEDS - index) * 9 * HOUR);
    return {
      user_id: purchase.userId,
      order_item_id: purchase.orderItemId,
      event_id: eventId,
      feed_type: index % 9 === 8 ? 'RANKING' : eventId !== null ? 'EVENT' : 'DAILY',
      title,
      content,
      instagram_id: index % 4 === 0 ? 'sinbaljang.daily' : null,
      created_at: created,
      updated_at: created,
    };
  });
  return db.insertInto('feeds').values(rows).returning(['id', 'user_id', 'event_id', 'created_at']).execute();
}

/** Every third feed enters a running event; ranking feeds come from the one that is over. */
function eventOf(index: number, events: readonly number[]): number | null {
  if (index % 9 === 8) return events[3] ?? null;
  if (index % 3 !== 0) return null;
  return events[index % 2] ?? null;
}

async function insertReactions(
  db: Queryable,
  feeds: readonly SeededFeed[],
  shoppers: readonly number[],
  now: Date,
): Promise<void> {
  const random = createRandom(11);
  const likes = feeds.flatMap((feed) =>
    shoppers
      .filter(() => random() < 0.45)
      .map((userId) => ({
        feed_id: feed.id,
        user_id: userId,
        created_at: new Date(feed.created_at.getTime() + HOUR),
      })),
  );
  const comments = feeds.flatMap((feed) =>
    Array.from({ length: between(random, 0, 5) }, (_, index) => {
      const at = new Date(Math.min(now.getTime(), feed.created_at.getTime() + (index + 1) * HOUR));
      return {
        feed_id: feed.id,
        user_id: pick(random, shoppers),
        content: pick(random, COMMENT_TEXTS),
        created_at: at,
        updated_at: at,
      };
    }),
  );
  const votes = votesOf(feeds, shoppers);
  await db.insertInto('feed_likes').values(likes).execute();
  await db.insertInto('feed_comments').values(comments).execute();
  await db.insertInto('feed_votes').values(votes).execute();
  for (const feed of feeds) {
    const counts = {
      like_count: likes.filter((row) => row.feed_id === feed.id).length,
      comment_count: comments.filter((row) => row.feed_id === feed.id).length,
      vote_count: votes.filter((row) => row.feed_id === feed.id).length,
    };
    await db.updateTable('feeds').set(counts).where('id', '=', feed.id).execute();
  }
}

/** Everyone but the demo shopper has voted once in each event, so that the demo login can still vote. */
function votesOf(feeds: readonly SeededFeed[], shoppers: readonly number[]) {
  const eventIds = [...new Set(feeds.flatMap(({ event_id }) => (event_id === null ? [] : [event_id])))];
  return eventIds.flatMap((eventId) => {
    const entries = feeds.filter((feed) => feed.event_id === eventId);
    return shoppers.slice(1).flatMap((userId, index) => {
      const feed = entries[(index * index) % entries.length];
      return feed
        ? [{ event_id: eventId, user_id: userId, feed_id: feed.id, created_at: feed.created_at }]
        : [];
    });
  });
}
