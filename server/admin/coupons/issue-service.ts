import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  type CouponIssue,
  ISSUE_STATES,
  MOST_IN_SEGMENT,
  type Segment,
  segmentSchema,
} from '#domain/admin/coupons/segment-endpoints.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { formerEmailTag } from '../../kit/former-email.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { wantOffers } from '../../mail/advertising.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notices/notify.ts';
import { type CouponRow, insertFromCampaign } from '../../trade/coupons/store.ts';
import { stateOf } from './campaign-service.ts';
import { type CampaignRow, findCampaign, lockCampaign } from './campaign-store.ts';
import { couponEmail } from './coupon-email.ts';
import {
  addIssued,
  findIssues,
  type IssueRow,
  insertIssue,
  isRunning,
  keepStep,
  lockFreeIssue,
  runningIssues,
  tagsGivenBefore,
} from './issue-store.ts';
import { countMeant, nextMeant, type Recipient } from './segment-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets'>;
/** Dependencies of issuing, which also notifies the holders. */
type GivePorts = Ports & Pick<Context, 'jobs' | 'mailer' | 'config'>;

/** Members per transaction, short enough for other transactions in between. */
const SLICE = 200;

async function known(db: Queryable, id: number): Promise<CampaignRow> {
  const row = await findCampaign(db, id);
  if (!row) throw new ShopError('CAMPAIGN_NOT_FOUND');
  return row;
}

/** Counts the members of a segment without issuing anything. */
export async function previewSegment({ db }: Pick<Ports, 'db'>, id: number, segment: Segment) {
  const { issueLimit, issuedCount } = await known(db, id);
  const counted = await countMeant(db, id, segment);
  return { ...counted, most: MOST_IN_SEGMENT, left: issueLimit - issuedCount };
}

const toIssue = (row: IssueRow): CouponIssue => ({
  issueId: row.id,
  state: v.parse(v.picklist(ISSUE_STATES), row.state),
  segment: v.parse(segmentSchema, row.segment),
  total: row.total,
  issued: row.issued,
  skipped: row.skipped,
  by: row.nickname,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Returns the bulk issues of a campaign. */
export async function readIssues({ db }: Pick<Ports, 'db'>, id: number): Promise<CouponIssue[]> {
  await known(db, id);
  return (await findIssues(db, id)).map(toIssue);
}

/** Starts a bulk issue, which a job performs; one at a time per campaign. */
export const beginIssue = (
  ports: Ports & Pick<Context, 'jobs'>,
  actor: Pick<Member, 'id'>,
  { id, segment }: { id: number; segment: Segment },
  attempt: IdempotentRequest | null,
): Promise<CouponIssue> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const campaign = await lockCampaign(tx, id);
    if (!campaign) throw new ShopError('CAMPAIGN_NOT_FOUND');
    if (stateOf(campaign, now) !== 'RUNNING') throw new ShopError('CAMPAIGN_NOT_RUNNING');
    if (await isRunning(tx, id)) throw new ShopError('ISSUE_RUNNING');
    const { count, holders } = await countMeant(tx, id, segment);
    if (count > MOST_IN_SEGMENT) throw new ShopError('SEGMENT_TOO_LARGE');
    if (count - holders > campaign.issueLimit - campaign.issuedCount) throw new ShopError('COUPON_SOLD_OUT');
    const issue = await insertIssue(tx, { campaignId: id, segment, total: count, actorId: actor.id }, now);
    const detail = { issueId: issue.id, total: count };
    await audit(tx, { action: 'CAMPAIGN_ISSUED', target: ['CAMPAIGN', id], detail }, now);
    await ports.jobs.send(tx, 'issue-coupons', { issueId: issue.id }, { dueAt: now, key: String(issue.id) });
    const [row] = await findIssues(tx, id);
    if (!row) throw new ShopError('CAMPAIGN_NOT_FOUND');
    return toIssue(row);
  });

/**
 * Continues a bulk issue slice by slice, each a transaction, so that a crash neither skips nor
 * repeats members.
 */
export async function continueIssue(ports: GivePorts, issueId: number): Promise<void> {
  while (await inTransaction(ports.db, (tx) => giveSlice(tx, ports, issueId)));
}

/** Continues all bulk issues, as a fallback for lost jobs. */
export async function continueIssues(ports: GivePorts): Promise<void> {
  for (const id of await runningIssues(ports.db)) await continueIssue(ports, id);
}

/** Issues coupons to the next members; returns false if nothing is left. */
async function giveSlice(tx: Queryable, ports: GivePorts, issueId: number): Promise<boolean> {
  const now = ports.clock.now();
  const issue = await lockFreeIssue(tx, issueId);
  if (!issue) return false;
  const campaign = await lockCampaign(tx, issue.campaignId);
  if (!campaign || stateOf(campaign, now) !== 'RUNNING') {
    await keepStep(tx, issueId, { issued: 0, skipped: 0, lastId: issue.lastUserId, state: 'STOPPED' }, now);
    return false;
  }
  const most = Math.min(SLICE, campaign.issueLimit - campaign.issuedCount);
  const segment = v.parse(segmentSchema, issue.segment);
  const members = await nextMeant(tx, segment, { after: issue.lastUserId, most });
  const issued = (await giveEach(tx, ports, { campaign, members }, now)).length;
  const lastId = members.at(-1)?.id ?? issue.lastUserId;
  const state = members.length < most ? 'DONE' : 'RUNNING';
  await keepStep(tx, issueId, { issued, skipped: members.length - issued, lastId, state }, now);
  return state === 'RUNNING';
}

type Gift = { campaign: CampaignRow; members: readonly Recipient[] };

/** Issues one coupon of a locked campaign per member; members who have had one are skipped. */
export async function giveEach(
  tx: Queryable,
  ports: GivePorts,
  { campaign, members }: Gift,
  now: Date,
): Promise<Given[]> {
  if (members.length === 0) return [];
  const tags = new Map(members.map(({ id, email }) => [id, formerEmailTag(ports.secrets, email)]));
  const before = await tagsGivenBefore(tx, campaign.id, [...tags.values()]);
  const given: Given[] = [];
  for (const { id: userId, email } of members) {
    if (before.has(tags.get(userId) ?? '')) continue;
    const coupon = await insertFromCampaign(tx, userId, campaign, {
      code: `${campaign.code}-${randomBytes(6).toString('hex').toUpperCase()}`,
      issuedAt: now,
      expiresAt: daysAfter(now, campaign.validDays),
    });
    if (!coupon) continue;
    given.push({ id: userId, email, coupon });
  }
  await addIssued(tx, campaign.id, given.length);
  await tell(tx, ports, given, now);
  return given;
}

type Given = Recipient & { coupon: CouponRow };

/** Notifies the holders in-app, and by e-mail those with consent to advertising. */
async function tell(tx: Queryable, ports: GivePorts, given: readonly Given[], now: Date): Promise<void> {
  if (given.length === 0) return;
  const told = given.map(({ id, coupon }) => ({
    userId: id,
    facts: { couponId: coupon.id, name: coupon.name },
  }));
  await notify(tx, 'COUPON_GIVEN', told, now);
  for (const { id, email, coupon } of await wantOffers(tx, given)) {
    const letter = couponEmail(coupon, ports.config.publicUrl);
    await queueMail(tx, ports, { kind: 'offer', to: email, memberId: id }, letter);
  }
}
