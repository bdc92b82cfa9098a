import type { Notice } from '#domain/catalogue/notice.ts';
import { noticesMachine } from '#machines/catalogue/notices.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

const error = new Error('알림을 불러오지 못했어요.');
const notice: Notice = {
  noticeId: 8,
  type: 'RESTOCK',
  message: '가벼운 런닝화 블랙 260mm가 다시 들어왔어요.',
  path: '/products/1',
  isRead: false,
  createdAt: '2026-11-20T03:00:00.000Z',
};
const opened = { type: 'notice.opened', noticeId: 8 };
const retried = { type: 'screen.retried' };

export const noticesEntry: RegistryEntry = {
  title: '알림',
  group: '회원',
  machine: noticesMachine,
  ports: { loadNotices: { done: [notice], error, empty: [] }, markRead: { done: { noticeId: 8 }, error } },
  events: [opened, retried],
  walkthroughs: [
    { name: '알림 읽기', steps: [done('loadNotices', [notice]), opened, done('markRead', { noticeId: 8 })] },
    {
      name: '실패하고 다시 시도하기',
      steps: [failed('loadNotices', error), retried, done('loadNotices', [])],
    },
  ],
};
