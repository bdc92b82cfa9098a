import { paths } from '#src/lib/navigation/paths.ts';
import { type MovedRow, screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title, access and code of home, member, settings and legal pages. */
export const shellScreens = screensOf(code, {
  home: {
    path: paths.home,
    title: '신발장',
    access: 'open',
    load: () => import('./home/home-screen.tsx'),
  },
  mypage: {
    path: paths.mypage,
    title: '마이페이지',
    access: 'login',
  },
  accountSettings: {
    path: paths.accountSettings,
    title: '계정 설정',
    access: 'login',
  },
  help: {
    path: paths.help,
    title: '고객 지원',
    access: 'open',
  },
  terms: {
    path: paths.terms,
    title: '이용약관',
    access: 'open',
    load: () => import('./static/terms-screen.tsx'),
  },
  privacy: {
    path: paths.privacy,
    title: '개인정보처리방침',
    access: 'open',
    load: () => import('./my-page/privacy-screen.tsx'),
  },
});

/** Redirects of former addresses of settings and legal pages. */
export const shellMoves: readonly MovedRow[] = [
  { path: '/privacy', access: 'open', to: paths.privacy },
  { path: '/settings', access: 'open', to: paths.accountSettings },
];
