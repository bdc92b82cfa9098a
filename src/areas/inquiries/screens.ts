import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title and access of the member's inquiries. */
export const inquiryScreens = {
  myInquiries: {
    path: paths.inquiries,
    title: '문의 내역',
    access: 'login',
    load: () => import('./my-inquiries-screen.tsx'),
    later: true,
    look: { chart: 'myInquiries', shape: 'ownRows', stages: STAGES, who: 'user' },
  },
  inquiry: {
    path: '/mypage/inquiries/:id',
    title: '문의',
    access: 'login',
    load: () => import('./inquiry-screen.tsx'),
    later: true,
    look: {
      chart: 'inquiryThread',
      shape: 'thread',
      stages: NEVER_EMPTY,
      address: inquiryPaths.thread(1),
      who: 'user',
    },
  },
} satisfies Record<string, ScreenRow>;
