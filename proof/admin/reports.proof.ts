// Size: samples, words and drivers of one page.
import { appealAnswerMachine } from '#machines/admin/reports/appeal-answer.machine.ts';
import { appealDeskMachine } from '#machines/admin/reports/appeal-desk.machine.ts';
import { caseClaimRenewalMachine } from '#machines/admin/reports/case-claim-renewal.machine.ts';
import { reportBulkMachine } from '#machines/admin/reports/report-bulk.machine.ts';
import { reportCaseMachine } from '#machines/admin/reports/report-case.machine.ts';
import { reportQueueMachine } from '#machines/admin/reports/report-queue.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { type Proof, proof } from '../page.ts';
import { appealDesk, reportCase, reportQueue } from './reports.driver.ts';
import {
  all,
  answered,
  appeal,
  asked,
  cancelled,
  changed,
  closed,
  confirmed,
  counted,
  emptied,
  error,
  group,
  hidden,
  impossible,
  inHand,
  kept,
  left,
  lost,
  minutes,
  opened,
  outcomes,
  reopened,
  retried,
  row,
  settled,
  shown,
  some,
  submitted,
  taken,
  ticked,
  vote,
} from './reports.samples.ts';

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

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '신고된 것을 상태, 종류, 사유로 걸러 보고 하나씩 열어요.',
    says: { loadPage: '신고 한 쪽을 불러와요' },
    driver: reportQueue,
  }),
  proof(one, {
    about: '신고 하나를 맡아서 보고 결정해요. 다른 관리자가 먼저 결정했으면 그 결정을 봐요.',
    says: {
      load: '신고 하나를 불러와요',
      claim: '십 분 동안 맡아요',
      decide: '결정을 보내요',
      look: '다른 관리자가 어떻게 했는지 불러와요',
      'decision.reopened': '다시 판단하기를 눌러요',
      'claim.lost': '맡고 있던 신고를 놓쳐요',
      'form.submitted': '결정하기를 눌러요',
    },
    driver: reportCase,
  }),
  proof(hold, {
    about: '열어 둔 신고를 보는 동안 이어 맡아요. 다른 관리자가 맡았거나 신고가 바뀌었으면 알려요.',
    says: {
      renew: '십 분을 새로 시작해요',
      'page.left': '다른 탭으로 가요',
      'page.shown': '이 탭으로 돌아와요',
    },
    undriven: {
      why: 'it goes on by the minute, beside a case that is open, and a case is held by one for all paths',
      provenBy: 'tests/views/admin/case-panel.test.tsx',
    },
  }),
  proof(bulk, {
    about: '여러 신고를 골라 같은 결정으로 한꺼번에 마쳐요.',
    says: {
      count: '몇 건인지 세어요',
      act: '고른 신고를 하나씩 처리해요',
      'row.toggled': '신고 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 것을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '결정을 눌러요',
      'act.confirmed': '처리를 눌러요',
      'act.cancelled': '취소를 눌러요',
    },
    undriven: {
      why: 'cases are ticked first, and each is decided once',
      provenBy: 'e2e/report-desk.spec.ts',
    },
  }),
  proof(desk, {
    about: '작성자가 낸 이의를 걸러 보고 하나를 열어요.',
    says: { loadPage: '이의 제기 한 쪽을 불러와요' },
    driver: appealDesk,
  }),
  proof(answer, {
    about: '이의를 받아들이거나 받아들이지 않고 답을 적어 보내요.',
    says: { save: '답을 보내요', 'form.submitted': '답 보내기를 눌러요' },
    undriven: {
      why: 'an objection is answered once, and the seed has one that waits',
      provenBy: 'tests/views/admin/appeal-panel.test.tsx',
    },
  }),
];
