import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { canonicalEmail } from '../signup/email.ts';

/** Reasons that prevent a withdrawal until they are settled. */
export const LEAVING_BLOCKS = {
  ORDER: '아직 구매를 확정하지 않은 주문이 있어요.',
  CLAIM: '처리 중인 반품이나 교환이 있어요.',
  REFUND: '아직 돌려받지 못한 환불이 있어요.',
  STORE: '운영 중인 스토어가 있어요.',
  LAST_ADMIN: '마지막 관리자는 탈퇴할 수 없어요.',
} as const;
export type LeavingBlock = keyof typeof LEAVING_BLOCKS;

const leavingSchema = v.object({
  /** Empty if nothing prevents the withdrawal. */
  blocks: v.array(v.picklist(['ORDER', 'CLAIM', 'REFUND', 'STORE', 'LAST_ADMIN'])),
  points: v.number(),
  coupons: v.number(),
  badges: v.number(),
  levelName: v.string(),
  feeds: v.number(),
  comments: v.number(),
  reviews: v.number(),
});
export type Leaving = v.InferOutput<typeof leavingSchema>;

/** Endpoint of members: reads what closing the account would delete, and what prevents it. */
export const readLeaving = endpoint({
  method: 'GET',
  path: '/api/users/me/leaving',
  access: 'member',
  summary: 'Returns what the caller would lose by a withdrawal, and what prevents it.',
  response: leavingSchema,
  wrapping: 'envelope',
});

/**
 * Requires step-up authentication or the password; legacy clients send password and e-mail address.
 */
export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/users/withdraw',
  access: 'member',
  summary: "Withdraws the caller's membership.",
  body: v.optional(
    v.object({
      email: v.optional(v.pipe(v.string(), v.maxLength(254), v.transform(canonicalEmail))),
      password: v.optional(v.pipe(v.string(), v.maxLength(255, '비밀번호가 너무 길어요.'))),
      /** Posts are deleted if omitted. */
      keepPosts: v.optional(v.boolean(), false),
    }),
    {},
  ),
  response: v.string(),
  wrapping: 'envelope',
  limit: 'PASSWORD_CHANGE',
});

/**
 * Endpoint of admins: closes the account of a member, named by e-mail address; requires step-up.
 */
export const withdrawMember = endpoint({
  method: 'DELETE',
  path: '/api/users/admin/by-email/{email}',
  access: 'admin',
  summary: 'Closes the account of a member.',
  params: v.object({ email: v.pipe(v.string(), v.maxLength(254), v.transform(canonicalEmail)) }),
  response: v.string(),
  wrapping: 'envelope',
  fresh: true,
});

/** Exports all data of the caller as one JSON file. */
export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/users/me/export',
  access: 'member',
  summary: 'Exports all data of the caller as one JSON file.',
  response: v.unknown(),
  wrapping: 'raw',
  fresh: true,
  limit: 'EXPORT',
});
