// Size: samples, words and drivers of one page.
import { eventClosingMachine } from '#machines/admin/events/event-closing.machine.ts';
import { eventResultsMachine } from '#machines/admin/events/event-results.machine.ts';
import { eventVotesMachine } from '#machines/admin/events/event-votes.machine.ts';
import { payoutRetryMachine } from '#machines/admin/events/payout-retry.machine.ts';
import { resultFileMachine } from '#machines/admin/events/result-file.machine.ts';
import { voteJudgementMachine } from '#machines/admin/events/vote-judgement.machine.ts';
import { winnerRevokeMachine } from '#machines/admin/events/winner-revoke.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../../entry.ts';
import { fileEntry } from '../../kit/file.ts';
import { pagedEntry } from '../../kit/paged.ts';
import { removalEntry } from '../../kit/removal.ts';
import { type Proof, proof } from '../../page.ts';
import { announced, calculated, group, halted, over, paid, paying } from './event.samples.ts';
import { eventClosing, eventResults, eventVotes, payoutRetry, winnerRevoke } from './event-results.driver.ts';
import {
  all,
  anyVote,
  asked,
  cancelled,
  changed,
  cleared,
  confirmed,
  differs,
  dismissed,
  ended,
  error,
  factsOf,
  filter,
  fixed,
  frozen,
  halfJudged,
  judged,
  none,
  pace,
  page,
  process,
  questioned,
  reason,
  reloaded,
  retried,
  review,
  reviewed,
  row,
  step,
  submitted,
  title,
  toggled,
  vote,
} from './event-results.samples.ts';

const list = pagedEntry({
  title: '이벤트 결과 목록',
  group,
  machine: eventResultsMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, q: '없는 이벤트' } },
  error,
  beside: { counts: { NONE: 1, FROZEN: 0, CALCULATED: 0, ANNOUNCED: 0, PAYING: 0, PAID: 1 } },
  items: [row, { ...row, eventId: 3, title: '장마 장화 자랑', state: 'PAID' }],
});

const settle: RegistryEntry = {
  title: '이벤트 결과 하나',
  group,
  machine: eventClosingMachine,
  input: { id: 4 },
  ports: {
    load: {
      done: ended,
      error,
      otherDone: [
        fixed,
        reviewed,
        factsOf(announced),
        factsOf(paying),
        factsOf(paid),
        { event: { ...over, state: 'CANCELLED' as const }, result: null },
      ],
    },
    freeze: { done: frozen, error: differs },
    calculate: { done: calculated, error: differs },
    recalculate: { done: calculated, error: differs },
    announce: { done: announced, error: differs },
    pay: { done: process, error: differs },
    look: { done: factsOf(paid), error, otherDone: [factsOf(halted), factsOf(paying), reviewed, fixed] },
  },
  events: [step, questioned, title, submitted, dismissed, reloaded, retried, pace],
  walkthroughs: [
    {
      name: '참여자 확정부터 지급까지',
      steps: [
        done('load', ended),
        step,
        done('freeze', frozen),
        step,
        done('calculate', calculated),
        step,
        title,
        submitted,
        done('announce', announced),
        step,
        done('pay', process),
        done('look', factsOf(paid)),
      ],
    },
    { name: '제목을 다르게 적음', steps: [review, step, submitted, dismissed] },
    { name: '투표를 살피고 다시 계산', steps: [review, questioned, done('recalculate', calculated)] },
    { name: '발표하지 못하고 돌아옴', steps: [review, step, title, submitted, failed('announce', differs)] },
    {
      name: '쇼핑몰이 지급하는 동안 지켜보기',
      steps: [done('load', factsOf(paying)), pace, done('look', factsOf(halted)), reloaded],
    },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, done('load', ended)] },
  ],
};

const votes = pagedEntry({
  title: '이벤트 투표',
  group,
  machine: eventVotesMachine,
  filters: 'withPage',
  reloads: true,
  filter: anyVote,
  narrowed: { ...anyVote, flag: 'MOSTLY_WAITING' },
  error,
  beside: {
    totals: { counted: 340, waiting: 6, void: 4 },
    flagged: [{ flag: 'BURST', feedId: 12, votes: 7 }],
  },
  items: [vote, { ...vote, voteId: 22, nickname: '걷는하루', flags: [] }],
});

const judgement: RegistryEntry = {
  title: '투표 무효와 되돌리기',
  group,
  machine: voteJudgementMachine,
  ports: {
    count: { done: 1, error },
    act: { done: judged, error: differs, otherDone: [halfJudged] },
  },
  events: [toggled, page, all, changed, cleared, asked, confirmed, cancelled],
  rests: ['done'],
  walkthroughs: [
    { name: '한 표 무효로', steps: [toggled, asked, done('count', 1), confirmed, done('act', judged)] },
    { name: '물었다가 그만두기', steps: [page, asked, done('count', 2), cancelled, cleared] },
    {
      name: '일부가 거절됨',
      steps: [page, asked, done('count', 2), confirmed, done('act', halfJudged), changed],
    },
  ],
};

const revoke: RegistryEntry = {
  title: '당첨 취소',
  group,
  machine: winnerRevokeMachine,
  kit: 'form',
  input: { id: 4, winnerId: 31 },
  ports: { save: { done: undefined, error: differs, otherErrors: [unanswered] } },
  events: [reason, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '이유를 적어 취소', steps: [reason, submitted, done('save')] },
    { name: '거절되고 다시', steps: [reason, submitted, failed('save', differs), submitted, done('save')] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [reason, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '이유 없이는 취소되지 않음', steps: [submitted] },
  ],
};

const retry = removalEntry({ title: '보상 다시 지급', group, machine: payoutRetryMachine, error: differs });

const written = fileEntry({
  title: '이벤트 결과 파일',
  group,
  machine: resultFileMachine,
  filter: none,
  fileName: 'events-2026-11-22.csv',
  csv: '번호,이벤트\r\n',
});

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '끝난 이벤트를 결과 상태로 나눠 보고, 하나를 열어요.',
    says: { loadPage: '끝난 이벤트 한 쪽을 불러와요' },
    driver: eventResults,
  }),
  proof(settle, {
    about: '끝난 이벤트의 참여자를 확정하고 계산해 살펴본 뒤, 발표하고 보상을 지급해요.',
    says: {
      load: '이벤트와 결과를 불러와요',
      look: '이벤트와 결과를 다시 읽어요',
      freeze: '참여자 명단을 확정해요',
      calculate: '당첨자를 계산해요',
      recalculate: '당첨자를 다시 계산해요',
      announce: '결과를 발표해요',
      pay: '보상을 지급해요',
      'step.taken': '다음 단계를 눌러요',
      'result.questioned': '다시 계산을 눌러요',
      'title.typed': '이벤트 제목을 적어요',
      'form.submitted': '발표하기를 눌러요',
      'announcement.dismissed': '발표를 그만둬요',
    },
    driver: eventClosing,
  }),
  proof(votes, {
    about: '이벤트의 투표를 이상한 점과 상태로 나눠 봐요.',
    says: { loadPage: '투표 한 쪽을 불러와요' },
    driver: eventVotes,
  }),
  proof(judgement, {
    about: '고른 투표를 이유와 함께 무효로 하거나 되돌려요.',
    says: {
      count: '고른 투표를 세요',
      act: '투표를 무효로 하거나 되돌려요',
      'row.toggled': '투표 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 것을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '무효나 되돌리기를 눌러요',
      'act.confirmed': '물음에 그러겠다고 답해요',
      'act.cancelled': '취소를 눌러요',
    },
    undriven: {
      why: 'what is ticked is counted at once, without asking anybody: no path can stop there',
      provenBy: 'tests/views/admin/event-results.test.tsx',
    },
  }),
  proof(revoke, {
    about: '당첨을 이유와 함께 취소하고, 다음 순서를 당첨자로 올려요.',
    says: { save: '당첨을 취소해요', 'form.submitted': '당첨 취소를 눌러요' },
    driver: winnerRevoke,
  }),
  proof(retry, {
    about: '지급하지 못한 보상을 한 번 묻고 다시 지급해요.',
    says: { remove: '보상을 다시 지급해요', 'removal.asked': '다시 지급을 눌러요' },
    driver: payoutRetry,
  }),
  proof(written, {
    about: '끝난 이벤트와 결과를 파일로 내려받아요.',
    says: { write: '파일을 만들어요', 'file.asked': '내려받기를 눌러요' },
    undriven: {
      why: 'its answer is a file that the browser keeps',
      provenBy: 'tests/views/admin/event-results.test.tsx',
    },
  }),
];
