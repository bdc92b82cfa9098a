import type { AppealState } from '#domain/admin/reports/appeal.ts';
import { MOST_AT_ONCE } from '#domain/admin/reports/bulk-decision.ts';
import type { Decision } from '#domain/admin/reports/decision.ts';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { SANCTION_LABELS } from '#domain/members/account/sanction.ts';
import { MAX_SANCTION_DAYS } from '#domain/policies/moderation.ts';
import { caseStates, decisions, reportReasons } from './case-codes.text.ts';

const types: Readonly<Record<ReportTarget, string>> = {
  FEED: '피드',
  COMMENT: '댓글',
  REVIEW: '리뷰',
  ANSWER: '판매자 답변',
  QUESTION: '상품 문의',
  QUESTION_ANSWER: '스토어의 문의 답변',
  BUYER_ANSWER: '구매자의 문의 답변',
  MEMBER: '회원',
  PRODUCT: '상품',
  STORE: '스토어',
};
const appealStates: Readonly<Record<AppealState, string>> = {
  WAITING: '대기',
  GRANTED: '인정',
  DENIED: '기각',
};

/** Copy of reports and appeals. */
export const reportsText = {
  title: '신고',
  tabs: { reports: '신고', appeals: '이의 제기' },
  label: '신고 목록',
  failed: '신고를 불러오지 못했어요.',
  empty: '처리할 신고가 없어요',
  hint: 'J와 K로 다음과 이전 신고를 열고, 1부터 4까지로 결정을 골라요.',
  states: caseStates,
  types,
  reasons: reportReasons,
  decisions,
  kinds: SANCTION_LABELS,
  sorts: { score: '점수 높은 순', age: '오래된 순' },
  columns: {
    thing: '내용',
    type: '유형',
    reasons: '사유',
    score: '점수',
    reports: '신고 수',
    author: '작성자',
    state: '상태',
    at: '신고일',
  },
  caseName: (type: string, id: number) => `${type} 신고 ${id}`,
  wordless: '글이 없어요',
  hidden: '숨겨져 있음',
  inHand: (by: string) => `${by}님이 검토 중`,
  member: (id: string) => `회원 ${id}`,
  bulk: {
    titles: {
      HIDE: '모두 숨길까요?',
      NO_PROBLEM: '모두 문제 없음으로 마칠까요?',
      IGNORE: '모두 무시할까요?',
    },
    asked: (count: string) =>
      `신고 ${count}건을 하나씩 처리해요. 한 번에 ${MOST_AT_ONCE}건까지 처리할 수 있어요.`,
    act: '처리',
    stale: '목록에 없어요. 새로 불러와 주세요.',
  },
} as const;

/** Name of a decision for a type of content. */
export const decisionName = (type: ReportTarget, decision: Decision): string =>
  type === 'PRODUCT' && decision === 'HIDE' ? '판매 중지' : decisions[decision];

/** Copy of the panel of one case. */
export const caseText = {
  failed: '신고를 불러오지 못했어요.',
  title: '신고',
  content: '신고된 글',
  rewritten: '신고된 뒤에 글이 바뀌었어요. 지금은 이렇게 보여요.',
  picture: (place: number) => `사진 ${place} 보기`,
  open: '원문 보기',
  author: '작성자',
  openAuthor: '회원 관리에서 보기',
  ofAuthor: '이 작성자의 신고만 보기',
  noSanctions: '지난 제재가 없어요.',
  inForce: '적용 중',
  reporters: '신고한 회원',
  accuracy: (agreed: string, judged: string) => `지난 신고 ${judged}건 중 ${agreed}건이 맞았어요`,
  newReporter: '아직 처리된 신고가 없어요',
  weight: (weight: string) => `가중치 ${weight}`,
  score: (score: string, count: string) => `점수 ${score}, 신고 ${count}건`,
  history: '처리 기록',
  events: {
    CLAIMED: '열람',
    HIDDEN_BY_SCORE: '신고 점수로 숨김',
    HIDE: '숨김',
    DELETE: '삭제',
    NO_PROBLEM: '문제 없음',
    IGNORE: '무시',
    APPEALED: '이의 제기',
    APPEAL_GRANTED: '이의 제기 인정',
    APPEAL_DENIED: '이의 제기 기각',
  } as Readonly<Record<string, string>>,
  decidedAs: (decision: string, by: string, at: string) => `${by}님이 ${at}에 결정했어요. 결정: ${decision}`,
  somebody: '다른 관리자',
  inHandOf: (by: string) => `${by}님이 검토하고 있어요.`,
  changed: '그사이 이 신고가 바뀌었어요. 다시 열어 확인해 주세요.',
  reopen: '다시 판단하기',
  goneForGood: '삭제한 글은 다시 판단할 수 없어요.',
  look: '다시 열기',
  decide: '결정',
  keys: { HIDE: '1', DELETE: '2', NO_PROBLEM: '3', IGNORE: '4' },
  rule: '위반 규정',
  ruleHint: '작성자에게 그대로 보여요.',
  note: '작성자에게 보낼 안내',
  sanction: '제재',
  noSanction: '제재하지 않음',
  days: '정지 기간',
  silenceHint: '비우면 해제할 때까지예요.',
  suspendHint: `${formatNumber(MAX_SANCTION_DAYS)}일까지 정할 수 있어요.`,
  reason: '제재 사유',
  choose: '선택해 주세요',
  text: '제재 안내',
  memo: '관리자 메모',
  send: '결정하기',
  sending: '처리하고 있어요',
  done: '결정했어요.',
  whole: '이 작성자의 미처리 신고 함께 결정',
  wholeHint: '처리하지 않은 신고에 모두 같은 결정을 적용해요.',
} as const;

/** Copy of appeals. */
export const appealText = {
  label: '이의 제기 목록',
  failed: '이의 제기를 불러오지 못했어요.',
  empty: '처리할 이의 제기가 없어요',
  states: appealStates,
  columns: { author: '작성자', type: '유형', decision: '결정', text: '이의', state: '상태', at: '제기일' },
  name: (id: number) => `이의 제기 ${id}`,
  objection: '이의',
  thing: '신고된 글',
  vote: '이벤트 투표',
  void: '집계 제외',
  voidedFor: (reason: string) => `제외 사유: ${reason}`,
  tooLate: '결과를 발표해서 다시 집계할 수 없어요. 기각하고 이유를 알려 주세요.',
  decided: '처음 결정',
  answered: (by: string) => `${by}님의 답변`,
  notMine: '내가 내린 결정이라 다른 관리자가 판단해요.',
  outcome: '판단',
  grant: '인정하고 모두 되돌리기',
  deny: '기각하기',
  answer: '작성자에게 보낼 답변',
  send: '답변 보내기',
  sending: '보내고 있어요',
  done: '답변을 보냈어요.',
} as const;
