import * as v from 'valibot';
import { endpoint } from './kit/endpoint.ts';
import { pageQuery } from './kit/page.ts';

/** Points are used in multiples of this (spec section 9). */
export const POINT_UNIT = 100;

const balanceSchema = v.object({
  currentPoints: v.number(),
  totalEarnedPoints: v.number(),
  totalUsedPoints: v.number(),
  totalExpiredPoints: v.number(),
});
export type PointBalance = v.InferOutput<typeof balanceSchema>;

const transactionSchema = v.object({
  transactionId: v.number(),
  type: v.string(),
  amount: v.number(),
  description: v.string(),
  transactionDate: v.string(),
  // The back end's own names for the same facts (contract.md D.4).
  transactionType: v.optional(v.string()),
  points: v.optional(v.number()),
  balanceAfter: v.optional(v.number()),
  createdAt: v.optional(v.string()),
  expiryDate: v.optional(v.nullable(v.string())),
});
export type PointTransaction = v.InferOutput<typeof transactionSchema>;

const pointPage = v.object({
  transactions: v.array(transactionSchema),
  currentPage: v.optional(v.number()),
  totalPages: v.number(),
  totalElements: v.number(),
  size: v.optional(v.number()),
  hasNext: v.optional(v.boolean()),
  hasPrevious: v.optional(v.boolean()),
});

export const pointBalance = endpoint({
  method: 'GET',
  path: '/api/users/points/balance',
  access: 'member',
  summary: 'Own point balance',
  response: balanceSchema,
  wrapping: 'raw',
});

export const pointTransactions = endpoint({
  method: 'GET',
  path: '/api/users/points/transactions',
  access: 'member',
  summary: 'Own point transactions, newest first',
  query: v.object(pageQuery()),
  response: pointPage,
  wrapping: 'raw',
});

export type PointUse = { valid: boolean; message: string };

/** Spec section 5: at least 0, a multiple of 100, no more than available. */
export function checkPointUse(points: number, available: number): PointUse {
  if (points < 0) return { valid: false, message: '포인트는 0 이상이어야 합니다.' };
  if (points % POINT_UNIT !== 0)
    return { valid: false, message: '포인트는 100포인트 단위로만 사용할 수 있습니다.' };
  if (points > available) return { valid: false, message: '사용 가능한 포인트가 부족합니다.' };
  return { valid: true, message: '사용할 수 있는 포인트입니다.' };
}

/** Rounds down to a multiple of 100; zero or less gives 0. */
export const roundDownToPointUnit = (points: number): number =>
  points <= 0 ? 0 : Math.floor(points / POINT_UNIT) * POINT_UNIT;

/** Only EARN adds; every other type is shown as spending (spec section 2). */
export const pointSign = (type: string): '+' | '-' => (type === 'EARN' ? '+' : '-');
