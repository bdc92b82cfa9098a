import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  endHide,
  findLiveHide,
  hidePosts,
  insertHide,
  isUndoable,
  lockFeedsWith,
  showPosts,
} from './post-hide-store.ts';
import { lockMemberToJudge } from './sanctioned-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Wish = { userId: number; hidden: boolean };

/** Hides all posts of a blocked member, or restores those hidden this way. */
export const setPostsHidden = (
  { db, clock }: Ports,
  admin: Member,
  { userId, hidden }: Wish,
): Promise<{ posts: number }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    // Locks are taken in the common order: feeds before members.
    await lockFeedsWith(tx, userId);
    const target = await lockMemberToJudge(tx, userId);
    if (!target) throw new ShopError('USER_NOT_FOUND');
    const live = await findLiveHide(tx, userId);
    if (hidden === (live !== undefined)) return { posts: 0 };
    if (hidden && target.status !== 'BLOCKED') throw new ShopError('NOT_BLOCKED');
    if (live && !isUndoable(live.at, now)) throw new ShopError('HIDDEN_FOR_GOOD');
    const hideId = live?.id ?? (await insertHide(tx, { userId, actorId: admin.id }, now));
    const posts = live ? await showPosts(tx, hideId) : await hidePosts(tx, hideId, userId, now);
    if (live) await endHide(tx, hideId, admin.id, now);
    const action = hidden ? 'MEMBER_POSTS_HIDDEN' : 'MEMBER_POSTS_SHOWN';
    await audit(tx, { action, target: ['MEMBER', userId], detail: { hide: hideId, posts } }, now);
    return { posts };
  });
