import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { inquiryScreens } from './screens.ts';

const looks = {
  myInquiries: { chart: 'myInquiries', stages: STAGES, who: 'user' },
  inquiry: { chart: 'inquiryThread', stages: NEVER_EMPTY, address: inquiryPaths.thread(1), who: 'user' },
} satisfies LooksOf<typeof inquiryScreens>;

/** Inspector settings of the screens of inquiries: statechart, stages, address and role. */
export const inquiryLooks = seen(inquiryScreens, looks);
