import { getEvent } from '#domain/events/event.ts';
import { listVotes } from '#domain/events/event-desk.ts';
import {
  calculateResult,
  getResult,
  processRewards,
  recalculateResult,
} from '#domain/events/results/result.ts';
import { announceResult, freezeEvent, listResults } from '#domain/events/results/result-desk.ts';
import { over } from '#proof/samples/admin/event-samples.entry.ts';
import { envelope, isJson } from '../answers.ts';
import { type Act, type Driver, type PortDriver, retry } from '../driver.ts';
import { pageLike } from '../pages.ts';

const member = 'admin';
const PAGE = '/events/result';
const OPENED = `${PAGE}?open=4`;

const panelPress = (name: string): Act => ({
  press: (page) => page.getByRole('dialog').last().getByRole('button', { name, exact: true }),
});

const hasWords = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('없는 이벤트');

export const eventResults: Driver = {
  flow: 'eventResults',
  member,
  path: PAGE,
  ports: { loadPage: { asks: [listResults], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (turned) return;
        await page.getByRole('searchbox', { name: '이벤트 제목 검색' }).fill('없는 이벤트');
      },
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.getByRole('search').getByRole('button'),
    },
    'screen.retried': retry('eventResults'),
  },
  offscreen: { 'screen.reloaded': 'A step of an event is taken first.' },
  // Pages are turned where there are some, and what the address says already is no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : hasWords(context)),
};

/** What comes of a made-up event is the path's: nothing of the seed's is settled by a walk. */
const settle: NonNullable<PortDriver['answer']> = async (_ask, sample, asked) => {
  if (!isJson(sample)) return envelope(null);
  if (asked === getEvent)
    return isJson(sample.result)
      ? { ...Object(sample.event), resultState: sample.result.state }
      : sample.event;
  return envelope(asked === getResult ? sample.result : sample);
};

export const eventSettle: Driver = {
  flow: 'eventSettle',
  member,
  path: OPENED,
  ports: {
    load: { asks: [getEvent], follows: [getResult], answer: settle },
    look: { asks: [getEvent], follows: [getResult], answer: settle },
    freeze: { asks: [freezeEvent], answer: settle },
    calculate: { asks: [calculateResult], answer: settle },
    recalculate: { asks: [recalculateResult], answer: settle },
    announce: { asks: [announceResult], answer: settle },
    pay: { asks: [processRewards], answer: settle },
  },
  events: {
    'step.taken': {
      press: (page) =>
        page.getByRole('dialog').getByRole('button', {
          name: /^(참여자 명단 동결하기|당첨자 계산하기|결과 발표하기|보상 지급하기)$/,
        }),
    },
    'result.questioned': panelPress('다시 계산하기'),
    'title.typed': {
      before: async (page, { title }) => {
        await page.getByLabel('이벤트 제목 (필수)').fill(String(title));
      },
    },
    'form.submitted': panelPress('발표하기'),
    'announcement.dismissed': {
      before: async (page) => {
        await page.keyboard.press('Escape');
      },
    },
    'screen.retried': retry('eventSettle'),
  },
  offscreen: {
    'screen.reloaded': 'Votes are judged or a prize is taken back first.',
    'after pace': 'It waits for the shop: the clock of other parts would move too.',
  },
};

const votes: NonNullable<PortDriver['answer']> = async (_ask, sample) => {
  const page = Object(sample);
  const { items = [], page: number = 0, totalPages = 1, totalElements = items.length } = page;
  return envelope({
    ...{ content: items, page: number, size: 20, totalElements, totalPages },
    ...{ hasNext: number + 1 < totalPages, hasPrevious: number > 0, first: number === 0, last: false },
    ...{ empty: items.length === 0, numberOfElements: items.length },
    ...{ totals: page.totals, flagged: page.flagged },
  });
};

const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('MOSTLY_WAITING');

export const eventVotes: Driver = {
  flow: 'eventVotes',
  member,
  path: OPENED,
  reach: async (page) => {
    await page.route('**/api/events/4', (route) => route.fulfill({ json: over }));
    await page.reload();
  },
  ports: { loadPage: { asks: [listVotes], answer: votes } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (!turned)
          await page
            .getByRole('dialog')
            .getByRole('combobox', { name: /^이상한 점/ })
            .selectOption('MOSTLY_WAITING');
      },
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('dialog').getByRole('button', { name: '다음', exact: true })
          : page.getByRole('dialog').getByRole('heading', { name: '투표', exact: true }),
    },
    'screen.retried': retry('eventVotes'),
  },
  offscreen: { 'screen.reloaded': 'Votes are judged first.' },
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
};
