import { listSanctions } from '#domain/admin/members/member-sanctions.ts';
import { listAppeals } from '#domain/admin/reports/appeal-queue.ts';
import { claimCase, decideCase, getCase, listCases } from '#domain/admin/reports/report-case.ts';
import { envelope, isJson, withData } from '../kit/answers.ts';
import type { Driver, PortDriver } from '../kit/driver.ts';
import { paged } from '../kit/paged.ts';
import { nextButton } from '../kit/pages.ts';

const PAGE = '/report-manage';
const member = 'admin';

/** The address owns filters and page. */
const byAddress = (driver: Driver): Driver => ({
  ...driver,
  events: {
    ...driver.events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextButton(page).click();
        const views = page.getByRole('group', { name: '보기' });
        return views.getByRole('button', { pressed: false }).first().click();
      },
    },
  },
  hidden: ({ type, page }, { state }) => type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
  offscreen: { 'screen.reloaded': 'tests/server decide cases, after which the table is read again' },
});

/** The seed has no case: the rows of the path are shown, and nothing is decided. */
const rows = withData((data, sample) => {
  const { items: content = [], ...page } = isJson(sample) ? sample : {};
  return { ...(isJson(data) ? data : {}), content, ...page };
});

const table = (driver: Driver, asks: PortDriver['asks']): Driver =>
  byAddress({ ...driver, ports: { loadPage: { asks, requests: 1, answer: rows } } });

export const reportQueue = table(paged({ path: PAGE, member }, [listCases]), [listCases]);

export const appealDesk = table(paged({ path: `${PAGE}?view=appeals`, member }, [listAppeals]), [
  listAppeals,
]);

const said =
  (data: unknown): NonNullable<PortDriver['answer']> =>
  async () =>
    envelope(data);

const shown: NonNullable<PortDriver['answer']> = async (_, sample) =>
  envelope(isJson(sample) ? sample.report : null);

const decided = { caseId: 7, state: 'RESOLVED', version: 2, sanctionId: null };

export const reportCase: Driver = {
  member,
  path: `${PAGE}?open=7`,
  ports: {
    load: { asks: [getCase], follows: [listSanctions], answer: shown },
    look: { asks: [getCase], follows: [listSanctions], answer: shown },
    claim: { asks: [claimCase], answer: said({ version: 1, claimedUntil: '2026-11-20T03:10:00.000Z' }) },
    decide: { asks: [decideCase], answer: said(decided) },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        const panel = page.getByRole('dialog');
        if (change.decision === 'HIDE') await panel.getByRole('radio', { name: /^숨김/ }).check();
        await panel.getByRole('textbox', { name: '위반 규정' }).fill(String(change.rule ?? ''));
      },
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: '결정하기', exact: true }) },
    'decision.reopened': {
      press: (page) => page.getByRole('button', { name: '다시 판단하기', exact: true }),
    },
    'screen.retried': {
      press: (page) =>
        page.locator('[data-flow="reportCase"]').getByRole('button', { name: /^(다시 시도|다시 열기)$/ }),
    },
  },
  offscreen: { 'claim.lost': 'tests/views/admin/case-panel.test.tsx comes back to a tab and finds it taken' },
  // A decision that was chosen is chosen otherwise, never unchosen.
  hidden: ({ type, change }) => type === 'field.changed' && isJson(change) && change.decision === '',
};
