// Size: samples, words and drivers of one page.
import type { Page } from '@playwright/test';
import { changeEmail } from '#domain/members/account/email-change.ts';
import { stepUpPasskeyOptions } from '#domain/members/auth/passkey.ts';
import {
  fieldsOf,
  mailStepUpCode,
  type StepUpMethod,
  type StepUpMethods,
  stepUp,
  stepUpMethods,
} from '#domain/members/auth/step-up.ts';
import { stepUpMachine } from '#machines/members/auth/step-up.machine.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { stepUpText as text } from '#src/areas/members/mfa/step-up.text.ts';
import { done, failed, type RegistryEntry, refusal } from '../entry.ts';
import { asSampled, envelope } from '../kit/answers.ts';
import { type Act, retry } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';
import { putDevice, unlocked } from './device.ts';

const none: StepUpMethods = { password: false, code: false, passkey: false, mail: false };
const byPassword: StepUpMethods = { ...none, password: true, passkey: true };
const byPasskey: StepUpMethods = { ...none, passkey: true };
const byCode: StepUpMethods = { ...none, code: true };
const byMail: StepUpMethods = { ...none, mail: true };
const wanted = { type: 'proof.wanted' } as const;
const dismissed = { type: 'proof.dismissed' } as const;
const asked = { type: 'code.asked' } as const;
const submitted = { type: 'form.submitted' } as const;
const password = { type: 'field.changed', change: { password: 'sample-password' } } as const;
const code = { type: 'field.changed', change: { code: '123456', mailCode: 'ABCD2345' } } as const;
const passkey = { type: 'way.chosen', way: 'passkey' } as const;
const error = new Error('본인 확인을 하지 못했어요.');
const refused = refusal('비밀번호가 맞지 않아요.', 'INVALID_CREDENTIALS');

const stepUpEntry: RegistryEntry = {
  title: '본인 확인',
  group: '회원',
  machine: stepUpMachine,
  ports: {
    readStepUpMethods: { done: byPassword, error, otherDone: [byPasskey, byCode, byMail] },
    mailCode: { done: undefined, error },
    prove: { done: undefined, error: refused },
  },
  events: [
    wanted,
    dismissed,
    asked,
    password,
    code,
    submitted,
    passkey,
    { type: 'way.chosen', way: 'password' },
    { type: 'screen.retried' },
    { type: 'member.left' },
  ],
  walkthroughs: [
    {
      name: '비밀번호로 확인',
      steps: [wanted, done('readStepUpMethods', byPassword), password, submitted, done('prove')],
    },
    {
      name: '틀린 비밀번호 뒤 다시 확인',
      steps: [
        wanted,
        done('readStepUpMethods', byPassword),
        password,
        submitted,
        failed('prove', refused),
        password,
        submitted,
        done('prove'),
      ],
    },
    {
      name: '패스키로 확인',
      steps: [wanted, done('readStepUpMethods', byPassword), passkey, submitted, done('prove')],
    },
    {
      name: '메일로 받은 코드로 확인',
      steps: [
        wanted,
        done('readStepUpMethods', byMail),
        asked,
        done('mailCode'),
        code,
        submitted,
        done('prove'),
      ],
    },
    {
      name: '인증 앱의 코드로 확인',
      steps: [wanted, done('readStepUpMethods', byCode), code, submitted, done('prove')],
    },
    {
      name: '묻는 동안 다른 탭에서 로그아웃',
      steps: [wanted, done('readStepUpMethods', byPassword), { type: 'member.left' }],
    },
    { name: '확인하지 않고 닫기', steps: [wanted, done('readStepUpMethods', byCode), dismissed] },
    {
      name: '방법을 못 불러온 뒤 다시',
      steps: [
        wanted,
        failed('readStepUpMethods', error),
        { type: 'screen.retried' },
        done('readStepUpMethods', byPassword),
        password,
        submitted,
        done('prove'),
      ],
    },
  ],
};

/** Before a code was sent there are no fields. */
function shownIn(state: string, context: object): readonly string[] {
  const { way, ways }: { way: StepUpMethod; ways: StepUpMethods | null } = Object(context);
  return state === 'asking.unsent' ? [] : fieldsOf(way, ways);
}

const EMAIL = 'user@sinbaljang.test';
const dialog = (page: Page) => page.getByRole('dialog', { name: text.title });

const pressed = (name: string | RegExp): Act => ({
  press: (page) => dialog(page).getByRole('button', { name, exact: true }),
});

/** Logs in again after leaving: only members can prove their identity. */
async function comeIn(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/login') return;
  await page.getByLabel('이메일', { exact: true }).fill(EMAIL);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Runs in the page: as if another tab had logged out. */
const logOutElsewhere = (): void => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

export const proofs: readonly Proof[] = [
  proof(stepUpEntry, {
    about: '중요한 일을 하기 전에 비밀번호나 코드로 본인이라는 것을 다시 보여 줘요.',
    says: {
      readStepUpMethods: '어떤 방법으로 확인할 수 있는지 물어봐요',
      mailCode: '확인 코드를 메일로 보내 달라고 해요',
      prove: '적은 내용으로 본인 확인을 해요',
      'proof.wanted': '서버가 본인 확인이 필요하다고 해요',
      'proof.dismissed': '본인 확인을 그만둬요',
      'way.chosen': '다른 확인 방법을 골라요',
      'code.asked': '메일로 코드 받기를 눌러요',
      'form.submitted': '확인을 눌러요',
      'member.left': '로그아웃하거나 다른 사람이 들어와요',
    },
    driver: {
      outlivesScreen:
        'each path gives its document an authenticator, and the dialog is one for the whole app',
      member: 'user',
      path: '/account-settings?tab=login',
      reach: async (page) => {
        await putDevice(page);
        await page.route(`**${stepUpPasskeyOptions.path}`, async (route) =>
          route.fulfill({ json: await unlocked() }),
        );
        const stale = { ...envelope(null), success: false, code: 'ELEVATION_REQUIRED' };
        await page.route(`**${changeEmail.path}`, (route) => route.fulfill({ status: 403, json: stale }));
      },
      ports: {
        readStepUpMethods: { asks: [stepUpMethods], answer: asSampled },
        mailCode: { asks: [mailStepUpCode], answer: asSampled },
        prove: { asks: [stepUp], answer: async () => envelope({ elevatedUntil: '' }) },
      },
      events: {
        'proof.wanted': {
          before: async (page) => {
            await comeIn(page);
            await page.getByLabel('새 이메일', { exact: true }).fill('nobody@example.test');
            await page.getByRole('button', { name: '확인 메일 보내기' }).click();
          },
        },
        'proof.dismissed': pressed('닫기'),
        'field.changed': {
          before: async (page, { change }) => {
            for (const [name, value] of Object.entries(Object(change))) {
              const field = dialog(page).locator(`input[name="${name}"]`);
              if ((await field.count()) > 0) await field.fill(String(value));
            }
          },
        },
        'way.chosen': {
          press: (page, { way }) =>
            dialog(page)
              .locator('button[type="button"]')
              .filter({ hasText: way === 'passkey' ? text.byPasskey : text.byPassword }),
        },
        'code.asked': pressed(/^(메일로 코드 받기|코드 다시 받기)$/),
        'form.submitted': { press: (page) => dialog(page).locator('button[type="submit"]') },
        'screen.retried': retry,
        'member.left': { before: (page) => page.evaluate(logOutElsewhere) },
      },
      hidden: ({ type, way, change }, { state, context }) => {
        if (type === 'way.chosen') return way === context.way;
        if (type !== 'field.changed') return false;
        const shown = shownIn(state, context);
        return !Object.keys(Object(change)).some((name) => shown.includes(name));
      },
      absent: /^closed$/,
    },
  }),
];
