// Size: samples, words and drivers of one page.
import { socialAccountsMachine } from '#machines/members/social-login/social-accounts.machine.ts';
import { socialCallbackMachine } from '#machines/members/social-login/social-callback.machine.ts';
import { socialProvidersMachine } from '#machines/members/social-login/social-providers.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { socialAccounts, socialCallback, socialProvidersDriver } from './social.driver.ts';
import {
  address,
  agreed,
  busy,
  byKey,
  closed,
  connected,
  connection,
  connections,
  error,
  filled,
  halfWay,
  input,
  isMember,
  isNew,
  last,
  late,
  lineLost,
  MAILED,
  mailCode,
  mailed,
  password,
  removal,
  retried,
  signedIn,
  submitted,
  taken,
  unknownKey,
  withoutEmail,
  wrong,
} from './social.samples.ts';

const callback: RegistryEntry = {
  title: '간편 로그인 마무리',
  group: '공통',
  machine: socialCallbackMachine,
  input,
  ports: {
    exchange: { done: isNew, error, otherDone: [signedIn, withoutEmail, isMember, halfWay, connected] },
    create: { done: signedIn, error: taken, otherDone: [isMember], otherErrors: [unanswered] },
    mailProof: { done: MAILED, error: late },
    prove: { done: signedIn, error: wrong, otherDone: [halfWay], otherErrors: [unanswered] },
    proveByKey: { done: signedIn, error: unknownKey, otherErrors: [closed] },
  },
  events: [agreed, filled, address, mailCode, password, mailed, submitted, byKey],
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
        done('exchange', withoutEmail),
        mailed,
        address,
        mailed,
        filled,
        done('mailProof', MAILED),
        mailCode,
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
  title: '간편 로그인 버튼',
  group: '공통',
  machine: socialProvidersMachine,
  load: { done: ['kakao', 'naver', 'google'], error },
  silent: true,
  walkthroughs: [
    { name: '간편 로그인 보기', steps: [done('load', ['kakao', 'naver', 'google'])] },
    { name: '몰라도 로그인은 온전함', steps: [failed('load', error)] },
  ],
});

export const proofs: readonly Proof[] = [
  proof(callback, {
    about: '다른 사이트에서 돌아와 로그인을 마치거나, 가입하거나, 내 계정에 연결해요.',
    says: {
      exchange: '받아 온 코드를 로그인으로 바꿔요',
      create: '닉네임과 동의로 회원이 돼요',
      mailProof: '적은 주소로 인증 번호를 보내요',
      prove: '이미 있는 계정의 비밀번호를 확인해 연결해요',
      proveByKey: '이미 있는 계정의 패스키를 확인해 연결해요',
      'passkey.asked': '패스키로 연결하기를 눌러요',
      'form.submitted': '가입하기나 연결하기를 눌러요',
      'proof.asked': '인증 번호 받기를 눌러요',
    },
    driver: socialCallback,
  }),
  proof(providers, {
    about: '카카오, 네이버, 구글 같은 다른 계정으로 로그인하는 버튼을 보여 줘요.',
    says: { load: '쓸 수 있는 간편 로그인을 물어봐요' },
    driver: socialProvidersDriver,
  }),
  proof(accounts, {
    about: '내 계정에 연결한 소셜 계정을 보고, 더하고, 끊어요.',
    says: {
      load: '연결한 소셜 계정을 불러와요',
      connect: '다른 사이트로 갈 준비를 해요',
      remove: '소셜 계정 연결을 끊어요',
      'connection.asked': '연결하기를 눌러요',
      'removal.asked': '연결 끊기를 눌러요',
    },
    driver: socialAccounts,
  }),
];
