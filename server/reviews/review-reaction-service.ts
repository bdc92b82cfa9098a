import { sql } from 'kysely';
import { REPORTS_TO_HIDE } from '#domain/reviews/review.ts';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Attempt } from '../kit/attempt.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { setMark } from '../kit/mark.ts';
import { once } from '../kit/once.ts';
import { ShopError } from '../kit/shop-error.ts';
import { type Deed, noteDeed, undoDeed } from '../rewards/activities.ts';
import { hasWeight } from './report-weight.ts';
import { lockReview } from './review-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Marks a review as helpful or takes the mark back, as the caller says or the other way round. */
export const toggleHelpful = ({ db, clock }: Ports, user: Member, id: number, wanted: boolean | undefined) =>
  inTransaction(db, async (tx) => {
    const review = await lockForeign(tx, id, user);
    const now = clock.now();
    const mark = { add: () => addMark(tx, id, user.id, now), remove: () => removeMark(tx, id, user.id) };
    const { isSet: isHelpful, isChanged } = await setMark(mark, wanted);
    const answer = { reviewId: id, isHelpful };
    if (!isChanged) return { ...answer, helpfulCount: review.helpful_count };
    const { helpful_count } = await tx
      .updateTable('reviews')
      .set({ helpful_count: sql<number>`helpful_count + ${isHelpful ? 1 : -1}::int` })
      .where('id', '=', id)
      .returning('helpful_count')
      .executeTakeFirstOrThrow();
    const deed = helpDeed(review.user_id, id, user.id);
    await (isHelpful ? noteDeed(tx, deed, now) : undoDeed(tx, deed));
    return { ...answer, helpfulCount: helpful_count };
  });

async function removeMark(tx: Queryable, reviewId: number, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('review_helpfuls')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .returning('review_id')
    .executeTakeFirst();
  return gone !== undefined;
}

async function addMark(tx: Queryable, reviewId: number, userId: number, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('review_helpfuls')
    .values({ review_id: reviewId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** One activity point for the author per review and helped member, however often the mark comes and goes. */
const helpDeed = (authorId: number, reviewId: number, helpedId: number): Deed => ({
  userId: authorId,
  type: 'REVIEW_LIKE_RECEIVED',
  refType: `HELP_OF_REVIEW_${reviewId}`,
  refId: helpedId,
});

type Report = { reason: ReportReason; description?: string | null | undefined };

/** Reports a review once; enough reports that count hide it until an administrator has looked. */
export const reportReview = (
  ports: Ports,
  user: Member,
  { id, ...report }: Report & { id: number },
  attempt: Attempt | null,
) =>
  once(ports, attempt, async (tx) => {
    const review = await lockForeign(tx, id, user);
    const description = report.description || null;
    const now = ports.clock.now();
    const row = await tx
      .insertInto('review_reports')
      .values({
        review_id: id,
        reporter_id: user.id,
        reason: report.reason,
        description,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['review_id', 'reporter_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new ShopError('ALREADY_REPORTED');
    const report_count = review.report_count + ((await hasWeight(tx, id, user.id)) ? 1 : 0);
    await tx
      .updateTable('reviews')
      .set({ report_count, ...(report_count >= REPORTS_TO_HIDE ? { status: 'HIDDEN' } : {}) })
      .where('id', '=', id)
      .execute();
    return {
      reportId: row.id,
      reviewId: id,
      reporterId: user.id,
      reason: report.reason,
      description,
      isProcessed: false,
      createdAt: now.toISOString(),
    };
  });

async function lockForeign(tx: Queryable, id: number, user: Member) {
  const review = await lockReview(tx, id);
  if (!review) throw new ShopError('REVIEW_NOT_FOUND');
  if (review.user_id === user.id) throw new ShopError('OWN_REVIEW_REACTION');
  return review;
}
