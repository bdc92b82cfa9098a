import { fromPromise } from 'xstate';
import { listNotices, type Notice, readNotice } from '#domain/catalogue/notice.ts';
import { noticesMachine } from '#machines/catalogue/notices.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Notices of my page. */
const LATEST = 5;

export const wireNotices = ({ call }: AppServices) =>
  noticesMachine.provide({
    actors: {
      loadNotices: fromPromise<Notice[]>(async ({ signal }) => {
        const page = await call(listNotices, { query: { size: LATEST } }, { signal });
        return page.content;
      }),
      // Without the signal: opening a notice leaves the page, and the mark is to arrive all the same.
      markRead: fromPromise<{ noticeId: number }, { noticeId: number }>(async ({ input }) => {
        await call(readNotice, { params: { id: input.noticeId } });
        return input;
      }),
    },
  });
