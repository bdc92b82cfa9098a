import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { optionPicture } from '../catalogue/products/option-picture-sql.ts';
import type { Database, Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { reportedBy } from '../kit/reported-sql.ts';
import { ifShownInReviews, SHOWN_MEMBER } from '../kit/shown-member-sql.ts';
import { REVIEW_REASON } from '../rewards/reclaim-line-rewards.ts';

const eb = expressionBuilder<Database, 'reviews'>();

/** Pictures of a review, in their order. */
const IMAGES = jsonArrayFrom(
  eb
    .selectFrom('review_images')
    .select([
      'review_images.id as reviewImageId',
      'review_images.url as imageUrl',
      'review_images.sort_order as imageOrder',
      'review_images.width',
      'review_images.height',
    ])
    .whereRef('review_images.review_id', '=', 'reviews.id')
    .orderBy('review_images.sort_order')
    .orderBy('review_images.id'),
);

/** Whether the viewer has marked a review as helpful. */
const isHelpfulTo = (viewerId: number) =>
  eb.exists(
    eb
      .selectFrom('review_helpfuls')
      .select('review_helpfuls.review_id')
      .whereRef('review_helpfuls.review_id', '=', 'reviews.id')
      .where('review_helpfuls.user_id', '=', viewerId),
  );

/** Reply of the store, unless it is hidden or the viewer has reported it. */
const answerFor = (viewerId: number) =>
  jsonObjectFrom(
    eb
      .selectFrom('review_answers as a')
      .innerJoin('stores as s', 's.id', 'a.store_id')
      .select(columns(['s.name as store_name', 'a.content', 'a.created_at', 'a.updated_at']))
      .whereRef('a.review_id', '=', 'reviews.id')
      .where('a.hidden_at', 'is', null)
      .where('a.review_id', 'not in', reportedBy(viewerId, 'review_answers')),
  );

/** Whether a review was paid for; a reclaimed reward leaves rows that cancel each other. */
const IS_REWARDED = sql<boolean>`coalesce((
  select sum(paid.points) > 0 from point_ledger as paid
  where paid.user_id = reviews.user_id and paid.ref_type = 'ORDER_ITEM'
    and paid.ref_id = reviews.order_item_id
    and paid.reason in (${REVIEW_REASON}, ${`${REVIEW_REASON}_CANCEL`})
), false)`;

/**
 * Query of reviews with author, order line, pictures and the viewer's marks in one statement.
 * `viewerId` 0 is anonymous.
 */
export const selectReviews = (db: Queryable, viewerId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('order_items', 'order_items.id', 'reviews.order_item_id')
    .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
    .select([
      ...columns([
        'reviews.id',
        'reviews.user_id',
        'reviews.product_id',
        'reviews.rating',
        'reviews.size_fit',
        'reviews.cushion',
        'reviews.stability',
        'reviews.title',
        'reviews.content',
        'reviews.status',
        'reviews.helpful_count',
        'reviews.created_at',
        'reviews.updated_at',
        'products.name as product_name',
        'product_options.size as option_size',
        'product_options.color as option_color',
      ]),
      optionPicture('products', 'product_options').as('productImageUrl'),
    ])
    .select([
      ...SHOWN_MEMBER,
      // Measurements were stored by consent; they are hidden with the name, or by the author's
      // setting.
      ifShownInReviews<number>('reviews.author_height', viewerId).as('authorHeight'),
      ifShownInReviews<number>('reviews.author_weight', viewerId).as('authorWeight'),
      ifShownInReviews<number>('reviews.author_foot_size', viewerId).as('authorFootSize'),
      ifShownInReviews<string>('reviews.author_foot_width', viewerId).as('authorFootWidth'),
    ])
    .select([
      IMAGES.as('images'),
      isHelpfulTo(viewerId).as('isHelpful'),
      answerFor(viewerId).as('answer'),
      eb('reviews.id', 'in', reportedBy(viewerId, 'reviews')).as('isReported'),
      IS_REWARDED.as('isRewarded'),
    ]);

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];
