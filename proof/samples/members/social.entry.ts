// Size: one social login, with all of its results.
import { DOCUMENT_KINDS } from '#domain/members/signup/documents.ts';
import type { SocialNeeds, SocialSignedIn } from '#domain/members/social-login/social.ts';
import { socialAccountsMachine } from '#machines/members/social-login/social-accounts.machine.ts';
import { socialCallbackMachine } from '#machines/members/social-login/social-callback.machine.ts';
import type {
  SocialCallbackInput,
  SocialValues,
} from '#machines/members/social-login/social-callback.model.ts';
import { socialProvidersMachine } from '#machines/members/social-login/social-providers.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const error = new Error('간편 로그인을 마치지 못했어요. 다시 시도해 주세요.');
const signedIn: SocialSignedIn = {
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
const halfWay: SocialSignedIn = {
  ...signedIn,
  token: null,
  name: null,
  requiresMfa: true,
  tempToken: 'half',
};
const isNew: SocialNeeds = {
  needs: 'CONSENT',
  ticket: 't'.repeat(43),
  provider: 'kakao',
  email: 'haneul@example.com',
  emailVerified: true,
  name: '하늘길',
};
const nameless: SocialNeeds = { ...isNew, email: null, emailVerified: false, name: null };
const isMember: SocialNeeds = { ...isNew, needs: 'LINK' };
const connected = { connected: 'kakao', returnTo: '/account-settings?tab=social' } as const;

const changed = (change: Partial<SocialValues>) => ({ type: 'field.changed', change }) as const;
const agreed = changed({ agreed: DOCUMENT_KINDS.slice(0, 3) });
const filled = changed({ nickname: '하늘길', agreed: DOCUMENT_KINDS.slice(0, 3) });
const MAILED = 'haneul@example.com';
const address = changed({ email: MAILED });
const proof = changed({ proof: 'ABCD2345' });
const password = changed({ password: 'sample-password' });
const submitted = { type: 'form.submitted' } as const;
const mailed = { type: 'proof.asked' } as const;
const taken = refusal('이미 쓰고 있는 닉네임이에요.', 'NICKNAME_TAKEN');
const wrong = refusal('이메일 또는 비밀번호가 잘못되었어요. 다시 확인해 주세요.', 'INVALID_CREDENTIALS');
const byKey = { type: 'passkey.asked' } as const;
const unknownKey = refusal('이 패스키로는 확인하지 못했어요.', 'PASSKEY_REFUSED');
const closed = Object.assign(new Error('closed'), { name: 'NotAllowedError' });
const late = refusal('간편 로그인 시간이 지났어요. 처음부터 다시 시도해 주세요.', 'SOCIAL_EXPIRED');
const input: SocialCallbackInput = { code: 'c'.repeat(43), reason: null };

const callback: RegistryEntry = {
  title: '간편 로그인 마무리',
  group: '공통',
  machine: socialCallbackMachine,
  input,
  ports: {
    exchange: { done: isNew, error, otherDone: [signedIn, nameless, isMember, halfWay, connected] },
    create: { done: signedIn, error: taken, otherDone: [isMember], otherErrors: [unanswered] },
    mailProof: { done: MAILED, error: late },
    prove: { done: signedIn, error: wrong, otherDone: [halfWay], otherErrors: [unanswered] },
    proveByKey: { done: signedIn, error: unknownKey, otherErrors: [closed] },
  },
  events: [agreed, filled, address, proof, password, mailed, submitted, byKey],
  rests: ['failed'],
  walkthroughs: [
    { name: '연결된 계정으로 로그인', steps: [done('exchange', signedIn)] },
    {
      name: '처음 와서 가입',
      steps: [done('exchange', isNew), submitted, agreed, submitted, done('create', signedIn)],
    },
    {
      name: '이메일 없는 계정으로 가입',
      steps: [
        done('exchange', nameless),
        mailed,
        address,
        mailed,
        filled,
        done('mailProof', MAILED),
        proof,
        submitted,
        done('create', signedIn),
      ],
    },
    {
      name: '닉네임이 겹쳐 다시 보냄',
      steps: [
        done('exchange', isNew),
        agreed,
        submitted,
        failed('create', taken),
        filled,
        submitted,
        failed('create', unanswered),
        submitted,
        done('create', signedIn),
      ],
    },
    {
      name: '가입한 이메일을 비밀번호로 연결',
      steps: [
        done('exchange', isMember),
        submitted,
        password,
        submitted,
        failed('prove', wrong),
        password,
        submitted,
        done('prove', signedIn),
      ],
    },
    {
      name: '가입한 이메일을 패스키로 연결',
      steps: [
        done('exchange', isMember),
        byKey,
        failed('proveByKey', closed),
        byKey,
        failed('proveByKey', unknownKey),
        byKey,
        done('proveByKey', signedIn),
      ],
    },
    { name: '2단계 인증으로 이어짐', steps: [done('exchange', halfWay)] },
    { name: '설정에서 계정 연결', steps: [done('exchange', connected)] },
    { name: '코드가 받아들여지지 않음', steps: [failed('exchange', error)] },
  ],
};

const connectedAt = '2026-11-20T09:00:00.000Z';
const connections = {
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
const lineLost = new Error('소셜 계정을 불러오지 못했어요.');
const last = refusal('로그인 방법이 하나는 남아야 해요.', 'LAST_LOGIN_METHOD');
const busy = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
const removal = { type: 'removal.asked', provider: 'kakao' } as const;
const connection = { type: 'connection.asked', provider: 'naver' } as const;
const retried = { type: 'screen.retried' } as const;

const accounts: RegistryEntry = {
  title: '소셜 계정',
  group: '마이페이지',
  machine: socialAccountsMachine,
  ports: {
    load: { done: connections, error: lineLost },
    connect: { done: '/test-social/naver', error: busy },
    remove: { done: undefined, error: last },
  },
  events: [connection, removal, { type: 'removal.confirmed' }, { type: 'removal.dismissed' }, retried],
  walkthroughs: [
    {
      name: '다른 계정 연결하러 가기',
      steps: [done('load', connections), connection, done('connect', '/test-social/naver')],
    },
    {
      name: '연결 끊기',
      steps: [
        done('load', connections),
        removal,
        { type: 'removal.confirmed' },
        done('remove'),
        done('load', connections),
      ],
    },
    {
      name: '끊지 않기로 하고, 끊지 못하고',
      steps: [
        done('load', connections),
        removal,
        { type: 'removal.dismissed' },
        removal,
        { type: 'removal.confirmed' },
        failed('remove', last),
      ],
    },
    {
      name: '불러오지 못해 다시 시도',
      steps: [failed('load', lineLost), retried, done('load', connections)],
    },
    {
      name: '연결을 시작하지 못한 뒤 다시',
      steps: [
        done('load', connections),
        connection,
        failed('connect', busy),
        connection,
        done('connect', '/test-social/naver'),
      ],
    },
  ],
};

const providers = resourceEntry({
  title: '간편 로그인 단추',
  group: '공통',
  machine: socialProvidersMachine,
  load: { done: ['kakao', 'naver', 'google'], error },
  silent: true,
  walkthroughs: [
    { name: '간편 로그인 보기', steps: [done('load', ['kakao', 'naver', 'google'])] },
    { name: '몰라도 로그인은 온전함', steps: [failed('load', error)] },
  ],
});

/**
 * Registry entries of the charts of social login: sample data and labels for tests, drawings and the
 * inspector.
 */
export const socialEntries: readonly RegistryEntry[] = [callback, providers, accounts];
