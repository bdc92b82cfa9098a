import type { GuestView } from '#domain/catalogue/guest-recent-views.ts';
import {
  clearRecentViews,
  listRecentViews,
  lookUpProducts,
  mergeRecentViews,
  removeRecentView,
} from '#domain/catalogue/recent-view.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Feature } from '../../kit/feature.ts';
import { addViews, findByIds, findViews, forgetViews, trimViews } from './recent-view-store.ts';

/**
 * Registers the endpoints of recently viewed products; those of guests are stored in the browser.
 */
export const recentViewRoutes: Feature = (route, context) => {
  const { db, clock } = context;
  route(lookUpProducts, ({ query }) => findByIds(db, query.ids, clock.now()));
  route(listRecentViews, ({ user }) => findViews(db, user.id, clock.now()));
  route(mergeRecentViews, ({ user, body }) => merge(context, user.id, body.views));
  route(removeRecentView, async ({ user, params }) => {
    await forgetViews(db, user.id, params.productId);
    return null;
  });
  route(clearRecentViews, async ({ user }) => {
    await forgetViews(db, user.id, null);
    return null;
  });
};

async function merge({ db, clock }: Context, userId: number, views: readonly GuestView[]): Promise<null> {
  if (views.length === 0) return null;
  return inTransaction(db, async (tx) => {
    // Serialised per member, so that the limit holds across tabs.
    await lockMember(tx, userId);
    await addViews(tx, userId, views, clock.now());
    await trimViews(tx, userId);
    return null;
  });
}
