import type { UserType } from '../members/user.ts';

/** What people see of an order or a line of it (contract A.1). */
export const ORDER_STATUSES = ['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Before payment: stock, coupon and points are held, or were given back. */
export const UNPAID_STATUSES = ['PENDING', 'EXPIRED'] as const;

/** Orders a member may have that wait for their payment: each holds stock that others cannot buy. */
export const MAX_UNPAID_ORDERS = 5;
/** Minutes that stock is held for a payment that has started. */
export const HOLD_MINUTES = 15;
/** Days after delivery for return and exchange without a reason, and until a purchase confirms itself. */
export const RETURN_DAYS = 7;
/** Days after delivery in which a faulty pair can be sent back. */
export const DEFECT_DAYS = 90;
/** Days the built-in courier takes. */
export const COURIER_DAYS = 2;

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

type Moves = Partial<Record<OrderStatus, readonly OrderStatus[]>>;
const MOVES: Partial<Record<UserType, Moves>> = {
  user: { ORDERED: ['CANCELLED'], DELIVERED: ['RETURNED'] },
  seller: { ORDERED: ['SHIPPED', 'CANCELLED'], SHIPPED: ['DELIVERED'], DELIVERED: ['RETURNED'] },
};

/** Whether a role may move a line (contract B.11); CANCELLED and RETURNED are final. */
export const mayMove = (role: UserType, from: string, to: OrderStatus): boolean =>
  Object.entries(MOVES[role] ?? {}).some(([status, targets]) => status === from && targets.includes(to));

const PROGRESS = ['ORDERED', 'SHIPPED', 'DELIVERED'] as const;

/** State of a paid order: its least advanced living line; without one, how its last lines ended. */
export function orderStatusOf(lines: readonly string[]): OrderStatus {
  const living = PROGRESS.find((status) => lines.includes(status));
  return living ?? (lines.includes('RETURNED') ? 'RETURNED' : 'CANCELLED');
}

export type ClaimWindow = 'open' | 'defectOnly' | 'closed';

/** What a buyer may still ask for on a delivered line. A confirmed purchase leaves only the defect route. */
export function claimWindowOf(deliveredAt: Date | null, confirmed: boolean, now: Date): ClaimWindow {
  if (!deliveredAt || now >= daysAfter(deliveredAt, DEFECT_DAYS)) return 'closed';
  return confirmed || now >= daysAfter(deliveredAt, RETURN_DAYS) ? 'defectOnly' : 'open';
}
