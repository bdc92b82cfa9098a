import { paths } from '#src/lib/navigation/paths.ts';
import { type MovedRow, screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title, access and code of login, sign-up, recovery, profile and settings. */
export const memberScreens = screensOf(code, {
  login: {
    path: paths.login(),
    title: '로그인',
    access: 'open',
    bare: true,
  },
  mfaVerification: {
    path: paths.mfaVerification,
    title: '2단계 인증',
    access: 'open',
    bare: true,
  },
  signup: {
    path: paths.signup,
    title: '회원가입',
    access: 'open',
    bare: true,
  },
  verifyEmail: {
    path: '/verify-email',
    title: '이메일 인증',
    access: 'open',
    bare: true,
  },
  findAccount: {
    path: paths.findAccount,
    title: '계정 찾기',
    access: 'open',
    bare: true,
  },
  findPassword: {
    path: paths.findPassword,
    title: '비밀번호 찾기',
    access: 'open',
    bare: true,
  },
  resetPassword: {
    path: '/reset-password',
    title: '비밀번호 재설정',
    access: 'open',
    bare: true,
  },
  unlock: {
    path: '/unlock',
    title: '로그인 잠금 풀기',
    access: 'open',
    bare: true,
  },
  notMe: {
    path: '/not-me',
    title: '내가 한 로그인이 아니에요',
    access: 'open',
    bare: true,
  },
  socialCallback: {
    path: '/auth/callback',
    title: '간편 로그인',
    access: 'open',
    bare: true,
  },
  profile: {
    path: paths.profile,
    title: '내 정보',
    access: 'login',
  },
  profileEdit: {
    path: paths.profileEdit,
    title: '내 정보 수정',
    access: 'login',
  },
  addressBook: {
    path: paths.addresses,
    title: '배송지 관리',
    access: 'login',
  },
  emailConfirm: {
    path: '/email-change',
    title: '이메일 바꾸기',
    access: 'open',
    bare: true,
  },
  emailUndo: {
    path: paths.emailUndo,
    title: '이메일 되돌리기',
    access: 'open',
    bare: true,
  },
  withdraw: {
    path: paths.withdraw,
    title: '회원 탈퇴',
    access: 'login',
  },
});

/** Redirects of former addresses of account screens. */
export const memberMoves: readonly MovedRow[] = [
  { path: '/profile', access: 'login', to: paths.profile },
  { path: '/register', access: 'open', to: paths.signup },
];
