import { randomInt } from 'node:crypto';
import { sentenceOf } from '#domain/kit/errors.ts';
import { plainNickname, skeletonOf, whyReserved } from '#domain/members/profile/nickname.ts';
import { NAME_LENGTH } from '#domain/members/profile/profile-form.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type NameAsker, takenNames } from './nickname-store.ts';

/** Fallback for a name that cannot be a nickname. */
const NEUTRAL = '회원';
const SHORT_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];
const DIGITS = 6;

/** Returns the first free nickname; null if all are taken. */
export async function firstFree(
  db: Queryable,
  names: readonly string[],
  asker: NameAsker,
  now: Date,
): Promise<string | null> {
  const taken = await takenNames(db, names.map(skeletonOf), asker, now);
  return names.find((name) => !taken.has(skeletonOf(name))) ?? null;
}

/** Returns candidates for a default nickname: the member's name, then with a number appended. */
export function namesFor(name: string): string[] {
  const plain = plainNickname(name).slice(0, NAME_LENGTH.max - DIGITS);
  const isFit = plain.length >= NAME_LENGTH.min && whyReserved(plain) === null;
  const base = isFit ? plain : NEUTRAL;
  const long = () => randomInt(10, 10 ** DIGITS);
  const numbers = [...SHORT_NUMBERS, long(), long(), long()];
  return [...(isFit ? [base] : []), ...numbers.map((number) => `${base}${number}`)];
}

/** Creates the error NICKNAME_TAKEN at the field `nickname`. */
export const nicknameTaken = (cause?: unknown): ShopError =>
  new ShopError('NICKNAME_TAKEN', [{ field: 'nickname', message: sentenceOf('NICKNAME_TAKEN') }], { cause });

/** Throws for a reserved nickname at the field `nickname`. */
export function refuseReserved(nickname: string, isStaff = false): void {
  const message = whyReserved(nickname, isStaff);
  if (message) throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'nickname', message }]);
}

/** Returns whether a nickname is available; the caller's own counts as available. */
export async function isNicknameFree(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  nickname: string,
  asker: Member | null,
): Promise<boolean> {
  if (whyReserved(nickname, asker?.userType === 'admin')) return false;
  const account = asker ? { accountId: asker.id } : {};
  const taken = await takenNames(db, [skeletonOf(nickname)], account, clock.now());
  return taken.size === 0;
}
