import { type LooksOf, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { noticeScreens } from './screens.ts';

const looks = {
  notices: { chart: 'notices', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof noticeScreens>;

/** Inspector settings of the notification screen. */
export const noticeLooks = seen(noticeScreens, looks);
