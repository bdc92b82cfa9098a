import type { FeedCreate } from '#domain/community/feed-form.ts';
import { eventStatusOf } from '#domain/events/states.ts';
import { seoulDay } from '#domain/kit/time.ts';
import type { Queryable } from '../db/database.ts';
import { entrantsOf, lockEvent } from '../events/entries/entry-store.ts';
import type { StoredPicture } from '../files/images.ts';
import { onceWithPictures } from '../files/once-with-pictures.ts';
import type { Attempt } from '../kit/attempt.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { noteDeed } from '../rewards/activities.ts';
import { noteFeed } from '../rewards/note-reward.ts';
import { ownsPurchase } from '../trade/orders/purchase-store.ts';
import { addPictures } from './feed-picture-store.ts';
import { findFeed } from './feed-read-service.ts';
import { insertFeed, replaceTags } from './feed-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;
type Post = { data: FeedCreate; pictures: readonly ReceivedFile[] };

/** Posts a feed about something the member bought. */
export function createFeed(ports: Ports, user: Member, { data, pictures }: Post, attempt: Attempt | null) {
  const check = () => requirePurchase(ports.db, user, data);
  return onceWithPictures(ports, attempt, { area: 'feeds', pictures, check }, async (tx, stored) => {
    const id = await insert(tx, user, { data, stored }, ports.clock.now());
    return findFeed({ db: tx, clock: ports.clock }, id, user);
  });
}

async function requirePurchase(db: Queryable, user: Member, { orderItemId }: FeedCreate): Promise<void> {
  if (!(await ownsPurchase(db, user.id, orderItemId))) throw new ShopError('ORDER_ITEM_NOT_FOUND');
}

type Insertion = { data: FeedCreate; stored: readonly StoredPicture[] };

async function insert(tx: Queryable, user: Member, { data, stored }: Insertion, now: Date): Promise<number> {
  await requirePurchase(tx, user, data);
  if (data.eventId) await enterEvent(tx, data.eventId, user.id, seoulDay(now));
  await lockAuthor(tx, user.id);
  const id = await insertFeed(tx, { ...data, userId: user.id, now });
  if (id === null) throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
  await replaceTags(tx, id, data.hashtags);
  await addPictures(tx, id, stored, -1);
  await noteDeed(
    tx,
    { userId: user.id, type: 'FEED_CREATION', refType: 'ORDER_ITEM', refId: data.orderItemId },
    now,
  );
  await noteFeed(tx, { userId: user.id, feedId: id, isEntry: Boolean(data.eventId) }, now);
  return id;
}

/** The event must run today and have room; its row is locked so that two entries cannot share the last place. */
async function enterEvent(tx: Queryable, eventId: number, userId: number, today: string): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  if (eventStatusOf(event.start_date, event.end_date, today) !== 'ONGOING')
    throw new ShopError('EVENT_NOT_AVAILABLE');
  const entrants = await entrantsOf(tx, eventId);
  if (entrants.includes(userId)) throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
  if (entrants.length >= event.max_participants) throw new ShopError('EVENT_FULL');
}
