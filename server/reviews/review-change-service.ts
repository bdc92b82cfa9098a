import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { REVIEW_LIMITS, type ReviewUpdate } from '#domain/reviews/review-form.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { StoredPicture } from '../files/images.ts';
import { keepIfDone, namesOf, removeAll, storeAll } from '../files/picture-set.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { noteReviewPages } from './invalidate-review-pages.ts';
import { addPictures, picturesOf, takePictures } from './review-picture-store.ts';
import { unrewardReview } from './review-reward.ts';
import { authorOf, lockReview, markDeleted, patchReview } from './review-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;
type Edit = { id: number; data: ReviewUpdate; pictures: readonly ReceivedFile[] };

const MESSAGES = {
  changed: '리뷰를 고쳤어요.',
  deleted: '리뷰를 삭제했어요.',
  imagesDeleted: '사진을 삭제했어요.',
} as const;

/**
 * Changes the caller's review; files of removed pictures are deleted after the change is stored.
 */
export async function updateReview(ports: Ports, user: Member, { id, data, pictures }: Edit) {
  const { db, files } = ports;
  await requireOwn(db, id, user);
  const stored = await storeAll(ports, 'reviews', pictures);
  const { gone, count } = await keepIfDone(files, stored, () => change(ports, user, { id, data, stored }));
  await removeFiles(ports, gone);
  return {
    reviewId: id,
    message: MESSAGES.changed,
    newImageUrls: namesOf(stored).map(contentAddress),
    deletedImageIds: gone.map((image) => image.id),
    totalImageCount: count,
  };
}

type Change = { id: number; data: ReviewUpdate; stored: readonly StoredPicture[] };

const change = ({ db, clock }: Ports, user: Member, { id, data, stored }: Change) =>
  inTransaction(db, async (tx) => {
    await lockOwn(tx, id, user);
    await patchReview(tx, id, data, clock.now());
    const gone = await takePictures(tx, id, data.deleteImageIds ?? []);
    const { count, last } = await picturesOf(tx, id);
    if (count + stored.length > REVIEW_LIMITS.images) throw new ShopError('IMAGE_COUNT_EXCEEDED');
    await addPictures(tx, id, stored, last);
    return { gone, count: count + stored.length };
  });

/** Changes only rating or text. */
export const patchOwn = (
  { db, clock }: Ports,
  user: Member,
  id: number,
  part: { rating?: number; content?: string },
): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockOwn(tx, id, user);
    await patchReview(tx, id, part, clock.now());
    return null;
  });

/** Removes pictures from the caller's review. */
export async function takeImages(ports: Ports, user: Member, id: number, ids: readonly number[] | 'all') {
  const { gone, left } = await inTransaction(ports.db, async (tx) => {
    await lockOwn(tx, id, user);
    const taken = await takePictures(tx, id, ids);
    return { gone: taken, left: (await picturesOf(tx, id)).count };
  });
  await removeFiles(ports, gone);
  return {
    reviewId: id,
    deletedImageIds: gone.map((image) => image.id),
    deletedImageCount: gone.length,
    remainingImageCount: left,
    message: MESSAGES.imagesDeleted,
  };
}

/** Deletes the caller's review with its pictures and reclaims its reward. */
export async function deleteReview(ports: Ports, user: Member, id: number) {
  const { db, clock } = ports;
  const gone = await inTransaction(db, async (tx) => {
    const review = await lockOwn(tx, id, user);
    const now = clock.now();
    await markDeleted(tx, id, now);
    await unrewardReview(tx, user.id, review.orderItemId, now);
    return takePictures(tx, id, 'all');
  });
  await removeFiles(ports, gone);
  return {
    reviewId: id,
    deletedReviewId: id,
    imagesDeleted: gone.length > 0,
    deletedImageCount: gone.length,
    message: MESSAGES.deleted,
  };
}

const removeFiles = ({ files }: Ports, images: readonly { url: string }[]): Promise<void> =>
  removeAll(
    files,
    images.map(({ url }) => url),
  );

/** Checks ownership before pictures are decoded; the transaction checks again under the lock. */
async function requireOwn(db: Queryable, id: number, user: Member): Promise<void> {
  const authorId = await authorOf(db, id);
  if (authorId === null) throw new ShopError('REVIEW_NOT_FOUND');
  if (authorId !== user.id) throw new ShopError('REVIEW_ACCESS_DENIED');
}

/** Locks a review of the caller and invalidates its pages after the commit. */
async function lockOwn(tx: Queryable, id: number, user: Member) {
  const review = await lockReview(tx, id);
  if (!review) throw new ShopError('REVIEW_NOT_FOUND');
  if (review.userId !== user.id) throw new ShopError('REVIEW_ACCESS_DENIED');
  noteReviewPages(review.productId, user.id);
  return review;
}
