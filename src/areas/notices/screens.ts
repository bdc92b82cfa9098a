import { paths } from '#src/lib/navigation/paths.ts';
import { STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title and access of the notification screen. */
export const noticeScreens = {
  notices: {
    path: paths.notices,
    title: '알림',
    access: 'login',
    load: () => import('./notices-screen.tsx'),
    later: true,
    look: { chart: 'notices', shape: 'ownRows', stages: STAGES, who: 'user' },
  },
} satisfies Record<string, ScreenRow>;
