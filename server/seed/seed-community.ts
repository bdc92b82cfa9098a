import { createHash } from 'node:crypto';
import { colorLabel } from '#domain/catalogue/colors.ts';
import { proposedAlt } from '#domain/community/feed-pairs.ts';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../db/database.ts';
import type { Art } from './art/art.ts';
import { wornPicture } from './art/shown-pictures.ts';
import { feedIdsOf, placeNextFeed } from './facts/feed-ids.ts';
import { COMMENT_TEXTS, FEED_TEXTS } from './facts/feed-texts.ts';
import { MEMBERS } from './facts/members.ts';
import { between, createRandom } from './facts/random.ts';
import { type SeededEvent, seedEvents } from './seed-events.ts';
import { seedFeedPairs } from './seed-feed-pairs.ts';
import { type Look, looksOf } from './seed-posted-purchases.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const HOUR = 60 * 60 * 1000;
const NO_TAGS = { address_tag: null, device_tag: null };
type SeededFeed = { id: number; user_id: number; event_id: number | null; created_at: Date };

/** Inserts feeds of every type with pictures, tags, likes, votes and comments; counters equal the rows. */
export async function seedCommunity(
  db: Queryable,
  memberIds: readonly number[],
  bought: readonly SeededPurchase[],
  art: Art,
  now: Date,
): Promise<void> {
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const events = await seedEvents(db, art, now);
  const looks = looksOf(bought, events, now);
  const feeds = await insertFeeds(db, looks, now);
  const imageIds = await insertPictures(db, feeds, looks, art);
  await seedFeedPairs(
    db,
    feeds.flatMap(({ id }, index) => {
      const look = looks[index];
      return look ? [{ id, look, imageId: imageIds.get(id) }] : [];
    }),
  );
  await db
    .insertInto('feed_hashtags')
    .values(
      feeds.flatMap(({ id: feed_id }, index) => textOf(looks[index])[2].map((tag) => ({ feed_id, tag }))),
    )
    .execute();
  await enterEvents(db, feeds);
  await insertReactions(db, feeds, events, shoppers, now);
}

function textOf(look: Look | undefined) {
  const text = FEED_TEXTS[look?.pair.product.shoe.slug ?? ''];
  if (!text) throw new Error('a product without a text for its feed');
  return text;
}

/** Inserts pictures of the bought colour, by feed. */
async function insertPictures(
  db: Queryable,
  feeds: readonly SeededFeed[],
  looks: readonly Look[],
  art: Art,
): Promise<Map<number, number>> {
  const rows = feeds.flatMap(({ id: feed_id }, index) => {
    const look = looks[index];
    if (!look) return [];
    const { product, option } = look.pair;
    const picture = wornPicture(art, product.shoe, option.color, feed_id);
    const alt = proposedAlt([{ name: product.shoe.name, color: colorLabel(option.color) }], 0);
    return [{ feed_id, sort_order: 0, alt, ...picture }];
  });
  const inserted = await db.insertInto('feed_images').values(rows).returning(['id', 'feed_id']).execute();
  return new Map(inserted.map(({ id, feed_id }) => [feed_id, id]));
}

async function insertFeeds(db: Queryable, looks: readonly Look[], now: Date): Promise<SeededFeed[]> {
  const ids = feedIdsOf(looks, now);
  const rows = looks.map((look, index) => {
    const { pair, at, event } = look;
    const [title, content] = textOf(look);
    return {
      id: ids[index] ?? 0,
      user_id: pair.userId,
      order_item_id: pair.orderItemId,
      event_id: event?.id ?? null,
      feed_type: feedTypeOf(event, now),
      title,
      content,
      created_at: at,
      updated_at: at,
    };
  });
  const feeds = await db
    .insertInto('feeds')
    .values(rows)
    .returning(['id', 'user_id', 'event_id', 'created_at'])
    .execute();
  await placeNextFeed(db, now);
  return feeds;
}

/** Returns the type of a feed: RANKING for entries of an ended event. */
function feedTypeOf(event: SeededEvent | null, now: Date): 'DAILY' | 'EVENT' | 'RANKING' {
  if (event === null) return 'DAILY';
  return event.end_date < seoulDay(now) ? 'RANKING' : 'EVENT';
}

async function insertReactions(
  db: Queryable,
  feeds: readonly SeededFeed[],
  events: readonly SeededEvent[],
  shoppers: readonly number[],
  now: Date,
): Promise<void> {
  const random = createRandom(11);
  const likes = feeds.flatMap((feed) =>
    shoppers
      .filter((userId) => random() < 0.45 && userId !== feed.user_id)
      .map((userId) => ({
        feed_id: feed.id,
        user_id: userId,
        created_at: new Date(feed.created_at.getTime() + HOUR),
      })),
  );
  const comments = feeds.flatMap((feed) => commentsOn(feed, shoppers, random, now));
  const votes = votesOf(feeds, events, shoppers, now);
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

/** Step through the comment texts, coprime to their number, so that no feed has one twice. */
const TEXT_STEP = 3;

/** Returns up to five comments of other members on a feed, an hour apart, each of another member. */
function commentsOn(feed: SeededFeed, shoppers: readonly number[], random: () => number, now: Date) {
  const others = shoppers.filter((id) => id !== feed.user_id);
  const [count, who, text] = [between(random, 0, 5), between(random, 0, 100), between(random, 0, 100)];
  return others.slice(0, count).map((_, index) => {
    const at = new Date(Math.min(now.getTime(), feed.created_at.getTime() + (index + 1) * HOUR));
    return {
      feed_id: feed.id,
      user_id: others[(who + index) % others.length] ?? 0,
      content: COMMENT_TEXTS[(text + index * TEXT_STEP) % COMMENT_TEXTS.length] ?? '',
      created_at: at,
      updated_at: at,
    };
  });
}

/** Inserts the entries of event feeds in order of posting. */
async function enterEvents(db: Queryable, feeds: readonly SeededFeed[]): Promise<void> {
  const last = new Map<number, number>();
  const rows = feeds.flatMap(({ id, user_id, event_id, created_at }) => {
    if (event_id === null) return [];
    const entry_no = (last.get(event_id) ?? 0) + 1;
    last.set(event_id, entry_no);
    // Deterministic, so that every seeded shop is equal.
    const nonce = createHash('sha256').update(`entry ${event_id} ${entry_no}`).digest('hex').slice(0, 32);
    const times = { created_at, updated_at: created_at };
    return [{ event_id, user_id, feed_id: id, entry_no, nonce, reason: null, ...NO_TAGS, ...times }];
  });
  await db.insertInto('event_entries').values(rows).execute();
  for (const [id, last_entry_no] of last)
    await db.updateTable('events').set({ last_entry_no }).where('id', '=', id).execute();
}

/**
 * Returns one vote per event and shopper, except of the demo shopper, who can still vote: for
 * another member's entry, between its posting and the end of the event.
 */
function votesOf(
  feeds: readonly SeededFeed[],
  events: readonly SeededEvent[],
  shoppers: readonly number[],
  now: Date,
) {
  return events.flatMap(({ id: event_id, end_date }) => {
    const entries = feeds.filter((feed) => feed.event_id === event_id);
    const end = Math.min(now.getTime(), startOfDay(laterDay(end_date, 1)).getTime());
    return shoppers.slice(1).flatMap((user_id, index) => {
      const others = entries.filter((feed) => feed.user_id !== user_id);
      const feed = others[(index * index) % others.length];
      if (!feed) return [];
      const waited = ((end - feed.created_at.getTime()) * (index + 1)) / (shoppers.length + 1);
      const created_at = new Date(feed.created_at.getTime() + waited);
      return [{ event_id, user_id, feed_id: feed.id, void_reason: null, ...NO_TAGS, created_at }];
    });
  });
}
