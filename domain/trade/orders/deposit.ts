import * as v from 'valibot';
import { DEPOSIT_CHECK_MINUTES, DEPOSIT_HOURS } from '../../policies/orders.ts';

/** Payment method whose money arrives later, on a virtual account that is issued for one order. */
export const DEPOSIT_METHOD = '무통장입금';

/** Banks that issue virtual accounts, in display order. */
export const DEPOSIT_BANKS = ['국민', '신한', '우리', '하나', '농협', '기업', '우체국', '부산'] as const;
export type DepositBank = (typeof DEPOSIT_BANKS)[number];

/** Returns the deadline of the deposit for an order placed at this time. */
export const depositDueOf = (orderedAt: Date): Date =>
  new Date(orderedAt.getTime() + DEPOSIT_HOURS * 3_600_000);

/**
 * Returns the end of the reservation: some minutes after the deadline, in which the provider is asked about a
 * deposit that was made in time and not reported.
 */
export const depositHoldEnd = (dueAt: Date): Date =>
  new Date(dueAt.getTime() + DEPOSIT_CHECK_MINUTES * 60_000);

/** Deposits on an account in won: what is still missing, and what exceeds the price. */
export const depositBalance = (amount: number, deposited: number): { missing: number; surplus: number } => ({
  missing: Math.max(0, amount - deposited),
  surplus: Math.max(0, deposited - amount),
});

/** States of the deposit of an order as its buyer sees it. */
const DEPOSIT_STATES = ['WAITING', 'PAID', 'ENDED'] as const;

/** Schema of the virtual account of an order. */
export const depositSchema = v.object({
  state: v.picklist(DEPOSIT_STATES),
  bank: v.string(),
  accountNumber: v.string(),
  /** Name under which the deposit is expected. */
  depositor: v.string(),
  /** Amounts in won: the price, and what has arrived. */
  amount: v.number(),
  deposited: v.number(),
  dueAt: v.string(),
  /** Page of the test provider on which the deposit is made; null for a real provider. */
  testUrl: v.nullable(v.string()),
});
export type Deposit = v.InferOutput<typeof depositSchema>;
