import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title and access of the notification screen. */
export const noticeScreens = screensOf(code, {
  notices: {
    path: paths.notices,
    title: '알림',
    access: 'login',
  },
});
