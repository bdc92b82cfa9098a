import { listNotices, type Notice, readNotice } from '#domain/catalogue/notice.ts';
import { isPastEnd, toPaged } from '#domain/kit/page.ts';
import type { Feature } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { countNotices, findNotices, markRead } from './notice-store.ts';

/** What the shop told a member; another member's notice does not exist for the caller. */
export const noticeRoutes: Feature = (route, { db, clock }) => {
  route(listNotices, async ({ user, query }) => {
    const total = await countNotices(db, user.id);
    const rows = isPastEnd(query, total) ? [] : await findNotices(db, user.id, query);
    const notices = rows.map(
      (row): Notice => ({
        noticeId: row.id,
        type: row.type,
        message: row.message,
        path: row.path,
        isRead: row.read_at !== null,
        createdAt: row.created_at.toISOString(),
      }),
    );
    return toPaged(notices, query, total);
  });
  route(readNotice, async ({ user, params }) => {
    if (!(await markRead(db, user.id, params.id, clock.now()))) throw new ShopError('NOTICE_NOT_FOUND');
    return null;
  });
};
