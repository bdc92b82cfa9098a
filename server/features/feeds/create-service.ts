import { eventStatusOf, seoulDay } from '#domain/event.ts';
import type { FeedCreate } from '#domain/feed-form.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StoredPicture } from '../../files/images.ts';
import type { ReceivedFile } from '../../files/incoming.ts';
import { keepIfDone, namesOf, removeAll, storeAll } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { ownsPurchase } from '../purchases/purchase-store.ts';
import { noteDeed } from '../rewards/activities.ts';
import { addPictures, findByKey, insertFeed, replaceTags } from './feed-store.ts';
import { findFeed } from './read-service.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;
type Post = { data: FeedCreate; pictures: readonly ReceivedFile[]; key: string | null };

/** Posts a feed about something the member bought; the same key answers the first post again. */
export async function createFeed(ports: Ports, user: Member, { data, pictures, key }: Post) {
  const { db } = ports;
  const earlier = await findByKey(db, user.id, key);
  if (earlier) return findFeed(ports, earlier, user);
  // Refused before any picture is decoded; the transaction checks again.
  if (!(await ownsPurchase(db, user.id, data.orderItemId))) throw new ShopError('ORDER_ITEM_NOT_FOUND');
  const stored = await storeAll(ports.files, 'feeds', pictures);
  return findFeed(ports, await insertWithPictures(ports, user, { data, stored, key }), user);
}

type Insertion = { data: FeedCreate; stored: readonly StoredPicture[]; key: string | null };

/** Picture files whose feed was not stored go again. */
const insertWithPictures = (ports: Ports, user: Member, insertion: Insertion): Promise<number> =>
  keepIfDone(ports.files, insertion.stored, async () => {
    const { id, isNew } = await insert(ports, user, insertion);
    if (!isNew) await removeAll(ports.files, namesOf(insertion.stored));
    return id;
  });

const insert = ({ db, clock }: Ports, user: Member, { data, stored, key }: Insertion) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!(await ownsPurchase(tx, user.id, data.orderItemId))) throw new ShopError('ORDER_ITEM_NOT_FOUND');
    if (data.eventId) await enterEvent(tx, data.eventId, user.id, seoulDay(now), key);
    const id = await insertFeed(tx, { ...data, userId: user.id, requestKey: key, now });
    if (id === null) return { id: await explainConflict(tx, user.id, key), isNew: false };
    await replaceTags(tx, id, data.hashtags);
    await addPictures(tx, id, stored, -1);
    await noteDeed(
      tx,
      { userId: user.id, type: 'FEED_CREATION', refType: 'ORDER_ITEM', refId: data.orderItemId },
      now,
    );
    return { id, isNew: true };
  });

async function explainConflict(tx: Queryable, userId: number, key: string | null): Promise<number> {
  const earlier = await findByKey(tx, userId, key);
  if (earlier) return earlier;
  throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
}

/** The event must run today and have room; its row is locked so that two entries cannot share the last place. */
async function enterEvent(
  tx: Queryable,
  eventId: number,
  userId: number,
  today: string,
  key: string | null,
): Promise<void> {
  const event = await tx
    .selectFrom('events')
    .select(['start_date', 'end_date', 'max_participants'])
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  if (eventStatusOf(event.start_date, event.end_date, today) !== 'ONGOING')
    throw new ShopError('EVENT_NOT_AVAILABLE');
  const entries = await tx
    .selectFrom('feeds')
    .select(['user_id', 'request_key'])
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .execute();
  // A member's own entry is judged by the insert, which tells a resend from a second entry.
  if (entries.some((entry) => entry.user_id === userId && (!key || entry.request_key !== key)))
    throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
  if (entries.length >= event.max_participants && !entries.some((entry) => entry.user_id === userId))
    throw new ShopError('EVENT_FULL');
}
