import type { FeedUpdate } from '#domain/community/feed-form.ts';
import { MAX_FEED_PAIRS } from '#domain/policies/community.ts';
import { isComing, isReceived } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { findPaidLines } from '../trade/orders/reading/purchase-store.ts';
import { pictureRows } from './feed-picture-store.ts';
import { addPairs, dropPairs, type Pair, shownLines } from './feed-product-store.ts';

type Sent = { orderItemId: number; pairs?: readonly Pair[] | null | undefined };

/** Pairs of a feed, its own first, whatever order was sent. */
export function pairsOf({ orderItemId, pairs }: Sent): readonly Pair[] {
  if (!pairs) return [];
  const own = pairs.find((pair) => pair.orderItemId === orderItemId) ?? { orderItemId };
  return [own, ...pairs.filter((pair) => pair !== own)];
}

/** Returns these lines with names and colours; throws unless the member received and kept each of them. */
export async function requireLines(db: Queryable, user: Member, ids: readonly number[]) {
  if (ids.length > MAX_FEED_PAIRS) throw new ShopError('INVALID_INPUT_VALUE');
  const found = await findPaidLines(db, user.id, ids);
  const lines = ids.map((id) => found.find((line) => line.id === id));
  if (lines.some((line) => line && isComing(line.status))) throw new ShopError('PAIR_NOT_DELIVERED');
  return lines.map((line) => {
    if (!line || !isReceived(line.status)) throw new ShopError('ORDER_ITEM_NOT_FOUND');
    return line;
  });
}

const OWN_STAYS = { field: 'pairs', message: '이 피드의 상품은 그대로 두어야 해요.' };
type Feed = { id: number; orderItemId: number };

/**
 * Replaces the pairs of a feed; its points follow once its pictures are stored. The pair of the feed stays, because
 * its entry in an event, its reward and its activity are of that line. A pair that the feed shows already may stay
 * after its return; one that is added must have been received and kept.
 */
export async function changePairs(tx: Queryable, user: Member, feed: Feed, { pairs }: FeedUpdate) {
  if (!pairs) return;
  if (!pairs.some(({ orderItemId }) => orderItemId === feed.orderItemId))
    throw new ShopError('INVALID_INPUT_VALUE', [OWN_STAYS]);
  const shown = await shownLines(tx, feed.id);
  const added = pairs.map(({ orderItemId }) => orderItemId).filter((id) => !shown.includes(id));
  await requireLines(
    tx,
    user,
    added.filter((id) => id !== feed.orderItemId),
  );
  await putPairs(tx, feed, pairs, []);
}

/** Places the points of changed pairs on the pictures that the feed has now, by their index. */
export async function placePoints(tx: Queryable, feed: Feed, { pairs }: FeedUpdate) {
  if (!pairs) return;
  const pictures = await pictureRows(tx, feed.id);
  await putPairs(
    tx,
    feed,
    pairs,
    pictures.map(({ id }) => id),
  );
}

async function putPairs(tx: Queryable, feed: Feed, pairs: readonly Pair[], imageIds: readonly number[]) {
  await dropPairs(tx, feed.id);
  await addPairs(tx, feed.id, pairsOf({ orderItemId: feed.orderItemId, pairs }), imageIds);
}
