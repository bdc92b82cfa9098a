import { type QueryCreator, sql } from 'kysely';
import { skeletonOf } from '#domain/members/profile/nickname.ts';
import type { BodyVisibility } from '#domain/members/profile/profile.ts';
import type { ProfileUpdate } from '#domain/members/profile/profile-form.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { notApart } from '../../kit/reported-sql.ts';
import { unreadNotices } from '../../notices/unread-sql.ts';
import { consentsDue } from '../consents/consent-sql.ts';
import { footSizeDue } from './foot-size-store.ts';

const COLUMNS = columns([
  'id',
  'login_id',
  'role',
  'email',
  'name',
  'nickname',
  'phone',
  'birth_date',
  'gender',
  'height',
  'weight',
  'foot_size',
  'foot_width',
  'body_visibility',
  'profile_image_url',
  'activity_points',
]);

const profileOf = (db: Queryable, userId: number) =>
  db.selectFrom('users').select(COLUMNS).where('users.id', '=', userId).where('users.status', '=', 'ACTIVE');

/** Finds the profile of an active member. */
export const findProfile = async (db: Queryable, userId: number) =>
  (await profileOf(db, userId)
    .select([consentsDue.as('consentsDue'), footSizeDue.as('feetDue'), unreadNotices.as('unreadNotices')])
    .executeTakeFirst()) ?? null;
/** Profile row without the flags of the start check. */
export type ProfileRow = Omit<
  NonNullable<Awaited<ReturnType<typeof findProfile>>>,
  'consentsDue' | 'feetDue' | 'unreadNotices'
>;

/**
 * Finds a profile with badge types, newest first, and counts. Undefined if `notApart` hides it from
 * the reader; `readerId` 0 is an anonymous reader.
 */
export const findShownProfile = (db: Queryable, userId: number, readerId: number) =>
  profileOf(db, userId)
    .where(notApart(readerId, 'users.id'))
    .select((eb) => [
      sql<string[]>`array(select badge_type from user_badges
        where user_id = users.id and is_displayed order by awarded_at desc, id desc)`.as('badges'),
      eb
        .selectFrom('feeds')
        .select((feed) => feed.fn.countAll<number>().as('count'))
        .whereRef('feeds.user_id', '=', 'users.id')
        .where('feeds.deleted_at', 'is', null)
        .where('feeds.hidden_at', 'is', null)
        .as('feedCount'),
      eb
        .selectFrom('reviews')
        .select((review) => review.fn.countAll<number>().as('count'))
        .whereRef('reviews.user_id', '=', 'users.id')
        .where('reviews.status', '=', 'ACTIVE')
        .as('reviewCount'),
    ])
    .executeTakeFirst();

/** Locks the row as it is before the statement, so that the old picture can be deleted. */
const before = (db: QueryCreator<Database>, userId: number) =>
  db.selectFrom('users').select(['id', 'profile_image_url']).where('id', '=', userId).forUpdate();

/** Sets the picture of a profile and returns the previous one. */
export async function swapImage(
  db: Queryable,
  userId: number,
  image: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .with('old', (cte) => before(cte, userId))
    .updateTable('users')
    .from('old')
    .set({ profile_image_url: image, updated_at: now })
    .whereRef('users.id', '=', 'old.id')
    .returning('old.profile_image_url as replaced')
    .executeTakeFirstOrThrow();
  return row.replaced;
}

/**
 * Replaces every field of the form; only the listed columns are written. `image` must be the
 * member's current picture, or null to remove it; otherwise nothing is written and the result is
 * null.
 */
export async function writeProfile(
  db: Queryable,
  userId: number,
  update: ProfileUpdate,
  image: string | null,
  now: Date,
): Promise<{ replaced: string | null } | null> {
  const row = await db
    .with('old', (cte) => before(cte, userId))
    .updateTable('users')
    .from('old')
    .set({
      // Empty values leave the columns unchanged.
      ...(update.name ? { name: update.name } : {}),
      ...(update.nickname
        ? { nickname: update.nickname, nickname_skeleton: skeletonOf(update.nickname) }
        : {}),
      phone: update.phone,
      // A changed number is no longer verified.
      phone_verified_at: sql<Date | null>`case when users.phone = ${update.phone} then users.phone_verified_at end`,
      birth_date: update.birthDate,
      gender: update.gender,
      height: update.height,
      weight: update.weight,
      foot_size: update.footSize,
      foot_width: update.footWidth,
      ...(update.bodyVisibility ? { body_visibility: update.bodyVisibility } : {}),
      profile_image_url: image,
      updated_at: now,
    })
    .whereRef('users.id', '=', 'old.id')
    .where((eb) => (image === null ? eb.lit(true) : eb('old.profile_image_url', '=', image)))
    .returning('old.profile_image_url as replaced')
    .executeTakeFirst();
  return row ?? null;
}

/** Sets the visibility of a member's body measurements. */
export async function writeBodyVisibility(
  db: Queryable,
  userId: number,
  body_visibility: BodyVisibility,
  updated_at: Date,
): Promise<void> {
  await db.updateTable('users').set({ body_visibility, updated_at }).where('id', '=', userId).execute();
}
