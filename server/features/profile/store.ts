import type { QueryCreator } from 'kysely';
import type { ProfileUpdate } from '#domain/profile-form.ts';
import type { Database, Queryable } from '../../db/database.ts';

const COLUMNS = [
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
  'profile_image_url',
] as const;

/** The profile row of an active member. */
export async function findProfile(db: Queryable, userId: number) {
  const row = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row ?? null;
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** The row of a member as it is before the statement, locked: the old picture can then be removed. */
const before = (db: QueryCreator<Database>, userId: number) =>
  db.selectFrom('users').select(['id', 'profile_image_url']).where('id', '=', userId).forUpdate();

/** Points the profile to a picture and answers the one it had. */
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
 * Replaces every field of the form; only the named columns are ever written. `image` must be the picture
 * the member has, or null to drop it: otherwise nothing is written and the answer is null.
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
      // Left empty they stay as they are.
      ...(update.name ? { name: update.name } : {}),
      ...(update.nickname ? { nickname: update.nickname } : {}),
      phone: update.phone,
      birth_date: update.birthDate,
      gender: update.gender,
      height: update.height,
      weight: update.weight,
      foot_size: update.footSize,
      foot_width: update.footWidth,
      profile_image_url: image,
      updated_at: now,
    })
    .whereRef('users.id', '=', 'old.id')
    .where((eb) => (image === null ? eb.lit(true) : eb('old.profile_image_url', '=', image)))
    .returning('old.profile_image_url as replaced')
    .executeTakeFirst();
  return row ?? null;
}
