import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { listNotices, type Notice, readAllNotices, readNotice } from '#domain/notices/notice.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { noticeReadingMachine } from '#machines/notices/notice-reading.machine.ts';
import { type NoticeFilter, noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticeCountOf } from '#src/areas/notices/notice-count.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';

/** Number of notices on the member page. */
const LATEST = 5;

const wireList = ({ call }: AppServices, most?: number) =>
  noticesMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Notice>, PagedRequest<NoticeFilter>>(async ({ input, signal }) => {
        const { filter, page, size } = input;
        const query = {
          page,
          size: most ?? size,
          ...(filter.topic ? { topic: filter.topic } : {}),
          ...(filter.isUnread ? { unread: 'true' as const } : {}),
          ...(filter.isSuppressed ? { suppressed: 'true' as const } : {}),
        };
        const { content, totalPages, totalElements } = await call(listNotices, { query }, { signal });
        return { items: content, page, totalPages, totalElements };
      }),
    },
  });

/** Provides the chart of the paged notifications of a member with its calls and effects. */
export const wireNotices = (app: AppServices) => wireList(app);
/** Provides the chart of the latest notifications, for the menu of the bell with its calls and effects. */
export const wireLatestNotices = (app: AppServices) => wireList(app, LATEST);

const tellBell = (app: AppServices): void =>
  link('noticeReading > noticeCount', noticeCountOf(app))({ type: 'notices.changed' });

/** Provides the chart of reading with its calls and effects: the open list and the bell update. */
export const wireNoticeReading = (app: AppServices, list: ActorRefFrom<typeof noticesMachine>) =>
  noticeReadingMachine.provide({
    actors: {
      // Without the abort signal, because opening a notice leaves the page and the call must still arrive.
      markRead: fromPromise<void, { noticeId: number }>(async ({ input }) => {
        await app.call(readNotice, { params: { id: input.noticeId } });
        tellBell(app);
      }),
      markAllRead: fromPromise<void>(async () => {
        await app.call(readAllNotices, {});
        tellBell(app);
      }),
    },
    actions: {
      announceRead: () => link('noticeReading > notices', list)({ type: 'screen.reloaded' }),
    },
  });
