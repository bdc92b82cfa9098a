import { sql } from 'kysely';
import type { Segment } from '#domain/admin/coupons/segment-endpoints.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

type NewIssue = { campaignId: number; segment: Segment; total: number; actorId: number };

/** Inserts a bulk issue and returns its id. */
export const insertIssue = (tx: Queryable, { campaignId, segment, total, actorId }: NewIssue, now: Date) =>
  tx
    .insertInto('coupon_issues')
    .values({
      campaign_id: campaignId,
      segment: JSON.stringify(segment),
      total,
      actor_id: actorId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Finds the bulk issues of a campaign, newest first. */
export const findIssues = (db: Queryable, campaignId: number) =>
  db
    .selectFrom('coupon_issues as i')
    .leftJoin('users as u', 'u.id', 'i.actor_id')
    .select(columns(['i.id', 'i.state', 'i.segment', 'i.total', 'i.issued', 'i.skipped']))
    .select(columns(['i.created_at', 'i.updated_at', 'u.nickname']))
    .where('i.campaign_id', '=', campaignId)
    .orderBy('i.id', 'desc')
    .limit(50)
    .execute();
export type IssueRow = Awaited<ReturnType<typeof findIssues>>[number];

/** Returns whether a bulk issue of the campaign is running. */
export async function isRunning(tx: Queryable, campaignId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('coupon_issues')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of running bulk issues. */
export const runningIssues = async (db: Queryable): Promise<number[]> =>
  (
    await db
      .selectFrom('coupon_issues')
      .select('id')
      .where('state', '=', sql.lit('RUNNING'))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Locks a running bulk issue; none if another server holds it (SKIP LOCKED). */
export const lockFreeIssue = (tx: Queryable, id: number) =>
  tx
    .selectFrom('coupon_issues')
    .select(columns(['campaign_id', 'segment', 'last_user_id']))
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type Step = { issued: number; skipped: number; lastId: number; state: 'RUNNING' | 'DONE' | 'STOPPED' };

/** Records the progress of a bulk issue. */
export const keepStep = (tx: Queryable, id: number, { issued, skipped, lastId, state }: Step, now: Date) =>
  tx
    .updateTable('coupon_issues')
    .set({
      issued: sql<number>`issued + ${issued}::int`,
      skipped: sql<number>`skipped + ${skipped}::int`,
      last_user_id: lastId,
      state,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

/** Returns those e-mail tags under which a withdrawn member has had a coupon of the campaign. */
export async function tagsGivenBefore(
  tx: Queryable,
  campaignId: number,
  tags: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('coupons')
    .innerJoin('users', 'users.id', 'coupons.user_id')
    .select('users.former_email_tag as tag')
    .where('coupons.campaign_id', '=', campaignId)
    .where('users.former_email_tag', 'in', [...tags])
    .execute();
  return new Set(rows.flatMap(({ tag }) => tag ?? []));
}

/** Adds to the number of issued coupons of a campaign. */
export const addIssued = (tx: Queryable, campaignId: number, count: number) =>
  tx
    .updateTable('coupon_campaigns')
    .set({ issued_count: sql<number>`issued_count + ${count}::int` })
    .where('id', '=', campaignId)
    .execute();
