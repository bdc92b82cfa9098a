import type { ReviewCreate, ReviewCreated } from '#domain/review-form.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StoredPicture } from '../../files/images.ts';
import type { ReceivedFile } from '../../files/incoming.ts';
import { keepIfDone, namesOf, removeAll, storeAll } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { sumLedger } from '../points/store.ts';
import { pointsFor, rewardReview } from './review-reward.ts';
import { addPictures, findByKey, insertReview } from './review-store.ts';
import { findItemToReview, hasReceived } from './reviewable-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;
type Post = { data: ReviewCreate; pictures: readonly ReceivedFile[]; key: string | null };
type Insertion = { data: ReviewCreate; stored: readonly StoredPicture[]; key: string | null };

/** Reviews one received item; the same key answers the first review again. */
export async function createReview(ports: Ports, user: Member, post: Post): Promise<ReviewCreated> {
  const { db, files } = ports;
  await requireProduct(db, post.data.productId);
  // Refused before any picture is decoded; the transaction checks again. The key is read after the item:
  // a first send that has just taken the item is then known by its key.
  const item = await findItemToReview(db, user.id, post.data);
  const earlier = await findByKey(db, user.id, post.key);
  if (earlier) return answerOf(db, user.id, earlier.id, await pointsFor(db, user.id, earlier.order_item_id));
  if (!item) throw await refusal(db, user.id, post.data);
  const stored = await storeAll(files, 'reviews', post.pictures);
  const { id, points } = await keepIfDone(files, stored, async () => {
    const made = await insert(ports, user.id, { data: post.data, stored, key: post.key });
    if (!made.isNew) await removeAll(files, namesOf(stored));
    return made;
  });
  return answerOf(db, user.id, id, points);
}

const insert = ({ db, clock }: Ports, userId: number, { data, stored, key }: Insertion) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const orderItemId = await lockItem(tx, userId, data, key);
    const id = orderItemId === null ? null : await insertReview(tx, { data, userId, orderItemId, key, now });
    if (id === null || orderItemId === null) {
      const earlier = await findByKey(tx, userId, key);
      if (!earlier) throw new ShopError('DUPLICATE_REVIEW');
      const points = await pointsFor(tx, userId, earlier.order_item_id);
      return { id: earlier.id, points, isNew: false };
    }
    await addPictures(tx, id, stored, -1);
    return { id, points: await rewardReview(tx, userId, orderItemId, now), isNew: true };
  });

/** Members review one after the other: two sends cannot take two items of a product. */
async function lockItem(tx: Queryable, userId: number, data: ReviewCreate, key: string | null) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if (await findByKey(tx, userId, key)) return null;
  const item = await findItemToReview(tx, userId, data);
  if (!item) throw await refusal(tx, userId, data);
  return item.id;
}

async function requireProduct(db: Queryable, productId: number): Promise<void> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ShopError('PRODUCT_NOT_FOUND');
}

const refusal = async (db: Queryable, userId: number, wanted: ReviewCreate): Promise<ShopError> =>
  new ShopError((await hasReceived(db, userId, wanted)) ? 'DUPLICATE_REVIEW' : 'REVIEW_PURCHASE_REQUIRED');

async function answerOf(db: Queryable, userId: number, id: number, points: number): Promise<ReviewCreated> {
  const images = await db
    .selectFrom('review_images')
    .select('url')
    .where('review_id', '=', id)
    .orderBy('sort_order')
    .execute();
  const { current } = await sumLedger(db, userId);
  return {
    reviewId: id,
    message: points > 0 ? `리뷰를 등록했어요. ${points}포인트를 드렸어요.` : '리뷰를 등록했어요.',
    imageUrls: images.map(({ url }) => url),
    pointsEarned: points,
    currentPoints: current,
  };
}
