import { isFixed, type Topic } from '#domain/notices/topics.ts';
import type { CauseKind } from '../causes.ts';

/**
 * Notifications that no limit holds back: about money, and those that the law or a period of a right
 * requires. Those about the account are exempt by their topic.
 */
const EXEMPT: readonly CauseKind[] = [
  'ORDER_PLACED',
  'ORDER_CANCELLED',
  'LATE_CANCELLED',
  'REFUND_PAID',
  'PAYMENT_RETURNED',
  'SALE_CANCELLED',
  'SETTLEMENT_PAID',
  'STORE_FEE_CHANGED',
  'SHOP_FEE_CHANGED',
  // 전자상거래법 15조 1항: a delay is told without delay.
  'DELIVERY_LATE',
  'DELIVERY_DELAYED',
  // They name the last day of a return, or decide about one.
  'AUTO_CONFIRM_SOON',
  'DELIVERY_DECIDED',
  'CLAIM_COMPLETED',
  'CLAIM_REJECTED',
];

/** Returns whether a notification does not count towards the weekly limit. */
export const isExempt = ({ type, topic }: { type: string; topic: Topic }): boolean =>
  isFixed(topic) || EXEMPT.some((kind) => kind === type);
