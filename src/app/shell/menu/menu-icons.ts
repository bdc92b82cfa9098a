import type { ComponentProps } from 'react';
import { paths } from '#src/lib/navigation/paths.ts';
import type { Icon } from '#src/ui/icons/every-icon.tsx';

type Name = ComponentProps<typeof Icon>['name'];

const ICONS: Readonly<Record<string, Name>> = {
  [paths.products()]: 'bag',
  [paths.categories]: 'grid',
  [paths.newest]: 'plus',
  [paths.best]: 'crown',
  [paths.events]: 'vote',
  [paths.brands]: 'star',
  [paths.store]: 'home',
  [paths.myFeeds]: 'camera',
  [paths.feeds()]: 'feed',
  [paths.likedFeeds]: 'heart',
  [paths.wishlist]: 'heart',
  [paths.recentView]: 'clock',
  [paths.cart]: 'bag',
  [paths.orders]: 'box',
  [paths.coupons]: 'coupon',
  [paths.points]: 'point',
  [paths.level]: 'ruler',
  [paths.badges]: 'star',
  [paths.reviews]: 'comment',
  [paths.accountSettings]: 'filter',
  [paths.help]: 'search',
  [paths.terms]: 'check',
  [paths.privacy]: 'eye-off',
};

/** Icon of a menu link; links of sellers and admins share one. */
export const iconOf = (href: string): Name => ICONS[href] ?? 'card';
