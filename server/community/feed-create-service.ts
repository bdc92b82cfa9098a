import type { FeedCreate } from '#domain/community/feed-form.ts';
import { isComing, isReceived } from '#domain/trade/orders/order-lifecycle.ts';
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
import { purchaseStatus } from '../trade/orders/reading/purchase-store.ts';
import { addPictures } from './feed-picture-store.ts';
import { findFeed } from './feed-read-service.ts';
import { insertFeed, replaceTags } from './feed-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs' | 'secrets'>;
type Post = { data: FeedCreate; pictures: readonly ReceivedFile[]; ip: string };

/** Posts a feed about a line that the member received and kept. */
export function createFeed(ports: Ports, user: Member, post: Post, attempt: IdempotentRequest | null) {
  const { data, pictures } = post;
  const check = () => requirePurchase(ports.db, user, data);
  return idempotentWithPictures(ports, attempt, { area: 'feeds', pictures, check }, async (tx, stored) => {
    const id = await insert(tx, ports, user, { ...post, stored });
    return findFeed({ db: tx, clock: ports.clock }, id, user);
  });
}

async function requirePurchase(db: Queryable, user: Member, { orderItemId }: FeedCreate): Promise<void> {
  const status = await purchaseStatus(db, user.id, orderItemId);
  if (status !== null && isComing(status)) throw new ShopError('PAIR_NOT_DELIVERED');
  if (status === null || !isReceived(status)) throw new ShopError('ORDER_ITEM_NOT_FOUND');
}

type Insertion = Pick<Post, 'data' | 'ip'> & { stored: readonly StoredPicture[] };

async function insert(tx: Queryable, ports: Ports, user: Member, post: Insertion): Promise<number> {
  const { data, stored } = post;
  const { eventId, orderItemId } = data;
  const now = ports.clock.now();
  await requirePurchase(tx, user, data);
  if (eventId) await claimSeat(tx, ports, { eventId, userId: user.id, orderItemId });
  await lockAuthor(tx, user.id);
  const id = await insertFeed(tx, { ...data, userId: user.id, now });
  if (id === null) throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
  await replaceTags(tx, id, data.hashtags);
  await addPictures(tx, id, stored, -1);
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
