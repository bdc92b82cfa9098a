import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title and access of the member's inquiries. */
export const inquiryScreens = screensOf(code, {
  myInquiries: {
    path: paths.inquiries,
    title: '문의 내역',
    access: 'login',
  },
  inquiry: {
    path: '/mypage/inquiries/:id',
    title: '문의',
    access: 'login',
  },
});
