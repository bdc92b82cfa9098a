import type { UserType } from '#domain/members/user.ts';
import { paths } from '#src/lib/paths.ts';
import { menuText } from '#src/text/menu.ts';
import { shellText } from '#src/text/shell.ts';
import type { MenuGroup } from './footer-links.ts';

const { groups, items } = menuText;

const shopping: MenuGroup = {
  title: groups.shopping,
  items: [
    [items.all, paths.products()],
    [shellText.category, paths.categories],
    [items.newest, '/new'],
    [items.best, '/best'],
    [items.events, paths.events],
    [items.store, '/store'],
  ],
};
const feed: MenuGroup = {
  title: groups.feed,
  items: [
    [items.myFeeds, '/my-feed'],
    [items.feedList, paths.feeds()],
    [items.liked, paths.likedFeeds],
  ],
};
const mypage: MenuGroup = {
  title: groups.mypage,
  items: [
    [items.wishlist, paths.wishlist],
    [items.recent, paths.recentView],
    [shellText.cart, paths.cart],
    [items.orders, paths.orders],
    [items.coupons, paths.coupons],
    [items.points, paths.points],
    [items.level, paths.level],
    [items.badges, paths.badges],
  ],
};
const support: MenuGroup = {
  title: groups.support,
  items: [
    [items.reviews, paths.reviews],
    [items.settings, '/settings'],
    [items.terms, paths.terms],
    [items.privacy, '/privacy'],
  ],
};
const seller: MenuGroup = {
  title: groups.seller,
  items: [
    [items.sellerPage, paths.sellerPage],
    [items.storeHome, '/store-home'],
    [items.productManage, '/product-manage'],
    [items.orderManage, '/order-manage'],
    [items.reviewManage, '/review-manage'],
    [items.settings, '/settings'],
  ],
};
const admin: MenuGroup = {
  title: groups.admin,
  items: [
    [shellText.adminDashboard, paths.adminDashboard],
    [items.users, '/user-manage'],
    [items.reports, '/report-manage'],
    [items.stats, '/stats-dashboard'],
    [items.rewards, '/admin/feed-rewards'],
  ],
};

/** Side menu of a role (spec 2.3): sellers have their own, admins theirs above the shop's. */
export function menuFor(userType: UserType | null): readonly MenuGroup[] {
  if (userType === 'seller') return [seller, feed];
  if (userType === 'admin') return [admin, shopping, feed, mypage, support];
  return [shopping, feed, mypage, support];
}
