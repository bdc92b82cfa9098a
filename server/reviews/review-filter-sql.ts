import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ReviewQuery } from '#domain/reviews/review.ts';
import type { Database } from '../db/database.ts';
import { ifShownInReviews } from '../kit/shown-member-sql.ts';

/** SQL condition on `reviews` alone, shared by page and count. */
export function reviewCondition(filter: ReviewQuery, viewerId: number): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'reviews'>();
  const { rating, exactRating, sizeFit, cushion, stability, photoOnly, sameFeet } = filter;
  // Hidden measurements must not be found either.
  const footWidth = ifShownInReviews<string>('reviews.author_foot_width', viewerId);
  const footSize = ifShownInReviews<number>('reviews.author_foot_size', viewerId);
  return eb.and([
    ...(rating > 0 ? [eb('reviews.rating', exactRating ? '=' : '>=', rating)] : []),
    ...(sizeFit ? [eb('reviews.size_fit', '=', sizeFit)] : []),
    ...(cushion ? [eb('reviews.cushion', '=', cushion)] : []),
    ...(stability ? [eb('reviews.stability', '=', stability)] : []),
    ...(photoOnly
      ? [
          eb.exists(
            eb
              .selectFrom('review_images')
              .select('review_images.id')
              .whereRef('review_images.review_id', '=', 'reviews.id'),
          ),
        ]
      : []),
    ...(sameFeet
      ? [
          eb.exists(
            eb
              .selectFrom('users as me')
              .innerJoin('users', 'users.id', 'reviews.user_id')
              .select('me.id')
              .where('me.id', '=', viewerId)
              .where('me.foot_width', '=', footWidth)
              .where(sql<SqlBool>`abs(me.foot_size - ${footSize}) <= 5`),
          ),
        ]
      : []),
  ]);
}
