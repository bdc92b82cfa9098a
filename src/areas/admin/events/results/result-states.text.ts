import type { ResultState } from '#domain/events/event-states.ts';

/** Labels of the states of a result, apart from its other copy: the audit log shows them too. */
export const resultStates: Readonly<Record<ResultState, string>> = {
  NONE: '확정 전',
  FROZEN: '참여자 확정',
  CALCULATED: '계산 완료',
  ANNOUNCED: '발표',
  PAYING: '지급 중',
  PAID: '지급 완료',
};
