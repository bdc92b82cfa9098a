import { listVotes } from '#domain/events/event-desk.ts';
import { reprocessReward } from '#domain/events/results/result.ts';
import { listResults, revokeWinner } from '#domain/events/results/result-desk.ts';
import { announced, over } from '#proof/samples/admin/event-samples.entry.ts';
import type { Call } from '#src/http/call.ts';
import { envelope, isJson } from '../answers.ts';
import { answerQuestion, type Driver, type PortDriver, retry } from '../driver.ts';
import { pageLike } from '../pages.ts';

const member = 'admin';
const PAGE = '/events/result';
const OPENED = `${PAGE}?open=4`;

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

/** The event whose winners are known, and one of whom could not be paid (server/seed/desk). */
async function withFailure(call: Call): Promise<string> {
  const { content } = await call(listResults, { query: { state: 'PAID' } });
  const found = content.find(({ failedPayouts }) => failedPayouts > 0);
  if (!found) throw new Error('the seed has no payout that failed');
  return `${PAGE}?open=${found.eventId}`;
}

const ARRIVAL_MS = 20_000;
const paid = { userId: 1, rankPosition: 1, pointsEarned: 0, badgePointsEarned: 0, couponCode: null };

/** What is done is done once: the server is not asked, so that each path begins with the same failure. */
export const payoutRetry: Driver = {
  flow: 'payoutRetry',
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
  flow: 'winnerRevoke',
  member,
  path: withFailure,
  reach: (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: / 당첨 취소$/ })
      .first()
      // The panel comes after the screen, and the screen after its code.
      .click({ timeout: ARRIVAL_MS }),
  ports: { save: { asks: [revokeWinner], answer: async () => envelope(announced) } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change)) await page.getByLabel(/취소하는 이유/).fill(String(change.reason ?? ''));
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
