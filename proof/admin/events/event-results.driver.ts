// Size: drivers of one page.
import { type EventDetail, getEvent } from '#domain/events/event.ts';
import { listVotes } from '#domain/events/event-desk.ts';
import {
  calculateResult,
  processRewards,
  recalculateResult,
  reprocessReward,
} from '#domain/events/results/result.ts';
import {
  announceResult,
  freezeEvent,
  listResults,
  revokeWinner,
} from '#domain/events/results/result-desk.ts';
import { type ClosingFacts, mayPay } from '#machines/admin/events/event-closing.model.ts';
import type { Call } from '#src/http/call.ts';
import { asSampled, envelope, isJson } from '../../kit/answers.ts';
import { type Act, answerQuestion, type Driver, type PortDriver, retry } from '../../kit/driver.ts';
import { pauseClock } from '../../kit/held-clock.ts';
import { pageLike } from '../../kit/pages.ts';
import { announced, over } from './event.samples.ts';

const flow = 'eventClosing';
const ARRIVAL_MS = 20_000;
const SECOND_MS = 1_000;

/** The answers of the path about an event; the read after a calculation does not wait. */
let result: ClosingFacts['result'] = null;

const isFacts = (sample: unknown): sample is ClosingFacts => isJson(sample) && isJson(sample.event);

const facts: PortDriver = {
  asks: [getEvent],
  answer: async (_ask, sample): Promise<EventDetail> => {
    if (!isFacts(sample)) return over;
    result = sample.result;
    return { ...sample.event, resultState: result?.state ?? sample.event.resultState };
  },
};

/** Each step can be taken once, so the server is not called and each path may begin at any step. */
const step = (asks: PortDriver['asks'][number]): PortDriver => ({ asks: [asks], answer: asSampled });

const inPanel = (name: string | RegExp): Act => ({
  press: (page) => page.locator(`[data-flow="${flow}"]`).getByRole('button', { name }).first(),
});

const asked = '결과를 발표할까요?';

const inQuestion = (name: string): Act => ({
  press: (page) => page.getByRole('dialog', { name: asked }).getByRole('button', { name, exact: true }),
});

const JUDGED =
  'Votes are judged, or a prize is taken back, in parts of the panel that have charts of their own.';

export const eventClosing: Driver = {
  member: 'admin',
  path: `/events/result?open=${over.eventId}`,
  changesContext: true,
  outlivesScreen: 'the list around the panel loads while the clock jumps, and may lose its call',
  reach: async (page) => {
    await page.clock.install();
    await page.route(`**/api/v2/events/${over.eventId}/results`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: envelope(result) }) : route.fallback(),
    );
    // A page that is still arriving needs its timers.
    await page.locator(`[data-flow="${flow}"]`).waitFor({ timeout: ARRIVAL_MS });
    await pauseClock(page);
  },
  ports: {
    load: facts,
    look: facts,
    freeze: step(freezeEvent),
    calculate: step(calculateResult),
    recalculate: step(recalculateResult),
    announce: step(announceResult),
    pay: step(processRewards),
  },
  events: {
    'step.taken': inPanel(/^(참여자 확정|당첨자 계산|결과 발표|보상 지급)하기$/),
    'result.questioned': inPanel('다시 계산하기'),
    'title.typed': {
      before: (page, { title }) =>
        page
          .getByRole('dialog', { name: asked })
          .getByLabel(/이벤트 제목/)
          .fill(String(title)),
    },
    'form.submitted': inQuestion('발표하기'),
    'announcement.dismissed': inQuestion('닫기'),
    'screen.retried': retry,
    'xstate.after.pace.eventClosing.awaiting': { before: (page) => page.clock.runFor(2 * SECOND_MS) },
  },
  offscreen: { 'screen.reloaded': JUDGED },
  // What has failed is paid again one by one, further below.
  hidden: ({ type }, { state, context }) =>
    type === 'step.taken' && state === 'announced' && isFacts(context.facts) && !mayPay(context.facts),
};

const member = 'admin';
const PAGE = '/events/result';
const OPENED = `${PAGE}?open=4`;

const hasWords = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('없는 이벤트');

export const eventResults: Driver = {
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
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'A step of an event is taken first.' },
  // The pager is there only with several pages, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : hasWords(context)),
};

const votes: NonNullable<PortDriver['answer']> = async (_ask, sample) => {
  const page = Object(sample);
  const { items = [], page: number = 0, totalPages = 1, totalElements = items.length } = page;
  return envelope({
    content: items,
    page: number,
    size: 20,
    totalElements,
    totalPages,
    hasNext: number + 1 < totalPages,
    hasPrevious: number > 0,
    first: number === 0,
    last: false,
    empty: items.length === 0,
    numberOfElements: items.length,
    totals: page.totals,
    flagged: page.flagged,
  });
};

const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('MOSTLY_WAITING');

export const eventVotes: Driver = {
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
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'Votes are judged first.' },
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
};

/** The event with known winners, one of whom could not be paid (server/seed/desk). */
async function withFailure(call: Call): Promise<string> {
  const { content } = await call(listResults, { query: { state: 'PAID' } });
  const found = content.find(({ failedPayouts }) => failedPayouts > 0);
  if (!found) throw new Error('the seed has no payout that failed');
  return `${PAGE}?open=${found.eventId}`;
}

const paid = { userId: 1, rankPosition: 1, pointsEarned: 0, badgePointsEarned: 0, couponCode: null };

/** An action works only once, so the server is not called and each path begins with the same failure. */
export const payoutRetry: Driver = {
  member,
  path: withFailure,
  ports: {
    remove: {
      asks: [reprocessReward],
      answer: async () => envelope({ ...paid, success: true, message: '' }),
    },
  },
  events: {
    'removal.asked': {
      press: (page) =>
        page.locator('[data-flow="payoutRetry"]').first().getByRole('button', { name: '다시 지급' }),
    },
    'removal.confirmed': answerQuestion('다시 지급'),
    'removal.dismissed': answerQuestion('취소'),
  },
};

/** The same of a prize that is taken back. */
export const winnerRevoke: Driver = {
  member,
  path: withFailure,
  reach: (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: / 당첨 취소$/ })
      .first()
      // The panel loads after the screen, and the screen after its code.
      .click({ timeout: ARRIVAL_MS }),
  ports: { save: { asks: [revokeWinner], answer: async () => envelope(announced) } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change)) await page.getByLabel(/취소 사유/).fill(String(change.reason ?? ''));
      },
    },
    'form.submitted': {
      press: (page) =>
        page
          .getByRole('dialog', { name: '당첨 취소', exact: true })
          .getByRole('button', { name: '당첨 취소', exact: true }),
    },
  },
  absent: /^saved$/,
};
