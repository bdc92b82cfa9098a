import { isPastEnd, toPaged } from '#domain/kit/page.ts';
import { seoulWeek } from '#domain/kit/time/time.ts';
import { countUnread, listNotices, type Notice, readAllNotices, readNotice } from '#domain/notices/notice.ts';
import { readNoticeSettings, saveNoticeSetting } from '#domain/notices/settings.ts';
import type { Feature } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import {
  countNotices,
  countUnreadNotices,
  findNotices,
  markAllRead,
  markRead,
  type NoticeFilter,
} from './notice-store.ts';
import { pathFor } from './reader-path.ts';
import { readSettings, saveSetting } from './settings-service.ts';

type Row = Awaited<ReturnType<typeof findNotices>>[number];

/** Builds the message with the actor's name and the number of others. */
function sentenceOf({ nickname, actorCount: count, message }: Row): string {
  if (count === 0) return message;
  const others = count > 1 ? ` 외 ${count - 1}명` : '';
  return `${nickname}님${others}이 ${message}`;
}

const toNotice = (row: Row, role: string): Notice => ({
  noticeId: row.id,
  type: row.type,
  topic: row.topic,
  message: sentenceOf(row),
  path: pathFor(role, row.path),
  isRead: row.readAt !== null,
  createdAt: row.createdAt.toISOString(),
});

/** Registers the endpoints of the caller's notifications. */
export const noticeRoutes: Feature = (route, { db, clock, talk }) => {
  route(listNotices, async ({ user, query: { topic, unread, suppressed, ...page } }) => {
    const suppressedFrom = suppressed === 'true' ? seoulWeek(clock.now()) : undefined;
    const filter: NoticeFilter = { topic, isUnread: unread === 'true', suppressedFrom };
    const total = await countNotices(db, user.id, filter);
    const rows = isPastEnd(page, total) ? [] : await findNotices(db, user.id, filter, page);
    return toPaged(
      rows.map((row) => toNotice(row, user.userType)),
      page,
      total,
    );
  });
  route(countUnread, async ({ user }) => ({ unread: await countUnreadNotices(db, user.id) }));
  route(readNotice, async ({ user, params }) => {
    if (!(await markRead(db, user.id, params.id, clock.now()))) throw new ShopError('NOTICE_NOT_FOUND');
    return null;
  });
  route(readAllNotices, async ({ user }) => {
    await markAllRead(db, user.id, clock.now());
    return null;
  });
  route(readNoticeSettings, ({ user }) => readSettings({ db, talk }, user));
  route(saveNoticeSetting, ({ user, body }) => saveSetting({ db, talk }, user, body));
};
