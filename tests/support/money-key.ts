import { randomUUID } from 'node:crypto';
import { grantToMembers } from '#domain/admin/members/member-bulk.ts';
import { decideGrant, grantPoints, movePoints } from '#domain/admin/members/member-points.ts';
import { cancelSellerLines } from '#domain/seller/orders/seller-order.ts';
import { startPayment } from '#domain/trade/cart/checkout.ts';
import { decideClaim, requestClaim } from '#domain/trade/claims/claim.ts';
import { rejectClaim } from '#domain/trade/claims/claim-rejection.ts';
import { cancelLateOrder, cancelOrder } from '#domain/trade/orders/order-endpoints.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const MONEY_CALLS = [
  startPayment,
  cancelOrder,
  cancelLateOrder,
  cancelSellerLines,
  requestClaim,
  decideClaim,
  rejectClaim,
  grantPoints,
  movePoints,
  decideGrant,
  grantToMembers,
].map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The idempotency key that our client sends with calls that move money; a test that sends none says `''`. */
export const moneyKey = (method: Method, url: string): Record<string, string> =>
  MONEY_CALLS.some((call) => call.method === method && call.path.test(url))
    ? { 'idempotency-key': randomUUID() }
    : {};
