import { paths } from '#src/lib/navigation/paths.ts';
import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { reviewScreens } from './screens.ts';

const looks = {
  myReviews: { chart: 'myReviews', stages: STAGES, who: 'user' },
  reviewWrite: { chart: 'reviewEditor', stages: STAGES, address: paths.reviewWrite(1), who: 'user' },
  reviewEdit: { chart: 'reviewEditor', stages: NEVER_EMPTY, address: paths.reviewEdit(1), who: 'user' },
} satisfies LooksOf<typeof reviewScreens>;

/** Inspector settings of the review screens: statechart, stages, address and role. */
export const reviewLooks = seen(reviewScreens, looks);
