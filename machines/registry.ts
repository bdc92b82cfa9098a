import { addressEntries } from './addresses/addresses.entry.ts';
import { badgesEntry } from './badges/badges.entry.ts';
import { botCheckEntry } from './bot-check/bot-check.entry.ts';
import { addToCartEntry, cartCountEntry, cartEntry } from './cart/cart.entry.ts';
import { categoriesEntry } from './categories/categories.entry.ts';
import { categoryDialogEntry } from './category-dialog/category-dialog.entry.ts';
import { checkoutEntries } from './checkout/checkout.entry.ts';
import { couponWalletEntry } from './coupons/coupons.entry.ts';
import { feedEntries } from './feed/feed.entry.ts';
import { homeEntry } from './home/home.entry.ts';
import type { RegistryEntry } from './kit/entry.ts';
import { levelEntry } from './level/level.entry.ts';
import { loginEntry } from './login/login.entry.ts';
import {
  mypageBadgesEntry,
  mypageCouponsEntry,
  mypageFeedsEntry,
  mypageLevelEntry,
  mypageOrdersEntry,
  mypagePointsEntry,
} from './mypage/mypage.entry.ts';
import { noticesEntry } from './notices/notices.entry.ts';
import { orderEntries } from './orders/orders.entry.ts';
import { patienceEntry } from './patience/patience.entry.ts';
import { pointEntries } from './points/points.entry.ts';
import { productExtrasEntries } from './products/product-extras.entry.ts';
import {
  productDetailEntry,
  productFacetsEntry,
  productListEntry,
  productOptionsEntry,
} from './products/products.entry.ts';
import { profileEditEntry, profileEntry } from './profile/profile.entry.ts';
import { recentViewsEntry } from './recent/recent.entry.ts';
import { removalEntry } from './removal/removal.entry.ts';
import { restockAlertsEntry } from './restock/restock.entry.ts';
import { reviewEntries } from './reviews/reviews.entry.ts';
import { searchEntries } from './search/search.entry.ts';
import { sessionEntry } from './session/session.entry.ts';
import { memberFiguresEntry, shellEntry } from './shell/shell.entry.ts';
import { wishEntries } from './wishes/wishes.entry.ts';

/** Every machine of the shop; tests, charts and the inspector read this list. */
export const registry: readonly RegistryEntry[] = [
  sessionEntry,
  shellEntry,
  memberFiguresEntry,
  patienceEntry,
  botCheckEntry,
  loginEntry,
  homeEntry,
  categoryDialogEntry,
  categoriesEntry,
  productListEntry,
  productFacetsEntry,
  productDetailEntry,
  productOptionsEntry,
  ...productExtrasEntries,
  mypageOrdersEntry,
  mypagePointsEntry,
  mypageCouponsEntry,
  mypageLevelEntry,
  mypageBadgesEntry,
  mypageFeedsEntry,
  ...pointEntries,
  levelEntry,
  badgesEntry,
  profileEntry,
  profileEditEntry,
  ...searchEntries,
  ...feedEntries,
  removalEntry,
  addToCartEntry,
  cartEntry,
  cartCountEntry,
  ...checkoutEntries,
  ...orderEntries,
  ...addressEntries,
  couponWalletEntry,
  ...reviewEntries,
  ...wishEntries,
  recentViewsEntry,
  restockAlertsEntry,
  noticesEntry,
];
