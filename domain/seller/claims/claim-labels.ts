import type { ClaimState } from '../../trade/orders/order-lifecycle.ts';

/** Korean label of each state of a return or exchange, for those who handle it. */
export const CLAIM_STATE_LABELS: Readonly<Record<ClaimState, string>> = {
  REQUESTED: '요청',
  COLLECTING: '수거 중',
  RECEIVED: '입고 확인',
  COMPLETED: '완료',
  REJECTED: '거절',
  WITHDRAWN: '철회',
};
