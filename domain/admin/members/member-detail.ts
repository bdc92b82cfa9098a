import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { memberRow } from './member-list.ts';
import { sanctionRow } from './member-sanctions.ts';

/** Reasons for reading the contact data of a member, kept in the audit log. */
export const READ_REASONS = {
  DELIVERY: '주문이나 배송 문의에 답하려고',
  PAYMENT: '결제나 환불을 확인하려고',
  ACCOUNT: '계정 문의에 답하려고',
  SAFETY: '신고나 제재를 살펴보려고',
  LEGAL: '법에 따른 요청에 답하려고',
} as const;
export type ReadReason = keyof typeof READ_REASONS;
/** Most characters of an internal note about a member. */
export const MEMO_LENGTH = 1_000;
/** Number of latest entries of each kind in the member drawer. */
export const SHOWN = 10;

const at = v.string();
const text = v.string();
const id = v.number();
const maybe = v.nullable(v.string());

/** Latest consents, sessions, orders, posts and sanctions of a member, one list per kind. */
const latest = {
  consents: v.array(v.object({ document: text, version: text, agreed: v.boolean(), at })),
  sessions: v.array(v.object({ sessionId: id, device: text, method: text, createdAt: at, lastUsedAt: at })),
  logIns: v.array(v.object({ at, outcome: text, method: text, device: text })),
  orders: v.array(v.object({ orderId: id, orderNo: text, status: text, amount: v.number(), at })),
  claims: v.array(v.object({ claimId: id, orderId: id, type: text, status: text, at })),
  ledger: v.array(
    v.object({ type: text, points: v.number(), balanceAfter: v.number(), description: text, at }),
  ),
  coupons: v.array(v.object({ couponId: id, name: text, expiresAt: at, usedAt: maybe })),
  badges: v.array(v.object({ badgeType: text, at })),
  feeds: v.array(v.object({ feedId: id, title: text, isHidden: v.boolean(), at })),
  comments: v.array(v.object({ commentId: id, feedId: id, content: text, isHidden: v.boolean(), at })),
  reviews: v.array(
    v.object({ reviewId: id, productId: id, title: text, rating: v.number(), status: text, at }),
  ),
  votes: v.array(v.object({ eventId: id, feedId: id, at })),
  cases: v.array(v.object({ caseId: id, targetType: text, state: text, decision: maybe, at })),
  memos: v.array(v.object({ memoId: id, by: maybe, text, at })),
  audit: v.array(v.object({ entryId: id, at, by: maybe, action: text })),
};
const latestSchema = v.object(latest);
export type Latest = v.InferOutput<typeof latestSchema>;

const detail = v.object({
  ...memberRow,
  points: v.number(),
  emailVerifiedAt: maybe,
  phoneVerifiedAt: maybe,
  withdrawnAt: maybe,
  hasPassword: v.boolean(),
  hasMfa: v.boolean(),
  passkeys: v.number(),
  socials: v.array(text),
  /** Number of entries of each kind; for orders also their sum in won and the last date. */
  counts: v.object({
    orders: v.number(),
    ordersWon: v.number(),
    lastOrderAt: maybe,
    claims: v.number(),
    coupons: v.number(),
    badges: v.number(),
    feeds: v.number(),
    comments: v.number(),
    reviews: v.number(),
    votes: v.number(),
    reports: v.number(),
  }),
  /** Pending removal of the second factor; null if there is none. */
  mfaReset: v.nullable(v.object({ resetId: id, dueAt: at, askedBy: maybe, byMe: v.boolean() })),
  /** Point grants that wait for a second administrator. */
  waitingGrants: v.array(
    v.object({ grantId: id, points: v.number(), description: text, askedBy: maybe, byMe: v.boolean(), at }),
  ),
  /** Activity points that would change the level and wait for a second administrator. */
  waitingActivities: v.array(
    v.object({ awardId: id, points: v.number(), description: text, askedBy: maybe, byMe: v.boolean(), at }),
  ),
  /** Time at which all posts of the member were hidden, and whether that can still be undone. */
  postsHidden: v.nullable(v.object({ at, undoable: v.boolean() })),
  sanctions: v.array(sanctionRow),
  ...latest,
});
export type MemberDetail = v.InferOutput<typeof detail>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/**
 * Endpoint of admins: reads one member with recent activity; the access is written to the audit
 * log.
 */
export const readMember = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'Returns a member with recent activity; the access is recorded in the audit log.',
  params: idParams,
  response: detail,
});

const personal = v.object({
  email: text,
  name: text,
  phone: text,
  birthDate: maybe,
  addresses: v.array(
    v.object({
      recipientName: text,
      recipientPhone: text,
      zipCode: text,
      addressLine1: text,
      addressLine2: text,
      isDefault: v.boolean(),
    }),
  ),
});
export type MemberPersonal = v.InferOutput<typeof personal>;

/** Form with the reason for revealing a member's contact data. */
export const personalForm = v.object({
  reason: v.picklist(Object.keys(READ_REASONS) as ReadReason[], '열람 사유를 선택해 주세요.'),
});

/**
 * Endpoint of admins: reveals the contact data of a member for a stated reason, which the audit log
 * keeps.
 */
export const readPersonal = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/personal',
  summary: 'Returns the contact data of a member; reader and reason are recorded in the audit log.',
  params: idParams,
  body: personalForm,
  response: personal,
});

/** Form of an internal note about a member. */
export const memoForm = v.object({ text: textField('메모', 1, MEMO_LENGTH) });

/** Endpoint of admins: adds an internal note about a member, for other admins. */
export const addMemo = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/memos',
  keyed: true,
  summary: 'Adds a memo about a member for other administrators.',
  params: idParams,
  body: memoForm,
  response: v.object({ memoId: id }),
});
