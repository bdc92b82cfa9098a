import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import type { ReviewCreate, ReviewCreated } from '#domain/reviews/review-form.ts';
import type { Queryable } from '../db/database.ts';
import { idempotentWithPictures } from '../files/idempotent-with-pictures.ts';
import type { StoredPicture } from '../files/images.ts';
import { namesOf } from '../files/picture-set.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { sumLedger } from '../rewards/points/points-store.ts';
import { noteReviewPages } from './invalidate-review-pages.ts';
import { addPictures } from './review-picture-store.ts';
import { rewardReview } from './review-reward.ts';
import { insertReview, isSold } from './review-store.ts';
import { findItemToReview, hasReceived } from './reviewable-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;
type Post = { data: ReviewCreate; pictures: readonly ReceivedFile[] };

/** Reviews a received order line. */
export function createReview(
  ports: Ports,
  { id: userId }: Member,
  { data, pictures }: Post,
  attempt: IdempotentRequest | null,
): Promise<ReviewCreated> {
  const check = async () => {
    if (!(await isSold(ports.db, data.productId))) throw new ShopError('PRODUCT_NOT_FOUND');
    await requireItem(ports.db, userId, data);
  };
  return idempotentWithPictures(ports, attempt, { area: 'reviews', pictures, check }, (tx, stored) =>
    insert(tx, userId, { data, stored }, ports.clock.now()),
  );
}

type Insertion = { data: ReviewCreate; stored: readonly StoredPicture[] };

async function insert(
  tx: Queryable,
  userId: number,
  { data, stored }: Insertion,
  now: Date,
): Promise<ReviewCreated> {
  // Reviews of a member are serialised, so that two requests cannot use two lines of a product.
  await lockAuthor(tx, userId);
  const orderItemId = await requireItem(tx, userId, data);
  const id = await insertReview(tx, { data, userId, orderItemId, now });
  if (id === null) throw new ShopError('DUPLICATE_REVIEW');
  await addPictures(tx, id, stored, -1);
  noteReviewPages(data.productId, userId);
  const points = await rewardReview(tx, userId, orderItemId, now);
  return {
    reviewId: id,
    message: points > 0 ? `리뷰를 등록했어요. ${points}포인트를 드렸어요.` : '리뷰를 등록했어요.',
    imageUrls: namesOf(stored).map(contentAddress),
    pointsEarned: points,
    currentPoints: (await sumLedger(tx, userId)).current,
  };
}

/**
 * Returns the order line to review; the error tells whether it was never received or is reviewed
 * already.
 */
async function requireItem(db: Queryable, userId: number, wanted: ReviewCreate): Promise<number> {
  const item = await findItemToReview(db, userId, wanted);
  if (item) return item.id;
  const wasReceived = await hasReceived(db, userId, wanted);
  throw new ShopError(wasReceived ? 'DUPLICATE_REVIEW' : 'REVIEW_PURCHASE_REQUIRED');
}
