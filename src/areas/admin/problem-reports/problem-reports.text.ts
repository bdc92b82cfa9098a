import { PROBLEM_REPORT_DAYS } from '#domain/policies/problem-reports.ts';

/** Copy of the problem reports that administrators read. */
export const reportDeskText = {
  title: '문제 신고',
  hint: `고객이 동의하고 보낸 화면 기록이에요. 보낸 회원은 보이지 않고, ${PROBLEM_REPORT_DAYS}일 뒤에 지워져요.`,
  empty: '보관 중인 문제 신고가 없어요.',
  read: '기록 보기',
  file: '문제 신고 기록',
  reason: '열람 사유',
  reasonHint: '사유와 함께 감사 기록에 남아요.',
  choose: '선택해 주세요',
  send: '기록 보기',
  sending: '불러오는 중',
  download: '파일로 저장',
} as const;
