// Size: every chart of the reports desk; they share their samples.
import type { AppealRow } from '#domain/admin/reports/appeal-queue.ts';
import type { ReportCase } from '#domain/admin/reports/report-case.ts';
import { appealAnswerMachine } from '#machines/admin/reports/appeal-answer.machine.ts';
import { appealDeskMachine } from '#machines/admin/reports/appeal-desk.machine.ts';
import { caseClaimRenewalMachine } from '#machines/admin/reports/case-claim-renewal.machine.ts';
import { reportBulkMachine } from '#machines/admin/reports/report-bulk.machine.ts';
import { reportCaseMachine } from '#machines/admin/reports/report-case.machine.ts';
import type { OpenedCase } from '#machines/admin/reports/report-case.model.ts';
import { reportQueueMachine } from '#machines/admin/reports/report-queue.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';

const group = '관리';
const at = '2026-11-20T03:00:00.000Z';
const error = new Error('신고를 불러오지 못했어요.');

const row: ReportCase = {
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
const opened: OpenedCase = {
  report: {
    ...row,
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
const settled: OpenedCase = {
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

const list = pagedEntry({
  title: '신고 목록',
  group,
  machine: reportQueueMachine,
  filters: 'withPage',
  reloads: true,
  filter: { filters: { state: null, type: null, reason: null, author: null }, sort: null, size: 20 },
  narrowed: { filters: { state: 'RESOLVED', type: null, reason: null, author: '3' }, sort: null, size: 20 },
  beside: { counts: { OPEN: 2, PENDING: 2, IN_REVIEW: 0, RESOLVED: 0, REJECTED: 0 } },
  items: [row, { ...row, caseId: 8, targetType: 'REVIEW' }],
  error,
});

const inHand = refusal('도윤님이 보고 있어요. 잠시 뒤에 다시 확인해 주세요.', 'VERSION_CONFLICT');
const impossible = refusal('숨기거나 삭제할 수 없어요.', 'INVALID_INPUT_VALUE');
const hidden = { type: 'field.changed', change: { decision: 'HIDE', rule: '광고 금지' } } as const;
const emptied = { type: 'field.changed', change: { decision: '' } } as const;
const submitted = { type: 'form.submitted' } as const;
const retried = { type: 'screen.retried' } as const;
const lost = { type: 'claim.lost', reason: inHand.message } as const;
const reopened = { type: 'decision.reopened' } as const;
const taken = [done('load', opened), done('claim')];

const one: RegistryEntry = {
  title: '신고 하나',
  group,
  machine: reportCaseMachine,
  input: { id: 7 },
  ports: {
    load: { done: opened, error, otherDone: [settled] },
    claim: { done: undefined, error, otherErrors: [inHand] },
    decide: { done: undefined, error: impossible, otherErrors: [unanswered, inHand] },
    look: { done: settled, error },
  },
  events: [hidden, emptied, submitted, retried, reopened, lost],
  walkthroughs: [
    { name: '열어서 숨기기', steps: [...taken, hidden, submitted, done('decide')] },
    {
      name: '다른 관리자가 보고 있음',
      steps: [done('load', opened), failed('claim', inHand), done('look', opened), retried, ...taken],
    },
    { name: '보는 사이에 놓침', steps: [...taken, hidden, lost, done('look', settled), retried] },
    {
      name: '다른 관리자가 먼저 결정함',
      steps: [...taken, hidden, submitted, failed('decide', inHand), done('look', settled)],
    },
    {
      name: '거절되고 다시 결정하기',
      steps: [...taken, hidden, submitted, failed('decide', impossible), submitted, done('decide')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [...taken, hidden, submitted, failed('decide', unanswered), submitted, done('decide')],
    },
    { name: '처리한 신고를 다시 판단하기', steps: [done('load', settled), reopened, done('claim')] },
    { name: '불러오지 못한 뒤 다시', steps: [failed('load', error), retried, ...taken] },
    { name: '결정을 고르지 않음', steps: [...taken, submitted] },
  ],
};

const left = { type: 'page.left' } as const;
const shown = { type: 'page.shown' } as const;
const minutes = { type: 'xstate.after.renewal.caseClaimRenewal.held' } as const;
const kept = done('renew', 1);
const hold: RegistryEntry = {
  title: '신고 맡고 있기',
  group,
  machine: caseClaimRenewalMachine,
  input: { id: 7, version: 1 },
  ports: { renew: { done: 1, error, otherDone: [2], otherErrors: [inHand] } },
  events: [left, shown, minutes],
  walkthroughs: [
    { name: '몇 분마다 이어 맡기', steps: [minutes, kept, minutes, failed('renew', error), minutes, kept] },
    { name: '다른 탭에 다녀오기', steps: [left, shown, kept] },
    { name: '이어 맡는 사이에 탭을 떠남', steps: [minutes, left, shown, kept] },
    { name: '자리를 비운 사이 다른 관리자가 맡음', steps: [left, shown, failed('renew', inHand)] },
    { name: '그사이 신고가 바뀜', steps: [minutes, done('renew', 2)] },
  ],
};

const outcomes = [{ id: 7, done: true, reason: null }];
const some = [{ id: 7, done: false, reason: '다른 사람이 먼저 바꿨어요.' }];
const ticked = { type: 'row.toggled', id: 7 } as const;
const asked = { type: 'act.asked', act: 'HIDE' } as const;
const confirmed = { type: 'act.confirmed' } as const;
const cancelled = { type: 'act.cancelled' } as const;
const changed = { type: 'list.changed' } as const;
const all = { type: 'all.chosen', filter: { reason: 'SPAM' } } as const;
const counted = [ticked, asked, done('count', 1)];

const bulk: RegistryEntry = {
  title: '신고 여럿 결정',
  group,
  machine: reportBulkMachine,
  ports: { count: { done: 1, error }, act: { done: outcomes, error, otherDone: [some] } },
  events: [
    ticked,
    { type: 'page.toggled', ids: [7, 8] },
    all,
    changed,
    { type: 'selection.cleared' },
    asked,
    confirmed,
    cancelled,
  ],
  walkthroughs: [
    { name: '하나 골라 숨기기', steps: [...counted, confirmed, done('act', outcomes)] },
    {
      name: '도배 신고를 모두 숨기기',
      steps: [ticked, all, asked, done('count', 12), confirmed, done('act', outcomes)],
    },
    { name: '거절된 것이 남음', steps: [...counted, confirmed, done('act', some)] },
    { name: '물었다가 그만두기', steps: [...counted, cancelled] },
    { name: '고른 뒤 조건이 바뀜', steps: [ticked, changed] },
  ],
};

const appeal: AppealRow = {
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
const vote: NonNullable<AppealRow['vote']> = {
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
const desk = pagedEntry({
  title: '이의 제기 목록',
  group,
  machine: appealDeskMachine,
  filters: 'withPage',
  reloads: true,
  filter: { filters: { state: null }, sort: null, size: 20 },
  narrowed: { filters: { state: 'GRANTED' }, sort: null, size: 20 },
  items: [appeal, { ...appeal, appealId: 6, mayDecide: false }, { ...appeal, appealId: 7, case: null, vote }],
  error: new Error('이의 제기를 불러오지 못했어요.'),
});

const answered = { type: 'field.changed', change: { isGranted: true, answer: '다시 보니 맞아요.' } } as const;
const closed = refusal('이미 판단한 이의 제기예요.', 'APPEAL_CLOSED');
const answer: RegistryEntry = {
  title: '이의에 답하기',
  group,
  machine: appealAnswerMachine,
  kit: 'form',
  input: { appealId: 5 },
  ports: { save: { done: undefined, error: closed, otherErrors: [unanswered] } },
  events: [answered, { type: 'field.changed', change: { answer: '' } }, submitted],
  walkthroughs: [
    { name: '받아들이기', steps: [answered, submitted, done('save')] },
    { name: '이미 판단됨', steps: [answered, submitted, failed('save', closed)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [answered, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '빈 답은 보내지지 않음', steps: [submitted] },
  ],
};

/**
 * Registry entries of the charts of reports and appeals in the admin area: sample data and labels for
 * tests, drawings and the inspector.
 */
export const reportDeskEntries: readonly RegistryEntry[] = [list, one, hold, bulk, desk, answer];
