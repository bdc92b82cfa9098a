import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { type UserType, userTypeSchema } from './user.ts';

/** The signed-in person as the browser keeps it (spec 3.5). */
export type SessionUser = {
  nickname: string;
  name: string;
  email: string;
  userType: UserType;
  token: string;
};

/** What a read of the profile says of the person; an older server leaves the role out. */
export type Confirmed = Pick<SessionUser, 'nickname' | 'name'> & Partial<Pick<SessionUser, 'userType'>>;

/** Local storage keys (spec 3.9). */
export const STORAGE_KEYS = ['token', 'nickname', 'name', 'email', 'userType', 'likedPosts'] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** Raw values as they were found in storage; every one may be missing or stale. */
export type StoredSession = Partial<Record<Exclude<StorageKey, 'likedPosts'>, string>>;

/** Spec 4.2: liked feeds are fetched once after start and login. */
export const LIKED_FEEDS_AT_START = { page: 0, size: 20 } as const;

/** A like that was given or taken back. */
export type LikeChange = { feedId: number; liked: boolean };

/** Liked feeds after a change, the newest first. */
export function withLike(likedFeedIds: readonly number[], { feedId, liked }: LikeChange): number[] {
  const others = likedFeedIds.filter((id) => id !== feedId);
  return liked ? [feedId, ...others] : others;
}

/** Display-only address for accounts without e-mail (spec 3.5); it is never sent anywhere. */
export const placeholderEmail = (nickname: string): string =>
  `${nickname.replace(/\s/g, '') || 'member'}@placeholder.invalid`;

/** Spec 5.3: restored only when token, nickname and a known userType all exist. */
export function restoreSession(stored: StoredSession): SessionUser | null {
  const userType = v.safeParse(userTypeSchema, stored.userType);
  if (!stored.token || !stored.nickname || !userType.success) return null;
  return {
    token: stored.token,
    nickname: stored.nickname,
    name: stored.name ?? stored.nickname,
    email: stored.email || placeholderEmail(stored.nickname),
    userType: userType.output,
  };
}

const loginBody = v.object({
  email: v.pipe(
    v.string('이메일을 입력해 주세요.'),
    v.trim(),
    v.nonEmpty('이메일을 입력해 주세요.'),
    v.maxLength(254, '이메일이 너무 길어요.'),
    v.email('이메일 형식을 확인해 주세요.'),
  ),
  password: v.pipe(
    v.string('비밀번호를 입력해 주세요.'),
    v.nonEmpty('비밀번호를 입력해 주세요.'),
    v.maxLength(255, '비밀번호가 너무 길어요.'),
  ),
  recaptchaToken: v.optional(v.pipe(v.string(), v.maxLength(4096)), ''),
});

export { loginBody as loginFormSchema };

const loginResponse = v.object({
  loginId: v.string(),
  role: v.string(),
  token: v.nullable(v.string()),
  nickname: v.string(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  requiresMfa: v.boolean(),
  tempToken: v.nullable(v.string()),
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Exchange e-mail and password for a token',
  body: loginBody,
  response: loginResponse,
  wrapping: 'envelope',
  rateLimit: 10,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'member',
  summary: 'Revoke the token of this request',
  response: v.null(),
  wrapping: 'envelope',
});

/** Turns a login answer into the session that is stored (spec 3.5). */
export function sessionFromLogin(answer: LoginResponse): SessionUser | null {
  return restoreSession({
    token: answer.token ?? '',
    nickname: answer.nickname,
    name: answer.name ?? answer.nickname,
    email: answer.email ?? '',
    userType: answer.role,
  });
}
