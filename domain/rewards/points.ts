import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { pageQuery } from '../kit/page.ts';
import { EXPIRING_DAYS, POINT_UNIT } from '../policies/points.ts';

/** Types of point transaction: earned, used, expired or cancelled. */
export const POINT_TYPES = ['EARN', 'USE', 'EXPIRE', 'CANCEL'] as const;
export type PointType = (typeof POINT_TYPES)[number];

const balanceSchema = v.object({
  currentPoints: v.number(),
  totalEarnedPoints: v.number(),
  totalUsedPoints: v.number(),
  totalExpiredPoints: v.number(),
  lastUpdatedAt: v.nullish(v.string(), null),
});
export type PointBalance = v.InferOutput<typeof balanceSchema>;

/** Schema of one point transaction of a member. */
export const transactionSchema = v.object({
  transactionId: v.number(),
  type: v.string(),
  amount: v.number(),
  description: v.string(),
  transactionDate: v.string(),
  // Names that the original back end uses for the same fields (contract D.4).
  transactionType: v.optional(v.string()),
  transactionTypeDescription: v.optional(v.string()),
  points: v.optional(v.number()),
  balanceAfter: v.optional(v.number()),
  createdAt: v.optional(v.string()),
  relatedOrderId: v.optional(v.nullable(v.number())),
  expiryDate: v.optional(v.nullable(v.string())),
  daysUntilExpiry: v.optional(v.nullable(v.number())),
  expired: v.optional(v.boolean()),
});
export type PointTransaction = v.InferOutput<typeof transactionSchema>;

/** Schema of a page of point transactions. */
export const pointPage = v.object({
  transactions: v.array(transactionSchema),
  currentPage: v.optional(v.number()),
  totalPages: v.number(),
  totalElements: v.number(),
  size: v.optional(v.number()),
  hasNext: v.optional(v.boolean()),
  hasPrevious: v.optional(v.boolean()),
});

const expiringSchema = v.object({
  /** Rows whose `amount` is the unspent rest. */
  expiringPoints: v.array(transactionSchema),
  totalExpiringPoints: v.number(),
  earliestExpiryDate: v.nullish(v.string(), null),
  /** Unspent points that expire in the current and in the next month (Asia/Seoul). */
  expiringThisMonth: v.optional(v.number(), 0),
  expiringNextMonth: v.optional(v.number(), 0),
});
export type ExpiringPoints = v.InferOutput<typeof expiringSchema>;

/** Endpoint of members: reads the own point balance. */
export const pointBalance = endpoint({
  method: 'GET',
  path: '/api/users/points/balance',
  access: 'member',
  summary: "Returns the caller's point balance.",
  response: balanceSchema,
  wrapping: 'raw',
});

/** Endpoint of members: lists own point transactions, newest first. */
export const pointTransactions = endpoint({
  method: 'GET',
  path: '/api/users/points/transactions',
  access: 'member',
  summary: "Lists the caller's point transactions, newest first.",
  query: v.object(pageQuery()),
  response: pointPage,
  wrapping: 'raw',
});

/** Schema of a transaction type, case-insensitive. */
export const pointTypeField = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.picklist(POINT_TYPES, '포인트 내역의 종류를 확인해 주세요.'),
);

/** Endpoint of members: lists own point transactions of one type, newest first. */
export const pointTransactionsByType = endpoint({
  method: 'GET',
  path: '/api/users/points/transactions/type/{type}',
  access: 'member',
  summary: "Lists the caller's point transactions of one type, newest first.",
  params: v.object({ type: pointTypeField }),
  query: v.object(pageQuery()),
  response: pointPage,
  wrapping: 'raw',
});

/** Endpoint of members: lists unspent points that expire soon. */
export const expiringPoints = endpoint({
  method: 'GET',
  path: '/api/users/points/expiring',
  access: 'member',
  summary: `Returns unspent points that expire within ${EXPIRING_DAYS} days.`,
  response: expiringSchema,
  wrapping: 'raw',
});

export type PointUse = { valid: boolean; message: string };

/** Spec 5.1: at least 0, a multiple of 100, no more than available. */
export function checkPointUse(points: number, available: number): PointUse {
  if (!(points >= 0)) return { valid: false, message: '포인트는 0 이상이어야 합니다.' };
  if (points % POINT_UNIT !== 0)
    return { valid: false, message: `포인트는 ${POINT_UNIT}포인트 단위로만 사용할 수 있습니다.` };
  if (points > available) return { valid: false, message: '사용 가능한 포인트가 부족합니다.' };
  return { valid: true, message: '사용할 수 있는 포인트입니다.' };
}

/** Rounds down to a multiple of 100; zero or less gives 0. */
export const roundDownToPointUnit = (points: number): number =>
  Math.max(0, Math.floor(points / POINT_UNIT)) * POINT_UNIT;

/** Only EARN adds; every other type is shown as spending (spec 2.6). */
export const pointSign = (type: string): '+' | '-' => (type === 'EARN' ? '+' : '-');
