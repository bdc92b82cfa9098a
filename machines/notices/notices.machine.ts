import type { Notice } from '#domain/notices/notice.ts';
import type { Topic } from '#domain/notices/topics.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export type NoticeFilter = { topic: Topic | null; isUnread: boolean };

export const noticesMachine = createPagedMachine<Notice, NoticeFilter>({
  id: 'notices',
  description: 'What the shop told a member, by topic, the unread ones alone or all.',
  size: 20,
  filters: 'withPage',
  reloads: true,
});
