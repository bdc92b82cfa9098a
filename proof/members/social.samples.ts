import { DOCUMENT_KINDS } from '#domain/members/signup/documents.ts';
import type { SocialNeeds, SocialSignedIn } from '#domain/members/social-login/social.ts';
import type {
  SocialCallbackInput,
  SocialValues,
} from '#machines/members/social-login/social-callback.model.ts';
import { refusal } from '../entry.ts';

export const error = new Error('간편 로그인을 마치지 못했어요. 다시 시도해 주세요.');

export const signedIn: SocialSignedIn = {
  loginId: 'member-1',
  role: 'USER',
  token: 'sample',
  nickname: '하늘길',
  name: '하늘길',
  email: 'haneul@example.com',
  requiresMfa: false,
  tempToken: null,
  returnTo: '/',
};

export const halfWay: SocialSignedIn = {
  ...signedIn,
  token: null,
  name: null,
  requiresMfa: true,
  tempToken: 'half',
};

export const isNew: SocialNeeds = {
  needs: 'CONSENT',
  ticket: 't'.repeat(43),
  provider: 'kakao',
  email: 'haneul@example.com',
  emailVerified: true,
  name: '하늘길',
};

export const withoutEmail: SocialNeeds = { ...isNew, email: null, emailVerified: false, name: null };
export const isMember: SocialNeeds = { ...isNew, needs: 'LINK' };
export const connected = { connected: 'kakao', returnTo: '/account-settings?tab=social' } as const;
const changed = (change: Partial<SocialValues>) => ({ type: 'field.changed', change }) as const;
export const agreed = changed({ agreed: DOCUMENT_KINDS.slice(0, 3) });
export const filled = changed({ nickname: '하늘길', agreed: DOCUMENT_KINDS.slice(0, 3) });
export const MAILED = 'haneul@example.com';
export const address = changed({ email: MAILED });
export const mailCode = changed({ proof: 'ABCD2345' });
export const password = changed({ password: 'sample-password' });
export const submitted = { type: 'form.submitted' } as const;
export const mailed = { type: 'proof.asked' } as const;
export const taken = refusal('이미 쓰고 있는 닉네임이에요.', 'NICKNAME_TAKEN');

export const wrong = refusal(
  '이메일 또는 비밀번호가 잘못되었어요. 다시 확인해 주세요.',
  'INVALID_CREDENTIALS',
);

export const byKey = { type: 'passkey.asked' } as const;
export const unknownKey = refusal('이 패스키로는 확인하지 못했어요.', 'PASSKEY_REFUSED');
export const closed = Object.assign(new Error('closed'), { name: 'NotAllowedError' });
export const late = refusal('간편 로그인 시간이 지났어요. 처음부터 다시 시도해 주세요.', 'SOCIAL_EXPIRED');
export const input: SocialCallbackInput = { code: 'c'.repeat(43), reason: null };
const connectedAt = '2026-11-20T09:00:00.000Z';

export const connections = {
  providers: [
    {
      provider: 'kakao',
      connected: true,
      email: 'haneul@example.com',
      connectedAt,
    },
    { provider: 'naver', connected: false },
    { provider: 'google', connected: false },
  ],
  totalConnected: 1,
  userEmail: 'haneul@example.com',
  connectedProviders: [],
  hasSocialLogin: true,
  isLastMethod: false,
};

export const lineLost = new Error('소셜 계정을 불러오지 못했어요.');
export const last = refusal('로그인 방법이 하나는 있어야 해요.', 'LAST_LOGIN_METHOD');
export const busy = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
export const removal = { type: 'removal.asked', provider: 'kakao' } as const;
export const connection = { type: 'connection.asked', provider: 'naver' } as const;
export const retried = { type: 'screen.retried' } as const;
