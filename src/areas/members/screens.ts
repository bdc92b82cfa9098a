import { paths } from '#src/lib/paths.ts';
import type { MovedRow, ScreenRow } from '#src/lib/screen-row.ts';

/** Where the code is of screens that no visit begins with on a drawn page. */
const code = () => import('./screen-code.ts');
type Screen = keyof Awaited<ReturnType<typeof code>>;
const loaded = (key: Screen) => () => code().then((files) => files[key]());

/** Outside the shell, for whoever has no session yet or comes from a mail. */
const door = (path: string, title: string, key: Screen) =>
  ({ path, title, access: 'open', load: loaded(key), bare: true }) as const;
const own = (path: string, title: string, key: Screen) =>
  ({ path, title, access: 'login', load: loaded(key) }) as const;

export const memberScreens = {
  login: door(paths.login(), '로그인', 'login'),
  mfaVerification: door(paths.mfaVerification, '2단계 인증', 'mfaVerification'),
  signup: door(paths.signup, '회원가입', 'signUp'),
  verifyEmail: door(paths.verifyEmail, '이메일 인증', 'verifyEmail'),
  findAccount: door(paths.findAccount, '계정 찾기', 'findAccount'),
  findPassword: door(paths.findPassword, '비밀번호 찾기', 'findPassword'),
  resetPassword: door('/reset-password', '비밀번호 재설정', 'resetPassword'),
  unlock: door('/unlock', '로그인 잠금 풀기', 'unlock'),
  socialCallback: door(paths.socialCallback, '간편 로그인', 'socialCallback'),
  profile: own(paths.profile, '내 정보', 'profile'),
  profileEdit: own(paths.profileEdit, '내 정보 수정', 'profileEdit'),
  addressBook: own(paths.addresses, '배송지 관리', 'addressBook'),
  emailConfirm: door(paths.emailChange, '이메일 바꾸기', 'emailConfirm'),
  emailUndo: door(paths.emailUndo, '이메일 되돌리기', 'emailUndo'),
  withdraw: own(paths.withdraw, '회원 탈퇴', 'withdraw'),
} satisfies Record<string, ScreenRow>;

export const memberMoves: readonly MovedRow[] = [
  { path: '/profile', access: 'login', to: paths.profile },
  { path: '/register', access: 'open', to: paths.signup },
];
