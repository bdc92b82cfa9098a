import * as v from 'valibot';
import { returnsAt } from '#domain/admin/reports/report-score.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { type FeedRewardReason, type FeedRewardState, MOST_RETRIES } from '#domain/rewards/feed-reward.ts';
import type { Queryable } from '../db/database.ts';
import { lockActive } from '../db/locks/lock-member.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { readSettings } from '../kit/settings/shop-settings.ts';
import { notify } from '../notices/notify.ts';
import { findCelebrated, findPaymentObstacles } from './feed-rewards/feed-facts-store.ts';
import {
  claimDue,
  type EarningRow,
  findEarner,
  lockEarning,
  markCancelled,
  markFailed,
} from './feed-rewards/feed-reward-store.ts';
import { gainOf, payEarning } from './feed-rewards/undo-feed-rewards.ts';
import { noteBirthday } from './record-reward.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'copies'>;

const SLICE = 50;
/** Most rewards of one run, as a shutdown waits for it. The rest is due in the next one. */
const MOST = 1_000;
/** Age in ms after which a claim counts as left by a crashed server. */
const LEFT_MS = 120_000;
const AGAIN_MS = 30 * 60_000;

/**
 * Pays due rewards, `most` per run; safe to run concurrently. Each reward is a transaction of its
 * own: a failure is retried later and delays no other. A crash between claim and payment has paid
 * nothing.
 */
export async function payFeedRewards(ports: Ports, most = MOST): Promise<void> {
  let paid = 0;
  for (let taken = 0; taken < most; ) {
    const ids = await claimNext(ports, Math.min(SLICE, most - taken));
    if (ids.length === 0) break;
    taken += ids.length;
    for (const id of ids) if ((await payClaimed(ports, id)) === 'PROCESSED') paid += 1;
  }
  // Feeds display that they were paid for.
  if (paid > 0) ports.copies.dropFor('rewards');
}

/** Claims one slice at a time, so that claims of a long run do not appear abandoned. */
function claimNext({ db, clock }: Ports, most: number): Promise<number[]> {
  const now = clock.now();
  return claimDue(db, { now, leftSince: new Date(now.getTime() - LEFT_MS), most, retries: MOST_RETRIES });
}

/** Pays a claimed reward; returns its state. */
export async function payClaimed(ports: Ports, id: number): Promise<FeedRewardState> {
  const { db, clock, log } = ports;
  const now = clock.now();
  try {
    return await inTransaction(db, (tx) => settleEarning(tx, id, now));
  } catch (error) {
    log.error({ err: error, rewardId: id }, 'reward payment failed');
    await markFailed(db, id, new Date(now.getTime() + AGAIN_MS), now);
    return 'FAILED';
  }
}

const stateSchema = v.picklist(['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'CANCELLED']);

/**
 * Pays or cancels a claimed reward. The member is locked first, as deletion, hiding and returns
 * lock it too and are therefore either seen here or find the payment.
 */
export async function settleEarning(tx: Queryable, id: number, now: Date): Promise<FeedRewardState> {
  const earner = await findEarner(tx, id);
  if (!earner) return 'CANCELLED';
  await lockActive(tx, earner.userId);
  const row = await lockEarning(tx, id);
  if (row?.status !== 'PROCESSING') return v.parse(stateSchema, row?.status ?? 'CANCELLED');
  const obstacle = await obstacleTo(tx, row, now);
  if (obstacle) {
    await markCancelled(tx, id, obstacle, now);
    return 'CANCELLED';
  }
  await payEarning(tx, row, now);
  const facts = { rewardId: id, why: gainOf(row), points: row.points };
  await notify(tx, 'REWARD_PAID', [{ userId: row.userId, facts }], now);
  return 'PROCESSED';
}

const relatedSchema = v.object({ feedIds: v.optional(v.array(v.number()), []) });

async function obstacleTo(tx: Queryable, row: EarningRow, now: Date): Promise<FeedRewardReason | null> {
  const { feedIds } = v.parse(relatedSchema, row.related);
  const all = row.feedId === null ? feedIds : [row.feedId, ...feedIds];
  const standing = await findPaymentObstacles(tx, row.userId, all, now);
  if (!standing?.mayEarn) return 'MEMBER_GONE';
  if (standing.feedsGone) return 'FEED_GONE';
  if (standing.isReturned) return 'ORDER_UNDONE';
  if (standing.score === 0) return null;
  // Read from the database, not the cache, as a decision about points must be current.
  const { reports } = await readSettings(tx);
  return standing.score >= returnsAt(reports) ? 'REPORTED' : null;
}

/**
 * Records the birthdays of today (Asia/Seoul); 29 February falls on the day before in other years.
 */
export async function noteBirthdays({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = seoulDay(now);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const isLastOfFebruary = month === 2 && laterDay(today, 1).endsWith('-03-01');
  const days = [[month, day], ...(isLastOfFebruary && day === 28 ? [[2, 29]] : [])] as [number, number][];
  for (const userId of await findCelebrated(db, { days, year, most: 1_000 }))
    await inTransaction(db, (tx) => noteBirthday(tx, userId, year, now));
}
