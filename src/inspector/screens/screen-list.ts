import { adminScreens } from '#src/areas/admin/screens.ts';
import { catalogueScreens } from '#src/areas/catalogue/screens.ts';
import { communityScreens } from '#src/areas/community/screens.ts';
import { eventScreens } from '#src/areas/events/screens.ts';
import { inquiryScreens } from '#src/areas/inquiries/screens.ts';
import { memberScreens } from '#src/areas/members/screens.ts';
import { noticeScreens } from '#src/areas/notices/screens.ts';
import { questionScreens } from '#src/areas/questions/screens.ts';
import { reviewScreens } from '#src/areas/reviews/screens.ts';
import { rewardScreens } from '#src/areas/rewards/screens.ts';
import { sellerScreens } from '#src/areas/seller/screens.ts';
import { shellScreens } from '#src/areas/shell/screens.ts';
import { tradeScreens } from '#src/areas/trade/screens.ts';
import type { ScreenLook } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** A screen with its inspector settings. */
export type SeenScreen = ScreenLook & { key: string; title: string; address: string };

/** Inspector settings of rows; the address of a screen is its path if its settings have none. */
const seen = (rows: Readonly<Record<string, ScreenRow>>): SeenScreen[] =>
  Object.entries(rows).map(([key, { title, path, look }]) => ({ address: path, ...look, key, title }));

/** Inspector settings of every screen, by area. */
export const seenScreens: readonly SeenScreen[] = [
  shellScreens,
  catalogueScreens,
  communityScreens,
  eventScreens,
  reviewScreens,
  questionScreens,
  inquiryScreens,
  tradeScreens,
  memberScreens,
  rewardScreens,
  noticeScreens,
  sellerScreens,
  adminScreens,
].flatMap(seen);
