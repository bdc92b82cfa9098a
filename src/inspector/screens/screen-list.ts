import { adminLooks } from '#src/areas/admin/screens.qa.ts';
import { catalogueLooks } from '#src/areas/catalogue/screens.qa.ts';
import { communityLooks } from '#src/areas/community/screens.qa.ts';
import { eventLooks } from '#src/areas/events/screens.qa.ts';
import { inquiryLooks } from '#src/areas/inquiries/screens.qa.ts';
import { memberLooks } from '#src/areas/members/screens.qa.ts';
import { noticeLooks } from '#src/areas/notices/screens.qa.ts';
import { questionLooks } from '#src/areas/questions/screens.qa.ts';
import { reviewLooks } from '#src/areas/reviews/screens.qa.ts';
import { rewardLooks } from '#src/areas/rewards/screens.qa.ts';
import { sellerLooks } from '#src/areas/seller/screens.qa.ts';
import { shellLooks } from '#src/areas/shell/screens.qa.ts';
import { tradeLooks } from '#src/areas/trade/screens.qa.ts';
import type { SeenScreen } from '#src/lib/navigation/screen-preview.ts';

/** Inspector settings of every existing screen, by area. */
export const seenScreens: readonly SeenScreen[] = [
  ...shellLooks,
  ...catalogueLooks,
  ...communityLooks,
  ...eventLooks,
  ...reviewLooks,
  ...questionLooks,
  ...inquiryLooks,
  ...tradeLooks,
  ...memberLooks,
  ...rewardLooks,
  ...noticeLooks,
  ...sellerLooks,
  ...adminLooks,
];
