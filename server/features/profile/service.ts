import * as v from 'valibot';
import { FOOT_WIDTHS, GENDERS } from '#domain/profile.ts';
import { FUTURE_BIRTH_DATE, isBirthDateAllowed, type ProfileUpdate } from '#domain/profile-form.ts';
import { userTypeSchema } from '#domain/user.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { removePicture } from '../../files/images.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { countCart } from '../cart/store.ts';
import { findProfile, type ProfileRow, writeProfile } from './store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;

const genderOf = (text: string) => v.parse(v.fallback(v.picklist(GENDERS), 'MALE'), text);
const footWidthOf = (text: string) => v.parse(v.fallback(v.picklist(FOOT_WIDTHS), 'NORMAL'), text);

const publicPart = (row: ProfileRow) => ({
  userId: row.id,
  nickname: row.nickname,
  profileImageUrl: row.profile_image_url,
  gender: genderOf(row.gender),
  height: row.height,
  weight: row.weight,
  footSize: row.foot_size,
  footWidth: footWidthOf(row.foot_width),
});

const ownPart = (row: ProfileRow) => ({
  ...publicPart(row),
  loginId: row.login_id,
  username: row.name || row.login_id,
  email: row.email,
  name: row.name,
  phone: row.phone,
  birthDate: row.birth_date,
});

async function findOrRefuse({ db }: Ports, userId: number): Promise<ProfileRow> {
  const row = await findProfile(db, userId);
  if (!row) throw new ShopError('USER_NOT_FOUND');
  return row;
}

/** Everything about the caller. */
export async function readOwnProfile(ports: Ports, userId: number) {
  const row = await findOrRefuse(ports, userId);
  const userType = v.parse(userTypeSchema, row.role);
  return { ...ownPart(row), userType, cartCount: await countCart(ports.db, userId) };
}

/** The public part of a member; all of it when it is the caller. */
export async function readProfile(ports: Ports, userId: number, callerId: number) {
  const row = await findOrRefuse(ports, userId);
  return userId === callerId ? ownPart(row) : publicPart(row);
}

/** Replaces the caller's profile. The file of a dropped picture goes after the row. */
export async function replaceProfile(ports: Ports, userId: number, update: ProfileUpdate): Promise<null> {
  const { db, clock, files } = ports;
  const now = clock.now();
  if (!isBirthDateAllowed(update.birthDate, dateInSeoul(now))) refuse('birthDate', FUTURE_BIRTH_DATE);
  const image = objectNameOf(update.profileImageUrl);
  const written = await writeProfile(db, userId, update, image, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ShopError('NICKNAME_TAKEN', [], { cause: error }) : error;
  });
  // A profile keeps its uploaded picture or drops it; any other address is refused.
  if (!written) refuse('profileImageUrl', '사진은 먼저 올린 다음 저장해 주세요.');
  if (written.replaced && written.replaced !== image) await removePicture(files, written.replaced);
  return null;
}

/** An address of this shop's content host as the stored object name. */
const objectNameOf = (url: string | null): string | null =>
  url && (/images\/profiles\/[\w-]+\.webp$/.exec(url)?.[0] ?? url);

function refuse(field: string, message: string): never {
  throw new ShopError('INVALID_INPUT_VALUE', [{ field, message }]);
}

/** The calendar day in Seoul, `yyyy-MM-dd`. */
function dateInSeoul(now: Date): string {
  return new Date(now.getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
