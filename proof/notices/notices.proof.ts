// Size: samples, words and drivers of one page.
import { listNotices, type Notice, readAllNotices, readNotice } from '#domain/notices/notice.ts';
import { type NoticeSetting, readNoticeSettings, saveNoticeSetting } from '#domain/notices/settings.ts';
import { noticeCountMachine } from '#machines/notices/notice-count.machine.ts';
import { noticeReadingMachine } from '#machines/notices/notice-reading.machine.ts';
import { noticeSettingsMachine } from '#machines/notices/notice-settings.machine.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { isJson, withData } from '../kit/answers.ts';
import { retry } from '../kit/driver.ts';
import { paged, pagedEntry } from '../kit/paged.ts';
import { nextButton } from '../kit/pages.ts';
import { type Proof, proof } from '../page.ts';

const group = '회원';
const error = new Error('알림을 불러오지 못했어요.');

const notice: Notice = {
  noticeId: 8,
  type: 'RESTOCK',
  topic: 'RESTOCK',
  message: '가벼운 런닝화 블랙 260mm가 다시 들어왔어요.',
  path: '/products/1',
  isRead: false,
  createdAt: '2026-11-20T03:00:00.000Z',
};

const liked: Notice = {
  ...notice,
  noticeId: 9,
  type: 'FEED_LIKE',
  topic: 'FEED',
  message: '민준러너님 외 2명이 내 피드에 좋아요를 눌렀어요.',
  path: '/feed/3',
  isRead: true,
};

const list = pagedEntry({
  title: '알림',
  group,
  machine: noticesMachine,
  filter: { topic: null, isUnread: false, isSuppressed: false },
  narrowed: { topic: 'RESTOCK', isUnread: true, isSuppressed: false },
  filters: 'withPage',
  reloads: true,
  items: [liked, notice],
  error,
});

const opened = { type: 'notice.opened', noticeId: 8 } as const;
const allRead = { type: 'reading.finished' } as const;
const notSaved = new Error('알림을 저장하지 못했어요.');

const reading: RegistryEntry = {
  title: '알림 읽음',
  group,
  machine: noticeReadingMachine,
  ports: {
    markRead: { done: undefined, error: notSaved },
    markAllRead: { done: undefined, error: notSaved },
  },
  events: [opened, allRead],
  walkthroughs: [
    { name: '모두 읽음', steps: [allRead, done('markAllRead')] },
    {
      name: '저장하지 못한 뒤 다시',
      steps: [allRead, failed('markAllRead', notSaved), allRead, done('markAllRead')],
    },
  ],
};

const arrived = { type: 'member.arrived' } as const;
const left = { type: 'member.left' } as const;
const minute = { type: 'xstate.after.freshness.noticeCount.fresh' } as const;
const changed = { type: 'notices.changed' } as const;
const focused = { type: 'shop.returned' } as const;

const count: RegistryEntry = {
  title: '안 읽은 알림 수',
  group,
  machine: noticeCountMachine,
  ports: { count: { done: 3, error, empty: 0 } },
  events: [arrived, left, { type: 'count.known', count: 2 }, changed, focused, minute],
  walkthroughs: [
    { name: '프로필이 알려 준 수', steps: [{ type: 'count.known', count: 2 }] },
    { name: '알림을 읽어 다시 세기', steps: [arrived, done('count', 3), changed, done('count', 2)] },
    { name: '세지 못함', steps: [arrived, failed('count', error), changed, done('count', 1)] },
    { name: '돌아와서 다시 세기', steps: [arrived, done('count', 3), minute, focused, done('count', 4)] },
    { name: '로그아웃하면 잊기', steps: [arrived, done('count', 3), left] },
  ],
};

const on = { inApp: true, mail: true, push: true, isMailed: true };
const talked = { talk: true, talkOffer: 'OFFERED' } as const;
const untalked = { talk: false, talkOffer: 'NONE' } as const;
const orders: NoticeSetting = { ...on, ...talked, topic: 'ORDER', isFixed: false };
const account: NoticeSetting = { ...on, ...untalked, topic: 'INFO', isFixed: true };
const chosen = {
  type: 'setting.chosen',
  topic: 'ORDER',
  inApp: true,
  mail: false,
  push: true,
  talk: true,
} as const;
const retried = { type: 'screen.retried' } as const;
const loaded = done('load', [orders, account]);
const saved = [{ ...orders, mail: false }, account];

const settings: RegistryEntry = {
  title: '알림 설정',
  group,
  machine: noticeSettingsMachine,
  ports: { load: { done: [orders, account], error }, save: { done: saved, error: notSaved } },
  events: [chosen, retried],
  walkthroughs: [
    { name: '주문 메일 끄기', steps: [loaded, chosen, done('save', saved)] },
    { name: '저장되지 않아 그대로', steps: [loaded, chosen, failed('save', notSaved)] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
  ],
};

const PAGE = '/mypage/notices';
const member = 'haeun';

/** The address owns topic and page. */
const listed = paged({ path: PAGE, member }, [listNotices], {});
const leavesThePage = 'opening a notice leaves the page, and with it the flow';

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '상점이 보낸 알림을 종류별로, 안 읽은 것만 골라 봐요.',
    says: { loadPage: '알림 한 쪽을 불러와요' },
    driver: {
      ...listed,
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
        ...listed.events,
        'filter.changed': {
          before: async (page, event) => {
            if (event.page === 1) return nextButton(page).click();
            await page
              .getByRole('group', { name: '알림 종류' })
              .getByRole('button', { pressed: false })
              .first()
              .click();
            return undefined;
          },
        },
      },
      hidden: ({ type, page }, { state }) =>
        type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
      offscreen: {
        'screen.reloaded': 'e2e/notices.spec.ts reads all notices, after which the list is read again',
      },
    },
  }),
  proof(reading, {
    about: '알림을 하나 열거나, 모두 읽은 것으로 해요.',
    says: {
      markRead: '읽었다고 저장해요',
      markAllRead: '모두 읽었다고 저장해요',
      'notice.opened': '알림을 열어요',
      'reading.finished': '모두 읽음을 눌러요',
    },
    driver: {
      member,
      path: PAGE,
      ports: { markRead: { asks: [readNotice] }, markAllRead: { asks: [readAllNotices], requests: 1 } },
      events: {
        'reading.finished': { press: (page) => page.getByRole('button', { name: '모두 읽음' }) },
      },
      offscreen: { 'notice.opened': leavesThePage, '✓ markRead': leavesThePage, '✗ markRead': leavesThePage },
      absent: /^marking$/,
    },
  }),
  proof(count, {
    about: '안 읽은 알림이 몇 개인지 종 옆에 보여요.',
    says: {
      count: '안 읽은 알림을 세어요',
      'count.known': '프로필이 개수를 알려 줘요',
      'member.arrived': '회원이 들어와요',
      'member.left': '로그아웃하거나 다른 사람이 들어와요',
      'notices.changed': '알림을 읽어 개수가 바뀌어요',
      'shop.returned': '다른 창에서 돌아와요',
    },
    undriven: {
      why: 'a number at the bell of the header, which is not there while nothing is unread',
      provenBy: 'e2e/notices.spec.ts',
    },
  }),
  proof(settings, {
    about: '무엇을 신발장 안에서, 무엇을 메일이나 푸시로 알릴지 골라요.',
    says: {
      load: '알림 설정을 불러와요',
      save: '고른 대로 저장해요',
      'setting.chosen': '알림을 켜거나 꺼요',
    },
    driver: {
      member: 'subin',
      path: '/account-settings?tab=notices',
      ports: {
        load: { asks: [readNoticeSettings] },
        save: { asks: [saveNoticeSetting], requests: 1 },
      },
      events: {
        'setting.chosen': { press: (page) => page.getByRole('checkbox', { name: '주문·배송 메일' }) },
        'screen.retried': retry,
      },
    },
  }),
];
