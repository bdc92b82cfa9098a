import { paths } from '#src/lib/navigation/paths.ts';
import { AT_ONCE, NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { MovedRow, ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title, access and code of home, member, settings and legal pages. */
export const shellScreens = {
  home: {
    path: paths.home,
    title: '신발장',
    access: 'open',
    load: () => import('./home/home-screen.tsx'),
    kept: true,
    look: { chart: 'home', shape: 'front', stages: STAGES, who: 'user' },
  },
  mypage: {
    path: paths.mypage,
    title: '마이페이지',
    access: 'login',
    load: () => import('./my-page/mypage-screen.tsx'),
    later: true,
    // Each figure has its own chart; this one is put into the display states, the others are loaded.
    look: { chart: 'mypagePoints', shape: 'ways', stages: NEVER_EMPTY, who: 'user' },
  },
  accountSettings: {
    path: paths.accountSettings,
    title: '계정 설정',
    access: 'login',
    load: () => import('./my-page/account-settings-screen.tsx'),
    later: true,
    look: {
      chart: 'sessions',
      shape: 'settings',
      stages: NEVER_EMPTY,
      who: 'user',
      address: paths.settingsCard('devices'),
    },
  },
  help: {
    path: paths.help,
    title: '고객 지원',
    access: 'open',
    load: () => import('./help/help-screen.tsx'),
    later: true,
    look: { chart: 'help', shape: 'document', stages: AT_ONCE, who: 'visitor' },
  },
  terms: {
    path: paths.terms,
    title: '이용약관',
    access: 'open',
    load: () => import('./static/terms-screen.tsx'),
    kept: true,
    look: { chart: null, shape: 'document', why: 'a document', who: 'user' },
  },
  privacy: {
    path: paths.privacy,
    title: '개인정보처리방침',
    access: 'open',
    load: () => import('./my-page/privacy-screen.tsx'),
    kept: true,
    look: { chart: 'transparency', shape: 'document', stages: NEVER_EMPTY, who: 'user' },
  },
} satisfies Record<string, ScreenRow>;

/** Redirects of former addresses of settings and legal pages. */
export const shellMoves: readonly MovedRow[] = [
  { path: '/privacy', access: 'open', to: paths.privacy },
  { path: '/settings', access: 'open', to: paths.accountSettings },
];
