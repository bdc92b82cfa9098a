import { colorLabel } from '#domain/catalogue/colors.ts';
import type { FeedCreate } from '#domain/community/feed-form.ts';
import { proposedAlt } from '#domain/community/feed-pairs.ts';
import type { Queryable } from '../db/database.ts';
import { claimSeat, enter } from '../events/entries/entry-service.ts';
import { tagsOf } from '../events/entries/tags.ts';
import { idempotentWithPictures } from '../files/idempotent-with-pictures.ts';
import type { StoredPicture } from '../files/images.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { recordActivity } from '../rewards/activities.ts';
import { noteFeed } from '../rewards/record-reward.ts';
import { pairsOf, requireLines } from './feed-pair-service.ts';
import { addPictures } from './feed-picture-store.ts';
import { addPairs } from './feed-product-store.ts';
import { findFeed } from './feed-read-service.ts';
import { insertFeed, replaceTags } from './feed-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs' | 'secrets'>;
type Post = { data: FeedCreate; pictures: readonly ReceivedFile[]; ip: string };

/** Posts a feed about lines that the member received and kept. */
export function createFeed(ports: Ports, user: Member, post: Post, attempt: IdempotentRequest | null) {
  const { data, pictures } = post;
  const check = async () => void (await requirePairs(ports.db, user, data));
  return idempotentWithPictures(ports, attempt, { area: 'feeds', pictures, check }, async (tx, stored) => {
    const id = await insert(tx, ports, user, { ...post, stored });
    return findFeed({ db: tx, clock: ports.clock }, id, user);
  });
}

/** Returns the names and colours of all pairs of a new feed; throws unless the member received and kept each of them. */
const requirePairs = (db: Queryable, user: Member, data: FeedCreate) =>
  requireLines(db, user, [...new Set([data.orderItemId, ...pairsOf(data).map((pair) => pair.orderItemId)])]);

type Insertion = Pick<Post, 'data' | 'ip'> & { stored: readonly StoredPicture[] };

async function insert(tx: Queryable, ports: Ports, user: Member, post: Insertion): Promise<number> {
  const { data, stored } = post;
  const { eventId, orderItemId } = data;
  const now = ports.clock.now();
  const pairs = await requirePairs(tx, user, data);
  if (eventId) await claimSeat(tx, ports, { eventId, userId: user.id, orderItemId });
  await lockAuthor(tx, user.id);
  const id = await insertFeed(tx, { ...data, userId: user.id, now });
  if (id === null) throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
  await replaceTags(tx, id, data.hashtags);
  const named = pairs.map(({ name, color }) => ({ name, color: colorLabel(color) }));
  const alts = stored.map((_, index) => data.imageAlts?.[index] || proposedAlt(named, index));
  await addPairs(tx, id, pairsOf(data), await addPictures(tx, id, { pictures: stored, alts }, -1));
  if (eventId) await takePart(tx, ports, user, { ...post, eventId, feedId: id });
  await recordActivity(
    tx,
    { userId: user.id, type: 'FEED_CREATION', refType: 'ORDER_ITEM', refId: data.orderItemId },
    now,
  );
  await noteFeed(tx, { userId: user.id, feedId: id, isEntry: Boolean(data.eventId) }, now);
  return id;
}

type Entry = Pick<Post, 'data' | 'ip'> & { eventId: number; feedId: number };

async function takePart(tx: Queryable, ports: Ports, user: Member, { data, ip, eventId, feedId }: Entry) {
  const tags = await tagsOf(ports, tx, { eventId, ip, user });
  const entry = { eventId, userId: user.id, feedId, nonce: data.nonce ?? null, tags };
  await enter(tx, entry, ports.clock.now());
}
