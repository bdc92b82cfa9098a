import { colorLabel } from '#domain/catalogue/colors.ts';
import { FEED_LIMITS, type FeedUpdate, NEW_IMAGE } from '#domain/community/feed-form.ts';
import { proposedAlt } from '#domain/community/feed-pairs.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeOut } from '../events/reconcile/change-entry-state.ts';
import type { StoredPicture } from '../files/images.ts';
import { keepIfDone, removeAll, storeAll } from '../files/picture-set.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { forgetUnread } from '../notices/notice-store.ts';
import { revokeActivity } from '../rewards/activities.ts';
import { takeBackFeedRewards } from '../rewards/feed-rewards/undo-feed-rewards.ts';
import { changePairs, placePoints } from './feed-pair-service.ts';
import {
  addPictures,
  describePictures,
  pictureRows,
  picturesOf,
  placePictures,
  takePictures,
} from './feed-picture-store.ts';
import { dropPairs, shownNames } from './feed-product-store.ts';
import { findFeed } from './feed-read-service.ts';
import { authorOf, isShown, lockFeed, markDeleted, patchFeed, replaceTags } from './feed-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;
type Edit = { id: number; data: FeedUpdate; pictures: readonly ReceivedFile[] };

/** Changes the caller's feed; files of removed pictures are deleted after the change is stored. */
export async function updateFeed(ports: Ports, user: Member, { id, data, pictures }: Edit) {
  const { db, files } = ports;
  await requireOwn(db, id, user);
  const stored = await storeAll(ports, 'feeds', pictures);
  const gone = await keepIfDone(files, stored, () => change(ports, user, { id, data, stored }));
  await removeAll(files, gone);
  return findFeed(ports, id, user);
}

async function requireOwn(db: Queryable, id: number, user: Member): Promise<void> {
  const authorId = await authorOf(db, id);
  if (authorId === null) throw new ShopError('FEED_NOT_FOUND');
  if (authorId !== user.id) throw new ShopError('FEED_ACCESS_DENIED');
}

async function lockOwn(tx: Queryable, id: number, user: Member) {
  const feed = await lockFeed(tx, id);
  if (!feed) throw new ShopError('FEED_NOT_FOUND');
  if (feed.userId !== user.id) throw new ShopError('FEED_ACCESS_DENIED');
  await lockAuthor(tx, user.id);
  return feed;
}

type Change = { id: number; data: FeedUpdate; stored: readonly StoredPicture[] };

/** Applies a change; returns the object names of the removed pictures. */
const change = ({ db, clock }: Ports, user: Member, { id, data, stored }: Change): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const feed = await lockOwn(tx, id, user);
    await changePairs(tx, user, feed, data);
    await patchFeed(tx, id, data, clock.now());
    await replaceTags(tx, id, data.hashtags);
    const gone = await takePictures(tx, id, await unwanted(tx, id, data));
    const { count, last } = await picturesOf(tx, id);
    if (count + stored.length > FEED_LIMITS.images) throw new ShopError('IMAGE_COUNT_EXCEEDED');
    const named = (await shownNames(tx, id)).map(({ name, color }) => ({ name, color: colorLabel(color) }));
    const alts = stored.map((_, index) => proposedAlt(named, last + 1 + index));
    await addPictures(tx, id, { pictures: stored, alts }, last);
    if (data.imageOrder) await placePictures(tx, id, placesOf(data.imageOrder, stored));
    await placePoints(tx, feed, data);
    if (data.imageAlts) await describePictures(tx, id, data.imageAlts);
    return gone;
  });

/** Returns the ids of pictures to remove: those listed, and those missing in the new order. */
async function unwanted(tx: Queryable, id: number, { deleteImageIds, imageOrder }: FeedUpdate) {
  const named = deleteImageIds ?? [];
  if (!imageOrder) return named;
  const rows = await pictureRows(tx, id);
  const others = rows.filter((row) => !imageOrder.includes(row.id));
  return [...named, ...others.map((row) => row.id)];
}

type Order = NonNullable<FeedUpdate['imageOrder']>;

/** Returns each position as a row id or, for an uploaded picture, its object name. */
function placesOf(order: Order, stored: readonly StoredPicture[]): (number | string | undefined)[] {
  const names = stored.map(({ objectName }) => objectName);
  return order.map((place) => (place === NEW_IMAGE ? names.shift() : place));
}

/** Deletes the caller's feed with its pictures, frees its votes and reclaims what it earned. */
export async function deleteFeed(
  ports: Ports & Pick<Context, 'jobs'>,
  user: Member,
  id: number,
): Promise<void> {
  await removeAll(ports.files, await hideFeed(ports, user, id));
}

/** Marks the feed as deleted; returns the object names of its pictures. */
const hideFeed = (
  { db, clock, jobs }: Ports & Pick<Context, 'jobs'>,
  user: Member,
  id: number,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const feed = await lockOwn(tx, id, user);
    const now = clock.now();
    await markDeleted(tx, id, now);
    await takeOut(tx, { feedId: id, reason: 'DELETED' }, { now, jobs });
    await forgetUnread(tx, ['FEED', id]);
    await takeBackFeedRewards(tx, { userId: user.id, feedId: id }, now);
    await dropPairs(tx, id);
    if (!(await isShown(tx, feed.orderItemId))) await undoPosting(tx, user, feed.orderItemId);
    return takePictures(tx, id, 'all');
  });

const undoPosting = (tx: Queryable, user: Member, orderItemId: number): Promise<unknown> =>
  revokeActivity(tx, { userId: user.id, type: 'FEED_CREATION', refType: 'ORDER_ITEM', refId: orderItemId });
