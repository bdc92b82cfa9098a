import type { UserType } from '#domain/members/profile/user.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { sellerPaths } from '#src/areas/seller/paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { accountText } from '#src/text/account.ts';
import { menuText } from '#src/text/menu.ts';
import { shellText } from '#src/text/shell.ts';
import type { MenuGroup } from '../footer/footer-links.ts';

const { groups, items } = menuText;

const shopping: MenuGroup = {
  title: groups.shopping,
  items: [
    [items.all, paths.products()],
    [shellText.category, paths.categories],
    [items.newest, paths.newest],
    [items.best, paths.best],
    [items.events, paths.events],
    [items.brands, paths.brands],
    [items.store, paths.store],
  ],
};
const feed: MenuGroup = {
  title: groups.feed,
  items: [
    [items.myFeeds, paths.myFeeds],
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
    [items.help, paths.help],
    [items.reviews, paths.reviews],
    [items.settings, paths.accountSettings],
    [items.terms, paths.terms],
    [items.privacy, paths.privacy],
  ],
};
const seller: MenuGroup = {
  title: groups.seller,
  items: [
    [items.sellerPage, sellerPaths.page],
    [items.storeHome, sellerPaths.store],
    [items.productManage, sellerPaths.products],
    [items.orderManage, sellerPaths.orders],
    [items.reviewManage, sellerPaths.reviews],
    [groups.support, paths.help],
    [items.settings, paths.accountSettings],
  ],
};
const admin: MenuGroup = {
  title: groups.admin,
  items: [
    [accountText.adminDashboard, adminPaths.dashboard],
    [items.users, adminPaths.members],
    [items.reports, adminPaths.reports],
    [items.stats, adminPaths.stats],
    [items.rewards, adminPaths.feedRewards],
  ],
};

/** Side menu of a role (spec 2.3): sellers have their own, admins their group above the shop's. */
export function menuFor(userType: UserType | null): readonly MenuGroup[] {
  if (userType === 'seller') return [seller, feed];
  if (userType === 'admin') return [admin, shopping, feed, mypage, support];
  return [shopping, feed, mypage, support];
}
