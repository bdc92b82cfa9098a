import { badgesEntry } from './badges/badges.entry.ts';
import { botCheckEntry } from './bot-check/bot-check.entry.ts';
import { categoriesEntry } from './categories/categories.entry.ts';
import { categoryDialogEntry } from './category-dialog/category-dialog.entry.ts';
import { feedEntries } from './feed/feed.entry.ts';
import { homeEntry } from './home/home.entry.ts';
import type { RegistryEntry } from './kit/entry.ts';
import { levelEntry } from './level/level.entry.ts';
import { loginEntry } from './login/login.entry.ts';
import {
  mypageBadgesEntry,
  mypageFeedsEntry,
  mypageLevelEntry,
  mypagePointsEntry,
} from './mypage/mypage.entry.ts';
import { pointsEntry } from './points/points.entry.ts';
import {
  productDetailEntry,
  productFacetsEntry,
  productListEntry,
  productOptionsEntry,
} from './products/products.entry.ts';
import { profileEditEntry, profileEntry } from './profile/profile.entry.ts';
import { searchEntries } from './search/search.entry.ts';
import { sessionEntry } from './session/session.entry.ts';
import { memberFiguresEntry, shellEntry } from './shell/shell.entry.ts';

/** Every machine of the shop; tests, charts and the inspector read this list. */
export const registry: readonly RegistryEntry[] = [
  sessionEntry,
  shellEntry,
  memberFiguresEntry,
  botCheckEntry,
  loginEntry,
  homeEntry,
  categoryDialogEntry,
  categoriesEntry,
  productListEntry,
  productFacetsEntry,
  productDetailEntry,
  productOptionsEntry,
  mypagePointsEntry,
  mypageLevelEntry,
  mypageBadgesEntry,
  mypageFeedsEntry,
  pointsEntry,
  levelEntry,
  badgesEntry,
  profileEntry,
  profileEditEntry,
  ...searchEntries,
  ...feedEntries,
];
