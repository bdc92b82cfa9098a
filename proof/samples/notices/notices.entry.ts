import type { Notice } from '#domain/notices/notice.ts';
import type { NoticeSetting } from '#domain/notices/settings.ts';
import { noticeCountMachine } from '#machines/notices/notice-count.machine.ts';
import { noticeReadingMachine } from '#machines/notices/notice-reading.machine.ts';
import { noticeSettingsMachine } from '#machines/notices/notice-settings.machine.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';

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
  message: '민준러너님 외 2명이 내 피드를 좋아해요.',
  path: '/feed/3',
  isRead: true,
};

const list = pagedEntry({
  title: '알림',
  group,
  machine: noticesMachine,
  filter: { topic: null, isUnread: false },
  narrowed: { topic: 'RESTOCK', isUnread: true },
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

const orders: NoticeSetting = { topic: 'ORDER', inApp: true, mail: true, isFixed: false, isMailed: true };
const account: NoticeSetting = { topic: 'INFO', inApp: true, mail: true, isFixed: true, isMailed: true };
const chosen = { type: 'setting.chosen', topic: 'ORDER', inApp: true, mail: false } as const;
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

/**
 * Registry entries of the charts of notices and their settings: sample data and labels for tests, drawings
 * and the inspector.
 */
export const noticeEntries: readonly RegistryEntry[] = [list, reading, count, settings];
