import { type RawBuilder, sql } from 'kysely';
import type { FollowerTerms } from '#domain/kit/pricing/follower-discount.ts';

/** Member who may follow stores, and the time at which their discounts have to run. */
export type Follower = { userId: number; now: Date };

/** SQL: the discount `d` of the store `s` runs at a time; the newest, as one store has one at a time. */
const running = (now: Date, and: RawBuilder<unknown> = sql``) => sql`from follower_discounts d
  where d.store_id = s.id and d.starts_at <= ${now} and d.ends_at > ${now} ${and}
  order by d.id desc limit 1`;

/**
 * Column `follower` of a query with stores as `s`: the terms of the store's running discount if the member
 * follows it, else null. A part of the query, so that an order needs no statement of its own for it.
 */
export const followerTerms = ({ userId, now }: Follower) =>
  sql<FollowerTerms | null>`(select json_build_object('percent', d.percent, 'won', d.won)
    ${running(now, sql`and exists (select from store_follows f where f.user_id = ${userId} and f.store_id = s.id)`)})`.as(
    'follower',
  );

/** Terms of a store's running discount with those of some members who follow it. */
export type TermsOfFollowers = FollowerTerms & { userIds: number[] };

/** Column `followers` of such a query: the terms with those of the members who follow the store; null without a discount. */
export const termsOfFollowers = (userIds: readonly number[], now: Date) =>
  sql<TermsOfFollowers | null>`(select json_build_object('percent', d.percent, 'won', d.won, 'userIds',
    (select coalesce(json_agg(f.user_id), '[]') from store_follows f
      where f.store_id = s.id and f.user_id = any(${[...userIds]}::bigint[])))
    ${running(now)})`.as('followers');

/** SQL: the public offer of the store `s` to its followers as JSON; null without a running discount. */
export const followerOffer = (now: Date) =>
  sql<
    (FollowerTerms & { endsAt: string }) | null
  >`(select json_build_object('percent', d.percent, 'won', d.won,
    'endsAt', d.ends_at) ${running(now)})`;

/** Column `hasFollowerOffer`: whether the store `s` gives its followers a discount at a time. */
export const hasFollowerOffer = (now: Date) =>
  sql<boolean>`exists (select ${running(now)})`.as('hasFollowerOffer');
