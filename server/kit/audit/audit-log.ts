import type { SanctionKind } from '#domain/members/account/sanction.ts';
import type { CLAIM_STATE, ClaimState, GONE_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { type Actor, currentActor } from '../actor.ts';
import { type AuditEntry, insertEntries } from './audit-store.ts';

/**
 * Entry for the audit log. `detail` holds ids, codes and amounts, never personal data or secrets.
 */
export type AuditedAction = {
  action:
    | 'ORDER_PLACED'
    | 'ORDER_MOVED'
    | 'DEPOSIT_REQUESTED'
    | 'CASH_RECEIPT_ASKED'
    | 'CASH_RECEIPT_ISSUED'
    | 'CASH_RECEIPT_REFUSED'
    | 'CASH_RECEIPT_CANCELLED'
    | 'REFUND_ACCOUNT_SET'
    | `ORDER_${(typeof GONE_STATUSES)[number]}`
    | 'REFUND_OWED'
    | 'REFUND_PAID'
    | 'REFUND_GIVEN_UP'
    | `CLAIM_${Exclude<ClaimState, typeof CLAIM_STATE.REQUESTED>}`
    | 'CLAIM_APPROVED'
    | 'CLAIM_CHECKED'
    | 'CLAIM_PARCEL_NOTED'
    | 'ORDER_READ'
    | 'ORDER_TRACKING_CHANGED'
    | 'ORDER_NEW_DAY'
    | 'ORDER_LINE_SPLIT'
    | 'ORDER_NOT_RECEIVED'
    | 'ORDER_DISPUTE_ENDED'
    | `POINTS_${'EARN' | 'USE' | 'EXPIRE' | 'CANCEL'}`
    | 'LOGIN_LOCKED'
    | 'LOGIN_DISOWNED'
    | 'EMAIL_VERIFIED'
    | 'MFA_ENABLED'
    | 'MFA_DISABLED'
    | 'RECOVERY_CODES_RENEWED'
    | 'PASSKEY_ADDED'
    | 'PASSKEY_REMOVED'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | `EMAIL_${'CHANGED' | 'RESTORED'}`
    | 'EXPORTED'
    | 'WITHDRAWN'
    | 'SOCIAL_LINKED'
    | 'SOCIAL_UNLINKED'
    | `SANCTION_${SanctionKind | 'LIFTED'}`
    | 'CASE_DECIDED'
    | 'CASE_CLAIMED'
    | MemberDesk
    | `EVENT_${'CREATED' | 'CHANGED' | 'PUBLISHED' | 'CANCELLED' | 'DELETED'}`
    | `VOTES_${'VOIDED' | 'RESTORED'}`
    | 'SETTING_CHANGED'
    | 'TEST_MAIL_SENT'
    | `CATEGORY_${'ADDED' | 'CHANGED' | 'MOVED' | 'DELETED'}`
    | `BRAND_${'ADDED' | 'CHANGED' | 'MERGED'}`
    | `PRODUCT_${'SUSPENDED' | 'LIFTED'}`
    | `STORE_${'PAUSED' | 'RESUMED' | 'OPENED' | 'CLOSED' | 'RENAMED' | 'FEE_CHANGED'}`
    | `FOLLOWER_DISCOUNT_${'STARTED' | 'ENDED'}`
    | 'SETTLEMENT_PAID'
    | `APPLICATION_${'READ' | 'DOCUMENT_READ' | 'APPROVED' | 'MORE_INFO' | 'REJECTED'}`
    | 'AUDIT_READ'
    | 'DELETED_REVIEWS_READ'
    | 'AUDIT_VERIFIED'
    | `FEED_REWARD_${'PROCESSED' | 'RETRIED'}`
    | 'POLICY_CHANGED'
    | `APPEAL_${'GRANTED' | 'DENIED'}`
    | 'INQUIRY_ANSWERED'
    | 'PROBLEM_REPORT_READ'
    | 'COUPON_GIVEN'
    | EventDeed
    | `CAMPAIGN_${'CREATED' | 'CHANGED' | 'PAUSED' | 'RESUMED' | 'ENDED' | 'ISSUED'}`;
  target: readonly [type: TargetType, id: number];
  detail?: Record<string, string | number | null>;
  /** Actor, if it is not the current one. */
  by?: Actor;
};

/** Kind of the target of an audit entry. */
type TargetType =
  | 'ORDER'
  | 'REFUND'
  | 'CLAIM'
  | 'MEMBER'
  | 'CASE'
  | 'INQUIRY'
  | 'PROBLEM_REPORT'
  | 'EVENT'
  | 'SETTING'
  | 'CATEGORY'
  | 'BRAND'
  | 'STORE'
  | 'PRODUCT'
  | 'APPLICATION'
  | 'SETTLEMENT'
  | 'AUDIT'
  | 'FEED_REWARD'
  | 'POLICY'
  | 'CAMPAIGN'
  | 'COUPON'
  | 'EVENT_PAYOUT';

/** Actions of administrators on members; reads of personal data are included. */
type MemberDesk = `MEMBER_${
  | 'SEARCHED'
  | 'READ'
  | 'PERSONAL_READ'
  | 'MEMO'
  | 'UNLOCKED'
  | 'SESSIONS_ENDED'
  | 'VERIFICATION_SENT'
  | 'PASSWORD_VOIDED'
  | `MFA_RESET_${'ASKED' | 'DONE' | 'REFUSED' | 'CANCELLED'}`
  | 'ROLE'
  | `POINTS_${'ASKED' | 'CONFIRMED' | 'REFUSED'}`
  | 'BADGE'
  | 'ACTIVITY'
  | `ACTIVITY_${'ASKED' | 'REFUSED'}`
  | `POSTS_${'HIDDEN' | 'SHOWN'}`}`;

/** Actions that decide the result of an event or pay its rewards. */
type EventDeed =
  | `EVENT_${'FROZEN' | 'CALCULATED' | 'RESULT_DELETED' | 'ANNOUNCED' | 'WINNER_REVOKED' | 'WINNER_MOVED'}`
  | `EVENT_REWARD_${'PAID' | 'FAILED' | 'TAKEN' | 'RETRIED'}`;

/**
 * Writes an audit entry in the transaction of the change, so that both happen or neither.
 * `sweepAudit` adds it to the hash chain later.
 */
export const audit = (tx: Queryable, deed: AuditedAction, now: Date): Promise<void> =>
  auditEach(tx, [deed], now);

/** Writes one audit entry per action in one statement. */
export async function auditEach(tx: Queryable, deeds: readonly AuditedAction[], now: Date): Promise<void> {
  await insertEntries(tx, entriesOf(deeds, now));
}

/** Builds the entries of actions, for `newEntries` within another statement. */
export function entriesOf(deeds: readonly AuditedAction[], now: Date): AuditEntry[] {
  const current = currentActor();
  return deeds.map(({ action, target: [targetType, targetId], detail = {}, by = current }) => {
    const { memberId: actorId, requestId } = by;
    return { at: now, actorId, action, targetType, targetId, detail, requestId };
  });
}
