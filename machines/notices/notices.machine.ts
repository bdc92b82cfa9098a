import type { Notice } from '#domain/notices/notice.ts';
import type { Topic } from '#domain/notices/topics.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/**
 * Filter of the notifications; a `topic` of null shows all topics, `isSuppressed` those of this week that the weekly
 * limit held back.
 */
export type NoticeFilter = { topic: Topic | null; isUnread: boolean; isSuppressed: boolean };

/** Machine of the member's notifications: 20 a page, by topic, all or only the unread ones. */
export const noticesMachine = createPagedMachine<Notice, NoticeFilter>({
  id: 'notices',
  description: 'What the shop told a member, by topic, the unread ones alone or all.',
  size: 20,
  filters: 'withPage',
  reloads: true,
});
