// Size: every chart of an event after its end; they share one result.
import type { VoteRow } from '#domain/events/event-desk.ts';
import type { RewardProcess } from '#domain/events/results/result.ts';
import type { Frozen, ResultRow } from '#domain/events/results/result-desk.ts';
import { eventClosingMachine } from '#machines/admin/events/event-closing.machine.ts';
import { type ClosingFacts, frozenFacts } from '#machines/admin/events/event-closing.model.ts';
import { eventResultsMachine, type ResultFilters } from '#machines/admin/events/event-results.machine.ts';
import { eventVotesMachine, type VoteFilter } from '#machines/admin/events/event-votes.machine.ts';
import { payoutRetryMachine } from '#machines/admin/events/payout-retry.machine.ts';
import { resultFileMachine } from '#machines/admin/events/result-file.machine.ts';
import { voteJudgementMachine } from '#machines/admin/events/vote-judgement.machine.ts';
import { winnerRevokeMachine } from '#machines/admin/events/winner-revoke.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { announced, calculated, group, halted, over, paid, paying } from './event-samples.entry.ts';

const error = new Error('이벤트 결과를 불러오지 못했어요.');
const none: ResultFilters = { q: null, state: null };
const filter = { filters: none, sort: null, size: 20 };
const row: ResultRow = {
  eventId: 4,
  title: over.title,
  type: 'RANKING',
  eventEndDate: over.eventEndDate,
  announcementDate: over.announcementDate,
  state: 'NONE',
  isCancelled: false,
  entries: 12,
  counted: 340,
  waiting: 6,
  void: 4,
  waitingPayouts: 0,
  failedPayouts: 0,
};

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

const ended: ClosingFacts = { event: over, result: null };
const frozen: Frozen = {
  eventId: 4,
  frozenAt: '2026-09-01T00:05:00.000Z',
  entrants: 12,
  entrantsHash: 'a1'.repeat(32),
};
const fixed = frozenFacts(ended, frozen);
const reviewed: ClosingFacts = { ...fixed, result: calculated };
const process: RewardProcess = {
  eventId: 4,
  totalParticipants: 15,
  successfulRewards: 14,
  failedRewards: 1,
  waitingRewards: 0,
  rewardDetails: [
    {
      userId: 9,
      rankPosition: 2,
      pointsEarned: 1_500,
      badgePointsEarned: 0,
      couponCode: null,
      success: false,
      message: '탈퇴한 회원이에요.',
    },
  ],
};
const differs = refusal('다른 사람이 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');
const step = { type: 'step.taken' } as const;
const questioned = { type: 'result.questioned' } as const;
const title = { type: 'title.typed', title: over.title } as const;
const submitted = { type: 'form.submitted' } as const;
const dismissed = { type: 'announcement.dismissed' } as const;
const reloaded = { type: 'screen.reloaded' } as const;
const retried = { type: 'screen.retried' } as const;
const pace = { type: 'xstate.after.pace.eventClosing.awaiting' } as const;
const factsOf = (result: ClosingFacts['result']): ClosingFacts => ({ ...fixed, result });
const review = done('load', reviewed);

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
      name: '동결부터 지급까지',
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

const vote: VoteRow = {
  voteId: 21,
  nickname: '성수산책',
  feedId: 12,
  feedTitle: '샌들 신고 바닷가로',
  standing: 'COUNTED',
  voidReason: null,
  flags: ['BURST', 'SAME_HOUR'],
  votedAt: '2026-08-30T03:00:00.000Z',
};
const anyVote: VoteFilter = { id: 4, flag: null, standing: null, size: 20 };
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

const toggled = { type: 'row.toggled', id: 21 } as const;
const page = { type: 'page.toggled', ids: [21, 22] } as const;
const all = { type: 'all.chosen', filter: null } as const;
const changed = { type: 'list.changed' } as const;
const cleared = { type: 'selection.cleared' } as const;
const asked = { type: 'act.asked', act: { deed: 'void', reason: '같은 곳에서 몰린 표예요.' } } as const;
const confirmed = { type: 'act.confirmed' } as const;
const cancelled = { type: 'act.cancelled' } as const;
const judged = [{ id: 21, done: true, reason: null }];
const halfJudged = [
  { id: 21, done: true, reason: null },
  { id: 22, done: false, reason: '없어진 투표예요.' },
];

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

const reason = { type: 'field.changed', change: { reason: '다른 사람의 사진이었어요.' } } as const;
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

/**
 * Registry entries of the charts of event results and votes in the admin area: sample data and labels for
 * tests, drawings and the inspector.
 */
export const eventResultEntries: readonly RegistryEntry[] = [
  list,
  settle,
  votes,
  judgement,
  revoke,
  retry,
  written,
];
