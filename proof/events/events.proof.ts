import { drawCheckMachine } from '#machines/events/draw-check.machine.ts';
import { eventDetailMachine } from '#machines/events/event-detail.machine.ts';
import { eventEligibilityMachine } from '#machines/events/event-eligibility.machine.ts';
import { eventEntriesMachine } from '#machines/events/event-entries.machine.ts';
import { eventListMachine } from '#machines/events/event-list.machine.ts';
import { eventRankingMachine } from '#machines/events/event-ranking.machine.ts';
import { eventWinnersMachine } from '#machines/events/event-winners.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import {
  drawCheck,
  eventDetail,
  eventEligibility,
  eventEntries as eventEntriesDriver,
  eventList,
  eventRanking,
  eventWinners,
} from './events.driver.ts';
import {
  broken,
  counts,
  detail,
  downloaded,
  eligible,
  entries,
  error,
  filter,
  format,
  full,
  group,
  left,
  listed,
  loaded,
  outdated,
  pace,
  ranked,
  result,
  retried,
  returned,
  row,
  sealed,
  verified,
  visit,
  weak,
} from './events.samples.ts';

const ranking: RegistryEntry = {
  title: '이벤트 순위',
  group,
  machine: eventRankingMachine,
  input: visit,
  unreachable: ['closed'],
  rests: ['closed'],
  ports: { load: { done: ranked, error, empty: [] }, loadAgain: { done: ranked.slice(0, 3), error } },
  events: [outdated, pace, left, returned, retried],
  walkthroughs: [
    { name: '보고 있는 동안 새로 읽기', steps: [loaded, pace, done('loadAgain', ranked)] },
    { name: '새로 읽지 못하면 그대로', steps: [loaded, pace, failed('loadAgain', error)] },
    { name: '투표하면 바로 새로 읽기', steps: [loaded, outdated, done('loadAgain', ranked)] },
    { name: '다른 탭에 있는 동안 쉬기', steps: [loaded, left, returned, done('loadAgain', ranked)] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, done('load', [])] },
  ],
};

const check: RegistryEntry = {
  title: '추첨 검증',
  group,
  machine: drawCheckMachine,
  input: visit,
  rests: ['verified', 'weak', 'broken'],
  ports: {
    download: { done: { format }, error, otherDone: [sealed] },
    check: { done: weak, error, otherDone: [verified, broken] },
  },
  events: [retried],
  walkthroughs: [
    { name: '계산은 맞지만 공개 난수가 없음', steps: [downloaded, done('check', weak)] },
    { name: '모두 맞음', steps: [done('download', sealed), done('check', verified)] },
    { name: '파일이 맞지 않음', steps: [downloaded, done('check', broken)] },
    {
      name: '못 내려받은 뒤 다시',
      steps: [failed('download', error), retried, downloaded, done('check', weak)],
    },
    { name: '계산하지 못한 뒤 다시', steps: [downloaded, failed('check', error), retried] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(
    pagedEntry({
      ...row,
      title: '이벤트 목록',
      machine: eventListMachine,
      filter,
      narrowed: { ...filter, status: 'ended' },
      beside: { counts },
      items: listed,
      filters: 'withPage',
      reloads: true,
    }),
    {
      about: '진행하는 이벤트와 예정되거나 끝난 이벤트를 찾아봐요.',
      says: { loadPage: '이벤트 한 쪽을 불러와요' },
      driver: eventList,
    },
  ),
  proof(
    resourceEntry({
      ...row,
      title: '이벤트 상세',
      machine: eventDetailMachine,
      input: 1,
      load: { done: detail, error },
      reloads: true,
    }),
    {
      about: '이벤트 하나의 기간과 상품과 참여 방법을 읽어요.',
      says: { load: '이벤트를 불러와요' },
      driver: eventDetail,
    },
  ),
  proof(
    resourceEntry({
      ...row,
      title: '이벤트 참여 자격',
      machine: eventEligibilityMachine,
      input: 1,
      load: { done: eligible, error, otherDone: [full] },
    }),
    {
      about: '구매한 상품으로 참여할 수 있는지, 안 되면 왜 안 되는지 봐요.',
      says: { load: '내 자격을 불러와요' },
      driver: eventEligibility,
    },
  ),
  proof(
    pagedEntry({
      ...row,
      title: '이벤트 참여 피드',
      machine: eventEntriesMachine,
      filter: { eventId: 1, sort: 'votes' },
      narrowed: { eventId: 1, sort: 'latest' },
      items: entries,
      filters: 'alone',
      reloads: true,
    }),
    {
      about: '이벤트에 참여한 피드를 둘러보고 그 자리에서 투표해요.',
      says: { loadPage: '참여한 피드 한 쪽을 불러와요', 'filter.changed': '피드의 순서를 바꿔요' },
      driver: eventEntriesDriver,
    },
  ),
  proof(ranking, {
    about: '득표 순위를 보고 있으면 이벤트가 끝날 때까지 새 순위로 바뀌어요.',
    says: {
      load: '순위를 불러와요',
      loadAgain: '순위를 다시 불러와요',
      'ranking.outdated': '투표하거나 투표를 거둬요',
      'page.left': '다른 탭으로 가요',
      'page.returned': '이 탭으로 돌아와요',
    },
    driver: eventRanking,
  }),
  proof(
    resourceEntry({
      ...row,
      title: '이벤트 결과',
      machine: eventWinnersMachine,
      input: 1,
      load: { done: result, error },
      reloads: true,
    }),
    {
      about: '누가 무엇을 받았고 어떤 표가 집계됐는지 봐요.',
      says: { load: '발표한 결과를 불러와요' },
      driver: eventWinners,
    },
  ),
  proof(check, {
    about: '추첨 파일을 내려받아 내 기기에서 추첨을 다시 계산해요.',
    says: { download: '추첨 파일을 내려받아요', check: '추첨을 다시 계산해요' },
    driver: drawCheck,
  }),
];
