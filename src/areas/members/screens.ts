import { paths } from '#src/lib/navigation/paths.ts';
import { AT_ONCE, NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { MovedRow, ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Pages that use their link as soon as they are hydrated are shown without a link. */
const BARE_LINK = 'begins with a token that only a mail has';
const NOT_BEGUN = 'leads back to the log-in unless one has begun';

/** Address, title, access and code of login, sign-up, recovery, profile and settings. */
export const memberScreens = {
  login: {
    path: paths.login(),
    title: '로그인',
    access: 'open',
    bare: true,
    load: () => import('./login/login-screen.tsx'),
    later: true,
    look: { chart: 'login', shape: 'door', stages: AT_ONCE, who: 'visitor' },
  },
  mfaVerification: {
    path: paths.mfaVerification,
    title: '2단계 인증',
    access: 'open',
    bare: true,
    load: () => import('./mfa/mfa-verification-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: NOT_BEGUN, who: 'visitor' },
  },
  signup: {
    path: paths.signup,
    title: '회원가입',
    access: 'open',
    bare: true,
    load: () => import('./signup/sign-up-screen.tsx'),
    later: true,
    look: { chart: 'signUp', shape: 'door', stages: AT_ONCE, who: 'visitor' },
  },
  verifyEmail: {
    path: '/verify-email',
    title: '이메일 인증',
    access: 'open',
    bare: true,
    load: () => import('./signup/verify-email-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: BARE_LINK, who: 'visitor' },
  },
  findAccount: {
    path: paths.findAccount,
    title: '계정 찾기',
    access: 'open',
    bare: true,
    load: () => import('./recovery/find-account-screen.tsx'),
    later: true,
    look: { chart: 'findAccount', shape: 'door', stages: AT_ONCE, who: 'visitor' },
  },
  findPassword: {
    path: paths.findPassword,
    title: '비밀번호 찾기',
    access: 'open',
    bare: true,
    load: () => import('./recovery/find-password-screen.tsx'),
    later: true,
    look: { chart: 'passwordResetRequest', shape: 'door', stages: AT_ONCE, who: 'visitor' },
  },
  resetPassword: {
    path: '/reset-password',
    title: '비밀번호 재설정',
    access: 'open',
    bare: true,
    load: () => import('./recovery/reset-password-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: BARE_LINK, who: 'visitor' },
  },
  unlock: {
    path: '/unlock',
    title: '로그인 잠금 풀기',
    access: 'open',
    bare: true,
    load: () => import('./recovery/unlock-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: BARE_LINK, who: 'visitor' },
  },
  notMe: {
    path: '/not-me',
    title: '내가 한 로그인이 아니에요',
    access: 'open',
    bare: true,
    load: () => import('./security/not-me-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: BARE_LINK, who: 'visitor' },
  },
  socialCallback: {
    path: '/auth/callback',
    title: '간편 로그인',
    access: 'open',
    bare: true,
    load: () => import('./social-login/social-callback-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: NOT_BEGUN, who: 'visitor' },
  },
  profile: {
    path: paths.profile,
    title: '내 정보',
    access: 'login',
    load: () => import('./profile/profile-view-screen.tsx'),
    later: true,
    look: { chart: 'profile', shape: 'profile', stages: NEVER_EMPTY, who: 'user' },
  },
  profileEdit: {
    path: paths.profileEdit,
    title: '내 정보 수정',
    access: 'login',
    load: () => import('./profile/profile-edit-screen.tsx'),
    later: true,
    look: { chart: 'profileEdit', shape: 'memberForm', stages: NEVER_EMPTY, who: 'user' },
  },
  addressBook: {
    path: paths.addresses,
    title: '배송지 관리',
    access: 'login',
    load: () => import('./addresses/address-book-screen.tsx'),
    later: true,
    look: { chart: 'addressBook', shape: 'settings', stages: STAGES, who: 'user' },
  },
  emailConfirm: {
    path: '/email-change',
    title: '이메일 바꾸기',
    access: 'open',
    bare: true,
    load: () => import('./security/email-confirm-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: BARE_LINK, who: 'visitor' },
  },
  emailUndo: {
    path: paths.emailUndo,
    title: '이메일 되돌리기',
    access: 'open',
    bare: true,
    load: () => import('./security/email-undo-screen.tsx'),
    later: true,
    look: { chart: null, shape: 'bareLink', why: BARE_LINK, who: 'visitor' },
  },
  withdraw: {
    path: paths.withdraw,
    title: '회원 탈퇴',
    access: 'login',
    load: () => import('./withdrawal/withdraw-screen.tsx'),
    later: true,
    look: { chart: 'accountWithdrawal', shape: 'memberForm', stages: NEVER_EMPTY, who: 'user' },
  },
} satisfies Record<string, ScreenRow>;

/** Redirects of former addresses of account screens. */
export const memberMoves: readonly MovedRow[] = [
  { path: '/profile', access: 'login', to: paths.profile },
  { path: '/register', access: 'open', to: paths.signup },
];
