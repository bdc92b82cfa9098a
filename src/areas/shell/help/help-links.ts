import type { HelpPage } from '#domain/help/help-answer.ts';
import { sellerPaths } from '#src/areas/seller/paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** Path of each page that answers lead to. */
export const HELP_LINKS: Readonly<Record<HelpPage, string>> = {
  orders: paths.orders,
  cart: paths.cart,
  addresses: paths.addresses,
  points: paths.points,
  level: paths.level,
  coupons: paths.coupons,
  reviews: paths.reviews,
  signup: paths.signup,
  findAccount: paths.findAccount,
  findPassword: paths.findPassword,
  loginSettings: paths.settingsCard('login'),
  mfaSettings: paths.settingsCard('mfa'),
  deviceSettings: paths.settingsCard('devices'),
  noticeSettings: paths.settingsCard('notices'),
  profileEdit: paths.profileEdit,
  withdraw: paths.withdraw,
  feedCreate: paths.feedCreate,
  events: paths.events,
  badges: paths.badges,
  becomeSeller: sellerPaths.become,
  terms: paths.terms,
  privacy: paths.privacy,
};
