import { catalogueMoves, catalogueScreens } from '#src/areas/catalogue/screens.ts';
import { communityMoves, communityScreens } from '#src/areas/community/screens.ts';
import { eventScreens } from '#src/areas/events/screens.ts';
import { inquiryScreens } from '#src/areas/inquiries/screens.ts';
import { memberMoves, memberScreens } from '#src/areas/members/screens.ts';
import { noticeScreens } from '#src/areas/notices/screens.ts';
import { questionScreens } from '#src/areas/questions/screens.ts';
import { reviewScreens } from '#src/areas/reviews/screens.ts';
import { rewardScreens } from '#src/areas/rewards/screens.ts';
import { shellMoves, shellScreens } from '#src/areas/shell/screens.ts';
import { tradeScreens } from '#src/areas/trade/screens.ts';
import type { MovedRow, ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Screen rows of the eager areas, loaded with the first view. */
export const eagerScreens: readonly Readonly<Record<string, ScreenRow>>[] = [
  shellScreens,
  catalogueScreens,
  communityScreens,
  eventScreens,
  tradeScreens,
  memberScreens,
  rewardScreens,
  noticeScreens,
  reviewScreens,
  questionScreens,
  inquiryScreens,
];

/** Redirects of the areas that are loaded with the first view. */
export const moves: readonly MovedRow[] = [
  ...shellMoves,
  ...catalogueMoves,
  ...communityMoves,
  ...memberMoves,
];
