import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

/** Where the code is of screens that no visit begins with on a drawn page. */
const code = () => import('./screen-code.ts');

export const noticeScreens = screensOf(code, {
  notices: {
    path: paths.notices,
    title: '알림',
    access: 'login',
  },
});
