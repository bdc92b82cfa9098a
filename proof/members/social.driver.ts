import {
  connectSocial,
  disconnectSocial,
  exchangeSocialCode,
  linkSocialAccount,
  linkSocialByPasskey,
  socialConnections,
  socialPasskeyOptions,
} from '#domain/members/social-login/social.ts';
import { joinBySocial, proveSocialEmail } from '#domain/members/social-login/social-join.ts';
import { socialProviders } from '#domain/members/social-login/social-providers.ts';
import { envelope } from '../kit/answers.ts';
import { answerQuestion, type Driver, type PortDriver, retry } from '../kit/driver.ts';
import { byDevice, putDevice } from './device.ts';
import { signedIn } from './social.samples.ts';

/** Answers that need a log-in at a provider are those of the path. */
const told: NonNullable<PortDriver['answer']> = async (_ask, sample) => ({
  success: true,
  message: '',
  data: sample ?? { email: 'haneul@example.com' },
  timestamp: '',
});

const LABELS: Readonly<Record<string, string>> = {
  nickname: '닉네임',
  email: '이메일',
  proof: '인증 번호',
  password: '비밀번호',
};

/** Runs in the page: the focus moves with the frame after an answer, and words that are written meanwhile go with it. */
const untilFocusRests = (): Promise<number> => new Promise(requestAnimationFrame);

export const socialCallback: Driver = {
  outlivesScreen: 'a path ends signed in, and the next one begins as a visitor',
  needsName: true,
  path: `/auth/callback#code=${'c'.repeat(43)}`,
  reach: async (page) => {
    await putDevice(page);
    await page.route(`**${linkSocialByPasskey.path}`, (route) => route.fulfill({ json: envelope(signedIn) }));
  },
  ports: {
    exchange: { asks: [exchangeSocialCode], answer: told },
    create: { asks: [joinBySocial], answer: told },
    mailProof: { asks: [proveSocialEmail], answer: (ask, email, asked) => told(ask, { email }, asked) },
    prove: { asks: [linkSocialAccount], answer: told },
    proveByKey: byDevice(socialPasskeyOptions),
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        await page.evaluate(untilFocusRests);
        for (const [name, value] of Object.entries(change ?? {})) {
          if (name === 'agreed') await page.getByLabel('필수 항목에 모두 동의').check();
          else await page.getByLabel(LABELS[name] ?? '', { exact: true }).fill(String(value));
        }
      },
    },
    'form.submitted': { press: (page) => page.locator('form button[type="submit"]') },
    'proof.asked': { press: (page) => page.getByRole('button', { name: /^(인증 번호 받기|다시 받기)$/ }) },
    'passkey.asked': { press: (page) => page.getByRole('button', { name: '패스키로 연결하기' }) },
  },
  // A form shows the fields of its step, and has no field for an address that the provider has verified.
  hidden: ({ type, change }, { state, context }) => {
    if (type === 'form.submitted' || type === 'passkey.asked') return false;
    const isLinking = state.startsWith('linking');
    const isVouched =
      typeof context.answer === 'object' &&
      context.answer !== null &&
      'emailVerified' in context.answer &&
      context.answer.emailVerified === true;
    if (type === 'proof.asked') return isLinking || isVouched;
    const names = Object.keys(typeof change === 'object' && change !== null ? change : {});
    const fields = isLinking
      ? ['password']
      : ['nickname', 'agreed', ...(isVouched ? [] : ['email', 'proof'])];
    return !names.every((name) => fields.includes(name));
  },
  absent: /^(signedIn|needsMfa|connected)$/,
};

export const socialProvidersDriver: Driver = {
  path: '/login',
  ports: { load: { asks: [socialProviders] } },
  events: {},
};

export const socialAccounts: Driver = {
  outlivesScreen: 'a path ends on the page of the provider',
  member: 'doyun',
  path: '/account-settings?tab=social',
  ports: {
    load: { asks: [socialConnections], answer: told },
    connect: {
      asks: [connectSocial],
      answer: async (_ask, sample) => ({ success: true, message: '', data: { url: sample }, timestamp: '' }),
    },
    remove: {
      asks: [disconnectSocial],
      answer: async () => ({ success: true, message: '', data: null, timestamp: '' }),
    },
  },
  events: {
    'connection.asked': { press: (page) => page.getByRole('button', { name: '네이버 연결하기' }) },
    'removal.asked': { press: (page) => page.getByRole('button', { name: '카카오 연결 끊기' }) },
    'removal.confirmed': answerQuestion('연결 끊기'),
    'removal.dismissed': answerQuestion('취소'),
    'screen.retried': retry,
  },
  absent: /^leaving$/,
};
