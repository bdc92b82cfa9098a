import * as v from 'valibot';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { skeletonOf } from '#domain/members/profile/nickname.ts';
import { BODY_VISIBILITIES, FOOT_WIDTHS, GENDERS, userTypeSchema } from '#domain/members/profile/profile.ts';
import {
  FUTURE_BIRTH_DATE,
  isBirthDateAllowed,
  type ProfileUpdate,
} from '#domain/members/profile/profile-form.ts';
import { badgeFaceOf } from '#domain/rewards/badge.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { removeUpload } from '../../files/images.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { countCart } from '../../trade/cart/store.ts';
import { nicknameTaken, refuseReserved } from '../nicknames/choose-nickname.ts';
import { takenNames } from '../nicknames/nickname-store.ts';
import { hasFreeDelivery } from './free-delivery.ts';
import { findProfile, findShownProfile, type ProfileRow, writeProfile } from './profile-store.ts';
import { refuseUnderAge } from './refuse-under-age.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;

const genderOf = (text: string) => v.parse(v.fallback(v.picklist(GENDERS), 'MALE'), text);
const bodyVisibilityOf = (text: string) => v.parse(v.picklist(BODY_VISIBILITIES), text);
const footWidthOf = (text: string) => v.parse(v.fallback(v.picklist(FOOT_WIDTHS), 'NORMAL'), text);

const namePart = (row: ProfileRow) => ({
  userId: row.id,
  nickname: row.nickname,
  profileImageUrl: contentAddress(row.profileImageUrl),
});

type BodyRow = Pick<ProfileRow, 'gender' | 'height' | 'weight' | 'footSize' | 'footWidth'>;

/** Maps body measurements to the response. */
export const bodyPart = (row: BodyRow) => ({
  gender: genderOf(row.gender),
  height: row.height,
  weight: row.weight,
  footSize: row.footSize,
  footWidth: footWidthOf(row.footWidth),
});

const ownPart = (row: ProfileRow) => ({
  ...namePart(row),
  ...bodyPart(row),
  bodyVisibility: bodyVisibilityOf(row.bodyVisibility),
  loginId: row.loginId,
  username: row.name || row.loginId,
  email: row.email,
  name: row.name,
  phone: row.phone,
  birthDate: row.birthDate,
});

/** Returns the complete profile of the caller. */
export async function readOwnProfile({ db }: Ports, userId: number) {
  const row = await findProfile(db, userId);
  if (!row) throw new ShopError('USER_NOT_FOUND');
  const userType = v.parse(userTypeSchema, row.role);
  return {
    ...ownPart(row),
    userType,
    cartCount: await countCart(db, userId),
    consentsDue: row.consentsDue,
    unreadNotices: Number(row.unreadNotices),
    feetDue: Boolean(row.feetDue),
    freeDelivery: hasFreeDelivery(row),
  };
}

/**
 * Returns the public profile of a member, with measurements only if shared; complete for the owner.
 */
export async function readProfile({ db }: Ports, userId: number, callerId: number | null) {
  const row = await findShownProfile(db, userId, callerId ?? 0);
  if (!row) throw new ShopError('USER_NOT_FOUND');
  const { levelId, levelName } = levelProgressOf(row.activityPoints).level;
  const shown = {
    ...namePart(row),
    userLevel: levelId,
    userLevelName: levelName,
    badges: row.badges.map(badgeFaceOf),
    feedCount: Number(row.feedCount),
    reviewCount: Number(row.reviewCount),
  };
  if (userId === callerId) return { ...ownPart(row), ...shown };
  return row.bodyVisibility === 'PUBLIC' ? { ...shown, ...bodyPart(row) } : shown;
}

/**
 * Replaces the caller's profile. The file of a removed picture is deleted after the row was
 * written.
 */
export async function replaceProfile(ports: Ports, user: Member, update: ProfileUpdate): Promise<null> {
  const { db, clock, files } = ports;
  const now = clock.now();
  if (!isBirthDateAllowed(update.birthDate, seoulDay(now))) refuse('birthDate', FUTURE_BIRTH_DATE);
  refuseUnderAge(update.birthDate, seoulDay(now));
  // An unchanged nickname is kept even if it is reserved now.
  const isStaff = user.userType === 'admin';
  if (update.nickname !== user.nickname) refuseReserved(update.nickname, isStaff);
  await refuseTaken(ports, user, update.nickname);
  const image = objectNameOf(update.profileImageUrl);
  const written = await writeProfile(db, user.id, update, image, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? nicknameTaken(error) : error;
  });
  // A profile keeps or removes its uploaded picture; any other address is refused.
  if (!written) refuse('profileImageUrl', '사진은 먼저 올린 다음 저장해 주세요.');
  if (written.replaced && written.replaced !== image) await removeUpload(files, written.replaced);
  return null;
}

/** Throws if a nickname is taken, also by a pending sign-up or a recently closed account. */
async function refuseTaken({ db, clock }: Ports, user: Member, nickname: string): Promise<void> {
  if (!nickname || nickname === user.nickname) return;
  const taken = await takenNames(db, [skeletonOf(nickname)], { accountId: user.id }, clock.now());
  if (taken.size > 0) throw nicknameTaken();
}

/** Converts an address on the content host to the stored object name. */
const objectNameOf = (url: string | null): string | null =>
  url && (/images\/profiles\/[\w-]+\.webp$/.exec(url)?.[0] ?? url);

function refuse(field: string, message: string): never {
  throw new ShopError('INVALID_INPUT_VALUE', [{ field, message }]);
}
