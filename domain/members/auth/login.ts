import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { emailField } from '../signup/email.ts';
import { botTokenField } from './bot-token.ts';
import { deviceField } from './device-token.ts';
import { restoreSession, type SessionUser } from './session.ts';

const loginBody = v.object({
  email: emailField,
  password: v.pipe(
    v.string('비밀번호를 입력해 주세요.'),
    v.nonEmpty('비밀번호를 입력해 주세요.'),
    v.maxLength(255, '비밀번호가 너무 길어요.'),
  ),
  recaptchaToken: botTokenField,
  device: deviceField,
});

export { loginBody as loginFormSchema };

/** Answer of a login: session token and member; a null token requires the second factor. */
export const loginResponse = v.object({
  loginId: v.string(),
  role: v.string(),
  token: v.nullable(v.string()),
  nickname: v.string(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  requiresMfa: v.boolean(),
  tempToken: v.nullable(v.string()),
  userId: v.optional(v.number()),
  profileImageUrl: v.nullish(v.string()),
  /** Due flags: see `myProfile`. */
  consentsDue: v.optional(v.boolean()),
  feetDue: v.optional(v.boolean()),
  freeDelivery: v.optional(v.boolean()),
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/** Public endpoint: exchanges e-mail address and password for a session token. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  inMaintenance: true,
  access: 'public',
  summary: 'Exchanges e-mail address and password for a token.',
  body: loginBody,
  response: loginResponse,
  wrapping: 'envelope',
  rateLimit: 10,
  beforeMfa: true,
});

/** Endpoint of members: revokes the session token of this request. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  inMaintenance: true,
  access: 'member',
  summary: 'Revokes the token of this request.',
  response: v.null(),
  wrapping: 'envelope',
  beforeMfa: true,
});

/** Optional fields of the session: avatar and due flags; older servers omit them. */
const faceOf = ({ userId, profileImageUrl, consentsDue, feetDue, freeDelivery }: LoginResponse) => ({
  ...(userId === undefined ? {} : { userId }),
  ...(profileImageUrl ? { image: profileImageUrl } : {}),
  ...(consentsDue ? { consentsDue } : {}),
  ...(feetDue ? { feetDue } : {}),
  ...(freeDelivery ? { freeDelivery } : {}),
});

/** Converts a login response to the stored session (spec 3.5). */
export function sessionFromLogin(answer: LoginResponse): SessionUser | null {
  const user = restoreSession({
    token: answer.token ?? '',
    nickname: answer.nickname,
    name: answer.name ?? answer.nickname,
    email: answer.email ?? '',
    userType: answer.role,
  });
  return user && { ...user, ...faceOf(answer) };
}
