import { APPEAL_LENGTH } from '#domain/admin/reports/appeal.ts';
import { formatNumber } from '#domain/kit/format.ts';

/** Copy of a member's hidden content and voided votes, and of the appeal against them. */
export const appealText = {
  title: '숨긴 글·빠진 투표와 이의 제기',
  failed: '숨긴 글과 빠진 투표를 불러오지 못했어요.',
  none: '운영 정책에 따라 숨긴 글이나 집계에서 뺀 투표가 없어요.',
  kinds: {
    FEED: '피드',
    COMMENT: '댓글',
    REVIEW: '리뷰',
    ANSWER: '리뷰 답변',
    QUESTION: '상품 문의',
    QUESTION_ANSWER: '문의 답변',
    BUYER_ANSWER: '구매자 답변',
    MEMBER: '프로필',
    PRODUCT: '상품',
    STORE: '스토어',
    VOTE: '이벤트 투표',
  },
  vote: { void: '내 투표를 집계에서 뺐어요.', notVoid: '지금은 집계에서 빠져 있지 않아요.' },
  waiting: '신고가 많아 잠시 숨겼어요. 관리자가 살펴보고 있어요.',
  decided: {
    HIDE: '운영 정책에 따라 숨겼어요.',
    DELETE: '운영 정책에 따라 삭제했어요.',
    NO_PROBLEM: '다시 검토해 모두에게 공개했어요.',
    IGNORE: '따로 조치하지 않았어요.',
  },
  rule: '규정',
  note: '안내',
  until: (day: string) => `${day}까지 이의를 제기할 수 있어요.`,
  object: '이의 제기',
  form: '이의 제기',
  text: '왜 잘못된 결정인지 적어 주세요',
  textHint: `${formatNumber(APPEAL_LENGTH)}자까지 적을 수 있어요. 처음 결정한 관리자가 아닌 다른 관리자가 다시 검토해요.`,
  submit: '보내기',
  sent: '이의 제기를 받았어요. 결과를 알림으로 알려 드릴게요.',
  mine: '내 이의 제기',
  states: { WAITING: '검토하고 있어요', GRANTED: '이의가 인정됐어요', DENIED: '이의가 기각됐어요' },
  answer: '답변',
} as const;

/** Copy of the list of members that a member has blocked. */
export const blockText = {
  title: '차단한 회원',
  hint: '서로의 글과 댓글이 보이지 않아요. 상대에게는 알리지 않아요.',
  failed: '차단한 회원을 불러오지 못했어요.',
  none: '차단한 회원이 없어요.',
  unblock: '차단 해제',
  unblockOf: (name: string) => `${name} 차단 해제`,
} as const;
