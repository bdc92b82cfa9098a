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
  sizeFit: v.parse(v.picklist(REVIEW_SCALES.sizeFit), row.size_fit),
  cushion: v.parse(v.picklist(REVIEW_SCALES.cushion), row.cushion),
  stability: v.parse(v.picklist(REVIEW_SCALES.stability), row.stability),
  content: row.content,
  points: row.helpful_count,
  helpfulCount: row.helpful_count,
  isHelpful: Boolean(row.is_helpful),
  isMine: row.user_id === viewerId,
  isReported: Boolean(row.is_reported),
  isRewarded: row.is_rewarded,
  status: v.parse(status, row.status),
  userId: row.user_id,
  userName: row.nickname,
  userProfileImage: contentAddress(row.profile_image_url),
  userHeight: row.author_height,
  userWeight: row.author_weight,
  userFootSize: row.author_foot_size,
  userFootWidth: v.parse(footWidth, row.author_foot_width),
  productId: row.product_id,
  productName: row.product_name,
  productImageUrl: row.product_image_url,
  optionSize: row.option_size,
  optionColor: row.option_color,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
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
