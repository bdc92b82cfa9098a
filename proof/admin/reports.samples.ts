import type { AppealRow } from '#domain/admin/reports/appeal-queue.ts';
import type { ReportCase } from '#domain/admin/reports/report-case.ts';
import type { OpenedCase } from '#machines/admin/reports/report-case.model.ts';
import { done, refusal } from '../entry.ts';

export const group = '관리';
const at = '2026-11-20T03:00:00.000Z';
export const error = new Error('신고를 불러오지 못했어요.');

export const row: ReportCase = {
  caseId: 7,
  targetType: 'FEED',
  targetId: 3,
  state: 'PENDING',
  score: 12,
  reportCount: 2,
  reasons: ['SPAM'],
  isHidden: false,
  author: { userId: 3, nickname: '민준러너' },
  authorSanctions: 0,
  snapshot: { title: '오늘의 신발', content: '여기서 사면 반값이에요.' },
  claimedBy: null,
  decision: null,
  decidedBy: null,
  decidedAt: null,
  version: 1,
  createdAt: at,
};

export const opened: OpenedCase = {
  report: {
    ...row,
    current: null,
    pictures: ['/images/shoes/1.jpg'],
    reports: [
      {
        reporter: { userId: 4, nickname: '서연' },
        reason: 'SPAM',
        description: null,
        weight: 3,
        judged: 6,
        agreed: 5,
        createdAt: at,
      },
    ],
    history: [{ event: 'CLAIMED', by: '관리자', at }],
  },
  sanctions: [],
};

export const settled: OpenedCase = {
  ...opened,
  report: {
    ...opened.report,
    state: 'RESOLVED',
    decision: 'HIDE',
    decidedBy: '도윤',
    decidedAt: at,
    version: 2,
  },
};

export const inHand = refusal('도윤님이 검토하고 있어요. 잠시 뒤에 다시 확인해 주세요.', 'VERSION_CONFLICT');
export const impossible = refusal('숨기거나 삭제할 수 없어요.', 'INVALID_INPUT_VALUE');
export const hidden = { type: 'field.changed', change: { decision: 'HIDE', rule: '광고 금지' } } as const;
export const emptied = { type: 'field.changed', change: { decision: '' } } as const;
export const submitted = { type: 'form.submitted' } as const;
export const retried = { type: 'screen.retried' } as const;
export const lost = { type: 'claim.lost', reason: inHand.message } as const;
export const reopened = { type: 'decision.reopened' } as const;
export const taken = [done('load', opened), done('claim')];
export const left = { type: 'page.left' } as const;
export const shown = { type: 'page.shown' } as const;
export const minutes = { type: 'xstate.after.renewal.caseClaimRenewal.held' } as const;
export const kept = done('renew', 1);
export const outcomes = [{ id: 7, done: true, reason: null }];
export const some = [{ id: 7, done: false, reason: '다른 사람이 먼저 바꿨어요.' }];
export const ticked = { type: 'row.toggled', id: 7 } as const;
export const asked = { type: 'act.asked', act: 'HIDE' } as const;
export const confirmed = { type: 'act.confirmed' } as const;
export const cancelled = { type: 'act.cancelled' } as const;
export const changed = { type: 'list.changed' } as const;
export const all = { type: 'all.chosen', filter: { reason: 'SPAM' } } as const;
export const counted = [ticked, asked, done('count', 1)];

export const appeal: AppealRow = {
  appealId: 5,
  state: 'WAITING',
  text: '광고가 아니에요.',
  answer: null,
  decidedBy: null,
  createdAt: at,
  mayDecide: true,
  case: settled.report,
  vote: null,
};

export const vote: NonNullable<AppealRow['vote']> = {
  eventId: 4,
  title: '겨울 런',
  voterId: 12,
  nickname: '나리',
  standing: 'VOID',
  reason: '여러 계정으로 투표했어요',
  voidedBy: '관리자',
  voidedAt: at,
  isAnnounced: false,
};

export const answered = {
  type: 'field.changed',
  change: { isGranted: true, answer: '다시 보니 맞아요.' },
} as const;

export const closed = refusal('이미 판단한 이의 제기예요.', 'APPEAL_CLOSED');
