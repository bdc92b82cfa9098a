import type { ErrorCode } from '#domain/kit/errors.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { LEAVING_BLOCKS } from '#domain/members/account/withdrawal.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeOut } from '../events/reconcile/change-entry-state.ts';
import { withdraw as withdrawVote } from '../events/votes/vote-service.ts';
import { removeAll } from '../files/picture-set.ts';
import { closeAllOf } from '../inquiries/inquiry-store.ts';
import { audit } from '../kit/audit/audit-log.ts';
import type { Context } from '../kit/context.ts';
import { formerEmailTag } from '../kit/former-email.ts';
import { ShopError } from '../kit/shop-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { withdrawnEmail } from '../members/emails/withdrawn.ts';
import { lockAdmins } from '../members/sanctions/admins-store.ts';
import { forfeitPoints } from '../rewards/points/point-ledger.ts';
import { findBlocks } from './blocks-store.ts';
import {
  closeAccount,
  documentsOf,
  endCoupons,
  forgetBelongings,
  lockAccount,
  lockApplicationsOf,
} from './member-store.ts';
import {
  blankPosts,
  entriesOf,
  lockEventsOf,
  lockFeedsOf,
  removePosts,
  runningVotes,
} from './posts-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'files'>;
type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

type Wish = { userId: number; keepPosts: boolean; ifGone: ErrorCode };

/**
 * Closes an account in one transaction; refused while business is open. Files are deleted
 * afterwards.
 */
export async function withdrawAccount(ports: Ports, wish: Wish): Promise<void> {
  const { db, files } = ports;
  const gone = await inTransaction(db, (tx) => close(tx, ports, wish));
  await removeAll(files, gone);
}

/** Closes the account; returns the files to delete. */
async function close(tx: Queryable, ports: Ports, { userId, keepPosts, ifGone }: Wish): Promise<string[]> {
  const now = ports.clock.now();
  // Common lock order: applications, events, feeds, members.
  await lockApplicationsOf(tx, userId);
  await lockEventsOf(tx, userId);
  await lockFeedsOf(tx, userId);
  await lockAdmins(tx);
  const account = await lockAccount(tx, userId);
  if (!account) throw new ShopError('USER_NOT_FOUND');
  if (account.status === 'DELETED') throw new ShopError(ifGone);
  await refuseWhileOpen(tx, userId, now);
  // Everything written by the member is committed by now: see `lockAuthor`.
  await takeVotesBack(tx, ports, userId);
  for (const feedId of await entriesOf(tx, userId))
    await takeOut(tx, { feedId, reason: 'WITHDRAWN' }, { now, jobs: ports.jobs });
  const posted = keepPosts ? [] : await removePosts(tx, userId, now);
  const gone = [...posted, ...(await documentsOf(tx, userId))];
  await blankPosts(tx, userId, now);
  await closeAllOf(tx, userId, now);
  await forget(tx, ports, account, now);
  await audit(tx, { action: 'WITHDRAWN', target: ['MEMBER', userId], detail: detailOf(keepPosts) }, now);
  return account.profileImageUrl ? [...gone, account.profileImageUrl] : gone;
}

const detailOf = (keepPosts: boolean) => ({ posts: keepPosts ? 'KEPT' : 'REMOVED' });

async function takeVotesBack(tx: Queryable, ports: Ports, userId: number): Promise<void> {
  for (const feedId of await runningVotes(tx, userId, seoulDay(ports.clock.now())))
    await withdrawVote(tx, ports, { id: userId, userType: 'user' }, feedId);
}

async function refuseWhileOpen(tx: Queryable, userId: number, now: Date): Promise<void> {
  const blocks = await findBlocks(tx, userId, now);
  if (blocks.length === 0) return;
  throw new ShopError(
    'WITHDRAW_BLOCKED',
    blocks.map((block) => ({ field: block, message: LEAVING_BLOCKS[block] })),
  );
}

async function forget(tx: Queryable, ports: Ports, { id, email }: Account, now: Date): Promise<void> {
  await forfeitPoints(tx, id, now);
  await endCoupons(tx, id, now);
  await forgetBelongings(tx, id, email);
  await closeAccount(tx, id, formerEmailTag(ports.secrets, email), now);
  // Without a member, as the e-mails of the account are deleted.
  await queueMail(tx, ports, { kind: 'withdrawn', to: email, memberId: null }, withdrawnEmail());
}
