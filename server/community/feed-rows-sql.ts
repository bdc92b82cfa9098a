import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { onSale } from '../catalogue/products/on-sale-sql.ts';
import { optionPicture } from '../catalogue/products/option-picture-sql.ts';
import { paidPrice } from '../catalogue/products/paid-price-sql.ts';
import type { Database, Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { countFor } from '../kit/reported-sql.ts';
import { ifBodyShown, SHOWN_MEMBER, unlessAnonymized } from '../kit/shown-member-sql.ts';

/** Columns of a feed and of its purchase, product and event that are returned as stored. */
const STORED = columns([
  'feeds.id',
  'feeds.user_id',
  'feeds.order_item_id',
  'order_items.status as line_status',
  'feeds.event_id',
  'feeds.feed_type',
  'feeds.title',
  'feeds.content',
  'feeds.vote_count',
  'feeds.hidden_at',
  'feeds.created_at',
  'feeds.updated_at',
  'products.id as product_id',
  'products.name as product_name',
  'products.price as product_price',
  'product_options.id as option_id',
  'product_options.gender as product_gender',
  'product_options.color as product_color',
  'product_options.size as product_size',
  'events.title as event_title',
  'events.description as event_description',
  'events.start_date',
  'events.end_date',
  'events.state as event_state',
  'events.frozen_at as event_frozen_at',
  'events.vote_blackout_hours',
]);

const eb = expressionBuilder<Database, 'feeds'>();

/** Pictures and hashtags of a feed, in their order. */
const ATTACHED = [
  jsonArrayFrom(
    eb
      .selectFrom('feed_images')
      .select(
        columns([
          'feed_images.id as imageId',
          'feed_images.url as imageUrl',
          'feed_images.sort_order',
          'feed_images.width',
          'feed_images.height',
          'feed_images.alt',
        ]),
      )
      .whereRef('feed_images.feed_id', '=', 'feeds.id')
      .orderBy('feed_images.sort_order')
      .orderBy('feed_images.id'),
  ).as('images'),
  jsonArrayFrom(
    eb
      .selectFrom('feed_hashtags')
      .select(['feed_hashtags.id as tagId', 'feed_hashtags.tag'])
      .whereRef('feed_hashtags.feed_id', '=', 'feeds.id')
      .orderBy('feed_hashtags.id'),
  ).as('hashtags'),
] as const;

/** Whether a feed was rewarded, and whether it takes part in its event. */
const STANDING = [
  eb
    .exists(
      eb
        .selectFrom('feed_reward_events')
        .select('feed_reward_events.id')
        .whereRef('feed_reward_events.feed_id', '=', 'feeds.id')
        .where('feed_reward_events.status', '=', sql.lit('PROCESSED')),
    )
    .as('isRewarded'),
  eb
    .exists(
      eb
        .selectFrom('event_entries')
        .select('event_entries.entry_no')
        .whereRef('event_entries.feed_id', '=', 'feeds.id')
        .where('event_entries.status', '=', sql.lit('PARTICIPATING')),
    )
    .as('takesPart'),
] as const;

/** State of the bought product: exchanged, and the sizes of its colour and gender that are in stock. */
const BOUGHT = [
  sql<boolean>`exists (select 1 from claims where claims.order_id = order_items.order_id
    and claims.order_item_id = order_items.id and claims.type = 'EXCHANGE' and claims.status = 'COMPLETED')`.as(
    'isExchanged',
  ),
  sql<string[]>`array(select distinct same.size from product_options as same
    where same.product_id = products.id and same.color = product_options.color
      and same.gender = product_options.gender and same.stock > 0 order by same.size)`.as('sizesInStock'),
] as const;

/** All pairs that a feed shows, its own first, as products with their offers at `now`. */
const pairsAt = (now: Date) =>
  jsonArrayFrom(
    eb
      .selectFrom('feed_products')
      .innerJoin('order_items', 'order_items.id', 'feed_products.order_item_id')
      .innerJoin('products', 'products.id', 'order_items.product_id')
      .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
      .select(
        columns([
          'feed_products.order_item_id',
          'feed_products.image_id',
          'feed_products.x',
          'feed_products.y',
          'order_items.status as line_status',
          'products.id as product_id',
          'products.name as product_name',
          'products.price as product_price',
          'product_options.gender as product_gender',
          'product_options.color as product_color',
          'product_options.size as product_size',
        ]),
      )
      .select([
        paidPrice(now).as('productDiscountPrice'),
        onSale().as('isProductSold'),
        optionPicture('products', 'product_options').as('productImageUrl'),
      ])
      .select(BOUGHT)
      .whereRef('feed_products.feed_id', '=', 'feeds.id')
      .orderBy('feed_products.place'),
  ).as('pairs');

/** Like of the viewer, and the feed of the same event that has the viewer's vote. */
const marksOf = (viewerId: number) =>
  [
    eb
      .exists(
        eb
          .selectFrom('feed_likes')
          .select('feed_likes.feed_id')
          .whereRef('feed_likes.feed_id', '=', 'feeds.id')
          .where('feed_likes.user_id', '=', viewerId),
      )
      .as('isLiked'),
    eb
      .selectFrom('feed_votes')
      .select('feed_votes.feed_id')
      .whereRef('feed_votes.event_id', '=', 'feeds.event_id')
      .where('feed_votes.user_id', '=', viewerId)
      .as('votedFeedId'),
  ] as const;

/**
 * Query of feeds with author, product, event, pictures and tags in one statement. `viewerId`
 * determines like and vote flags (0 is anonymous), `now` the price.
 */
export const selectFeeds = (db: Queryable, viewerId: number, now: Date) =>
  db
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.user_id')
    .innerJoin('order_items', 'order_items.id', 'feeds.order_item_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
    .leftJoin('events', 'events.id', 'feeds.event_id')
    .select(STORED)
    .select([
      countFor(viewerId, 'like_count').as('likeCount'),
      countFor(viewerId, 'comment_count').as('commentCount'),
      paidPrice(now).as('productDiscountPrice'),
      onSale().as('isProductSold'),
      optionPicture('products', 'product_options').as('productImageUrl'),
    ])
    .select([
      ...SHOWN_MEMBER,
      unlessAnonymized<string>('feeds.instagram_id').as('instagramId'),
      unlessAnonymized<number>('users.activity_points').as('activityPoints'),
      ifBodyShown<string>('users.gender').as('gender'),
      ifBodyShown<number>('users.height').as('height'),
    ])
    .select(ATTACHED)
    .select(STANDING)
    .select(BOUGHT)
    .select(pairsAt(now))
    .select(marksOf(viewerId));

export type FeedRow = Awaited<ReturnType<ReturnType<typeof selectFeeds>['execute']>>[number];
