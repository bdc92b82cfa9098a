import * as v from 'valibot';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { FOOT_WIDTHS } from '#domain/members/profile/profile.ts';
import type { Review } from '#domain/reviews/review.ts';
import { REVIEW_SCALES } from '#domain/reviews/review-scales.ts';
import type { ReviewRow } from './review-rows-sql.ts';

const status = v.picklist(['ACTIVE', 'HIDDEN', 'DELETED']);
const footWidth = v.nullable(v.picklist(FOOT_WIDTHS));

/** Maps a review to the response for `viewerId`. */
export const toReviewResponse = (row: ReviewRow, viewerId: number): Review => ({
  reviewId: row.id,
  title: row.title,
  rating: row.rating,
  sizeFit: v.parse(v.picklist(REVIEW_SCALES.sizeFit), row.sizeFit),
  cushion: v.parse(v.picklist(REVIEW_SCALES.cushion), row.cushion),
  stability: v.parse(v.picklist(REVIEW_SCALES.stability), row.stability),
  content: row.content,
  points: row.helpfulCount,
  helpfulCount: row.helpfulCount,
  isHelpful: Boolean(row.isHelpful),
  isMine: row.userId === viewerId,
  isReported: Boolean(row.isReported),
  isRewarded: row.isRewarded,
  status: v.parse(status, row.status),
  userId: row.userId,
  userName: row.nickname,
  userProfileImage: contentAddress(row.profileImageUrl),
  userHeight: row.authorHeight,
  userWeight: row.authorWeight,
  userFootSize: row.authorFootSize,
  userFootWidth: v.parse(footWidth, row.authorFootWidth),
  productId: row.productId,
  productName: row.productName,
  productImageUrl: row.productImageUrl,
  optionSize: row.optionSize,
  optionColor: row.optionColor,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  images: row.images.map((image) => ({
    ...image,
    imageUrl: contentAddress(image.imageUrl),
    originalFilename: image.imageUrl.slice(image.imageUrl.lastIndexOf('/') + 1),
  })),
  hasImages: row.images.length > 0,
  // JSON contains timestamps as text.
  answer: row.answer && {
    storeName: row.answer.storeName,
    content: row.answer.content,
    createdAt: new Date(row.answer.createdAt).toISOString(),
    updatedAt: new Date(row.answer.updatedAt).toISOString(),
  },
});
