import { sql } from 'kysely';
import { NAMELESS, WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';

/** Withdrawn and blocked members: their words may stay where they are, but say nothing of the person. */
const isNameless = sql`users.status in ('DELETED', 'BLOCKED')`;

/** Something of the joined `users` row's person that a nameless member takes along. */
export const unlessNameless = <T>(column: string) =>
  sql<T | null>`case when ${isNameless} then null else ${sql.ref(column)} end`;

/** Body figures: for others only by the member's own choice. */
export const ifBodyShown = <T>(column: string) =>
  sql<T | null>`case when ${isNameless} or users.body_visibility <> 'PUBLIC' then null else ${sql.ref(column)} end`;

/** Figures that a review carries by its own consent: for others only while the author shows figures in reviews at all. */
export const ifShownInReviews = <T>(column: string, viewerId: number) =>
  sql<T | null>`case when ${isNameless} or (users.body_visibility = 'PRIVATE' and users.id <> ${viewerId})
    then null else ${sql.ref(column)} end`;

/** How others see the member joined as `users`: feeds, comments, likes and reviews all select this. */
export const SHOWN_MEMBER = [
  sql<string>`case users.status when 'DELETED' then ${WITHDRAWN} when 'BLOCKED' then ${NAMELESS} else users.nickname end`.as(
    'nickname',
  ),
  unlessNameless<string>('users.profile_image_url').as('profile_image_url'),
] as const;
