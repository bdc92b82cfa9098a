import { createHash } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import type { Art } from './art.ts';
import { PRODUCTS } from './catalogue.ts';
import { COMMENT_TEXTS, FEED_TEXTS } from './feed-texts.ts';
import { MEMBERS } from './members.ts';
import { between, createRandom, pick } from './random.ts';
import { seedEvents } from './seed-events.ts';
import type { SeededPurchase } from './seed-purchases.ts';
import { wornPicture } from './shown-pictures.ts';

const HOUR = 60 * 60 * 1000;
const NO_TAGS = { address_tag: null, device_tag: null };
/** Without a common divisor with the number of products: every one has its turn. */
const STEP = 5;
/** Place of the event that is over. */
const PAST = 3;

type SeededFeed = { id: number; user_id: number; event_id: number | null; created_at: Date };

/** Feeds of every type with pictures, tags, likes, votes and comments; counters equal the rows. */
export async function seedCommunity(
  db: Queryable,
  memberIds: readonly number[],
  bought: readonly SeededPurchase[],
  art: Art,
  now: Date,
): Promise<void> {
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const events = await seedEvents(db, art, now);
  const looks = looksOf(bought);
  const feeds = await insertFeeds(db, looks, events, now);
  await insertPictures(db, feeds, looks, art);
  await db
    .insertInto('feed_hashtags')
    .values(
      feeds.flatMap(({ id: feed_id }, index) => textOf(looks[index])[2].map((tag) => ({ feed_id, tag }))),
    )
    .execute();
  await enterEvents(db, feeds);
  await insertReactions(db, feeds, shoppers, now);
}

/** One pair of each product that a buyer shows, kinds of shoes mixed; buyers take turns. */
function looksOf(bought: readonly SeededPurchase[]): SeededPurchase[] {
  return PRODUCTS.flatMap((_, index) => {
    const shoe = PRODUCTS[(index * STEP) % PRODUCTS.length];
    const pairs = bought.filter(({ status, product }) => status === 'DELIVERED' && product.shoe === shoe);
    const pair = pairs[index % pairs.length];
    return pair ? [pair] : [];
  });
}

function textOf(look: SeededPurchase | undefined) {
  const text = FEED_TEXTS[look?.product.shoe.slug ?? ''];
  if (!text) throw new Error('a product without a text for its feed');
  return text;
}

/** Pictures of what is tagged, in the colour that was bought; every sixth feed is text alone. */
async function insertPictures(
  db: Queryable,
  feeds: readonly SeededFeed[],
  looks: readonly SeededPurchase[],
  art: Art,
): Promise<void> {
  const rows = feeds.flatMap(({ id: feed_id }, index) => {
    const look = looks[index];
    if (!look || index % 6 === 5) return [];
    const picture = wornPicture(art, look.product.shoe, look.option.color, feed_id);
    return [{ feed_id, sort_order: 0, ...picture }];
  });
  await db.insertInto('feed_images').values(rows).execute();
}

async function insertFeeds(
  db: Queryable,
  looks: readonly SeededPurchase[],
  events: readonly number[],
  now: Date,
): Promise<SeededFeed[]> {
  const entered = new Set<string>();
  const rows = looks.map((look, index) => {
    const wanted = eventOf(look, events);
    const eventId = wanted !== null && !entered.has(`${wanted}:${look.userId}`) ? wanted : null;
    if (eventId !== null) entered.add(`${eventId}:${look.userId}`);
    const [title, content] = textOf(look);
    const created = new Date(now.getTime() - (looks.length - index) * 9 * HOUR);
    return {
      user_id: look.userId,
      order_item_id: look.orderItemId,
      event_id: eventId,
      feed_type: feedTypeOf(eventId, events),
      title,
      content,
      instagram_id: index % 4 === 0 ? 'sinbaljang.daily' : null,
      created_at: created,
      updated_at: created,
    };
  });
  return db.insertInto('feeds').values(rows).returning(['id', 'user_id', 'event_id', 'created_at']).execute();
}

/** Shoes enter the event that is about their kind: looks for work, the rain, and the summer that is over. */
function eventOf({ product: { shoe } }: SeededPurchase, events: readonly number[]): number | null {
  if (shoe.category === 'DRESS' || shoe.category === 'SNEAKERS') return events[0] ?? null;
  if (shoe.category === 'BOOTS') return events[1] ?? null;
  return shoe.category === 'SANDALS' ? (events[PAST] ?? null) : null;
}

function feedTypeOf(eventId: number | null, events: readonly number[]): 'DAILY' | 'EVENT' | 'RANKING' {
  if (eventId === null) return 'DAILY';
  return eventId === events[PAST] ? 'RANKING' : 'EVENT';
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

/** Feeds of events take part in them, in the order in which they were posted. */
async function enterEvents(db: Queryable, feeds: readonly SeededFeed[]): Promise<void> {
  const last = new Map<number, number>();
  const rows = feeds.flatMap(({ id, user_id, event_id, created_at }) => {
    if (event_id === null) return [];
    const entry_no = (last.get(event_id) ?? 0) + 1;
    last.set(event_id, entry_no);
    // The same in every seeded shop.
    const nonce = createHash('sha256').update(`entry ${event_id} ${entry_no}`).digest('hex').slice(0, 32);
    const times = { created_at, updated_at: created_at };
    return [{ event_id, user_id, feed_id: id, entry_no, nonce, reason: null, ...NO_TAGS, ...times }];
  });
  await db.insertInto('event_entries').values(rows).execute();
  for (const [id, last_entry_no] of last)
    await db.updateTable('events').set({ last_entry_no }).where('id', '=', id).execute();
}

/** Everyone but the demo shopper has voted once in each event, so that the demo login can still vote. */
function votesOf(feeds: readonly SeededFeed[], shoppers: readonly number[]) {
  const eventIds = [...new Set(feeds.flatMap(({ event_id }) => (event_id === null ? [] : [event_id])))];
  return eventIds.flatMap((eventId) => {
    const entries = feeds.filter((feed) => feed.event_id === eventId);
    return shoppers.slice(1).flatMap((userId, index) => {
      const feed = entries[(index * index) % entries.length];
      return feed
        ? [
            {
              event_id: eventId,
              user_id: userId,
              feed_id: feed.id,
              void_reason: null,
              ...NO_TAGS,
              created_at: feed.created_at,
            },
          ]
        : [];
    });
  });
}
