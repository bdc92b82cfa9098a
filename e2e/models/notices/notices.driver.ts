import { listNotices, readAllNotices, readNotice } from '#domain/notices/notice.ts';
import { readNoticeSettings, saveNoticeSetting } from '#domain/notices/settings.ts';
import { isJson, withData } from '../answers.ts';
import { type Driver, retry } from '../driver.ts';
import { nextPage, paged } from '../pages.ts';

const PAGE = '/mypage/notices';
const member = 'haeun';

/** The address owns topic and page. */
const list = paged({ flow: 'notices', path: PAGE, member }, [listNotices], {});
export const notices: Driver = {
  ...list,
  ports: {
    loadPage: {
      asks: [listNotices],
      requests: 1,
      answer: withData((page, sample) => {
        if (!isJson(page) || !isJson(sample)) return page;
        const { items, totalPages, totalElements } = sample;
        return { ...page, content: items, totalPages, totalElements };
      }),
    },
  },
  events: {
    ...list.events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextPage.press?.(page, event).click();
        await page
          .getByRole('group', { name: '알림 종류' })
          .getByRole('button', { pressed: false })
          .first()
          .click();
        return undefined;
      },
    },
  },
  hidden: ({ type, page }, { state }) => type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
  offscreen: {
    'screen.reloaded': 'e2e/notices.spec.ts reads all notices, after which the list is read again',
  },
};

const leavesThePage = 'opening a notice leaves the page, and with it the flow';
export const noticeReading: Driver = {
  flow: 'noticeReading',
  member,
  path: PAGE,
  ports: { markRead: { asks: [readNotice] }, markAllRead: { asks: [readAllNotices], requests: 1 } },
  events: {
    'reading.finished': { press: (page) => page.getByRole('button', { name: '모두 읽음' }) },
  },
  offscreen: { 'notice.opened': leavesThePage, '✓ markRead': leavesThePage, '✗ markRead': leavesThePage },
  absent: /^marking$/,
};

export const noticeSettings: Driver = {
  flow: 'noticeSettings',
  member: 'subin',
  path: '/account-settings?tab=notices',
  ports: {
    load: { asks: [readNoticeSettings] },
    save: { asks: [saveNoticeSetting], requests: 1 },
  },
  events: {
    'setting.chosen': { press: (page) => page.getByRole('checkbox', { name: '주문·배송 메일' }) },
    'screen.retried': retry('noticeSettings'),
  },
};
