import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { PROBLEM_REPORT_DAYS } from '#domain/policies/problem-reports.ts';

/** Copy of the dialog that sends a problem report. */
export const reportText = {
  title: '문제 신고',
  failed: '보낼 기록을 준비하지 못했어요.',
  intro: '방금 이 탭에서 있었던 일을 보내 주시면 원인을 찾는 데 써요.',
  sent: [
    '화면이 거친 상태와 누른 버튼의 종류',
    '서버에 보낸 요청의 주소 모양, 결과 번호, 걸린 시간',
    '화면 크기, 앱 버전, 회원 종류',
  ],
  notSent: '입력한 글, 이름, 주소, 번호는 들어 있지 않아요.',
  kept: `관리자가 이유를 남기고 볼 수 있고, ${PROBLEM_REPORT_DAYS}일 뒤에 지워져요. 그 전에는 1:1 문의 화면에서 직접 지울 수 있어요.`,
  look: '보낼 내용 보기',
  count: (steps: number, calls: number) =>
    `화면의 변화 ${formatNumber(steps)}개, 서버 요청 ${formatNumber(calls)}개`,
  agree: '위 내용을 보내는 데 동의해요.',
  send: '보내기',
  sending: '보내는 중',
  done: '보냈어요. 1:1 문의 화면에서 보거나 지울 수 있어요.',
} as const;

/** Copy of lists of problem reports. */
export const reportListText = {
  mine: '보낸 문제 신고',
  failed: '문제 신고를 불러오지 못했어요.',
  about: (steps: number, calls: number, failures: number) =>
    `화면의 변화 ${formatNumber(steps)}개 · 서버 요청 ${formatNumber(calls)}개 · 실패 ${formatNumber(failures)}개`,
  until: (at: string) => `${formatDateTime(at)}에 지워져요.`,
  remove: '지우기',
  removeTitle: '이 신고를 지울까요?',
  removeHint: '지우면 관리자도 더 볼 수 없어요.',
  removed: '신고를 지웠어요.',
} as const;
