import { sql } from 'kysely';
import { ANONYMIZED_NAME, WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';

/** SQL condition: withdrawn and blocked members, whose content may stay but is anonymised. */
const isNameless = sql`users.status in ('DELETED', 'BLOCKED')`;

/** SQL: a column of the joined `users` row, null for an anonymised member. */
export const unlessAnonymized = <T>(column: string) =>
  sql<T | null>`case when ${isNameless} then null else ${sql.ref(column)} end`;

/** SQL: a body measurement, null unless the member's visibility is PUBLIC. */
export const ifBodyShown = <T>(column: string) =>
  sql<T | null>`case when ${isNameless} or users.body_visibility <> 'PUBLIC' then null else ${sql.ref(column)} end`;

/**
 * SQL: a measurement stored with a review, null for others while the author's visibility is
 * PRIVATE.
 */
export const ifShownInReviews = <T>(column: string, viewerId: number) =>
  sql<T | null>`case when ${isNameless} or (users.body_visibility = 'PRIVATE' and users.id <> ${viewerId})
    then null else ${sql.ref(column)} end`;

/**
 * SQL columns of the public view of the member joined as `users`, selected by feeds, comments,
 * likes and reviews.
 */
export const SHOWN_MEMBER = [
  sql<string>`case users.status when 'DELETED' then ${WITHDRAWN} when 'BLOCKED' then ${ANONYMIZED_NAME} else users.nickname end`.as(
    'nickname',
  ),
  unlessAnonymized<string>('users.profile_image_url').as('profileImageUrl'),
] as const;
