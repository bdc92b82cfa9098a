import type { Decision } from '#domain/admin/reports/decision.ts';
import type { CaseState } from '#domain/admin/reports/report-case.ts';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';

/** Labels of the codes of cases, apart from the other copy of the reports: the audit log shows them too. */
export const caseStates: Readonly<Record<CaseState, string>> = {
  PENDING: '대기',
  IN_REVIEW: '검토 중',
  RESOLVED: '처리 완료',
  REJECTED: '문제 없음',
};
export const reportReasons: Readonly<Record<ReportReason, string>> = {
  ABUSIVE_LANGUAGE: '욕설이나 비방',
  SPAM: '도배',
  INAPPROPRIATE_CONTENT: '부적절한 내용',
  FALSE_INFORMATION: '거짓 정보',
  ADVERTISING: '광고',
  COPYRIGHT_VIOLATION: '저작권 침해',
  OTHER: '기타',
};
export const decisions: Readonly<Record<Decision, string>> = {
  HIDE: '숨김',
  DELETE: '삭제',
  NO_PROBLEM: '문제 없음',
  IGNORE: '무시',
};
