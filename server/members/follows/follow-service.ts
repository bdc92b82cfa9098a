import { isPastEnd, type PageQuery, toPaged } from '#domain/kit/page.ts';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import type { Followed, FollowResult } from '#domain/members/profile/follow.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { setToggle } from '../../kit/toggle-row.ts';
import { notifyOf, unnotify } from '../../notices/notify.ts';
import {
  addFollow,
  countPeople,
  findPeople,
  isMember,
  lockFollowed,
  removeFollow,
  type Side,
} from './follow-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
const ITSELF = { field: 'followingUserId', message: '나를 팔로우할 수는 없어요.' };
const MESSAGES = { on: '팔로우했어요.', off: '팔로우를 취소했어요.' };

/** Follows or unfollows, as given or toggled, and notifies the followed member. */
export const toggleFollow = (
  { db, clock }: Ports,
  user: Member,
  otherId: number,
  wanted: boolean | undefined,
): Promise<FollowResult> =>
  inTransaction(db, async (tx) => {
    if (otherId === user.id) throw new ShopError('INVALID_INPUT_VALUE', [ITSELF]);
    if (!(await lockFollowed(tx, otherId, user.id))) throw new ShopError('USER_NOT_FOUND');
    const now = clock.now();
    const mark = {
      add: () => addFollow(tx, user.id, otherId, now),
      remove: () => removeFollow(tx, user.id, otherId),
    };
    const { isSet, isChanged } = await setToggle(mark, wanted);
    const facts = { memberId: otherId };
    if (isChanged)
      await (isSet
        ? notifyOf(tx, 'FOLLOWED', { userId: otherId, facts, by: user.id }, now)
        : unnotify(tx, 'FOLLOWED', facts, user.id));
    return {
      following: isSet,
      isFollowing: isSet,
      followerCount: await countPeople(tx, 'followers', otherId),
      followingCount: await countPeople(tx, 'followings', user.id),
      message: isSet ? MESSAGES.on : MESSAGES.off,
    };
  });

/**
 * Returns the numbers of followers and followings, equal for every reader; throws USER_NOT_FOUND if
 * the member is not visible to the reader.
 */
export async function countFollows({ db }: Ports, id: number, reader: Member | null) {
  if (!(await isMember(db, id, reader?.id ?? 0))) throw new ShopError('USER_NOT_FOUND');
  return {
    userId: id,
    followerCount: await countPeople(db, 'followers', id),
    followingCount: await countPeople(db, 'followings', id),
  };
}

/** Returns a page of followers or followings, newest first. */
export async function listPeople(
  { db }: Ports,
  side: Side,
  { id, reader, q, ...page }: PageQuery & { id: number; reader: Member | null; q: string },
) {
  const readerId = reader?.id ?? 0;
  if (!(await isMember(db, id, readerId))) throw new ShopError('USER_NOT_FOUND');
  const total = await countPeople(db, side, id, { readerId, q });
  const rows = isPastEnd(page, total) ? [] : await findPeople(db, side, { ...page, id, readerId, q });
  const users = rows.map(
    (row): Followed => ({
      userId: row.id,
      nickname: row.nickname,
      profileImageUrl: contentAddress(row.profileImageUrl),
      followedAt: row.at.toISOString(),
      isFollowing: row.isFollowing,
    }),
  );
  return { userId: id, users, pagination: toPaged(users, page, total) };
}
