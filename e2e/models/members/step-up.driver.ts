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
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { stepUpText as text } from '#src/areas/members/mfa/step-up.text.ts';
import { asSampled, envelope } from '../answers.ts';
import { type Act, type Driver, retry } from '../driver.ts';
import { putDevice, unlocked } from './device.ts';

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

export const stepUpDriver: Driver = {
  flow: 'stepUp',
  outlivesScreen: 'each path gives its document an authenticator, and the dialog is one for the whole app',
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
    'screen.retried': retry('stepUp'),
    'member.left': { before: (page) => page.evaluate(logOutElsewhere) },
  },
  hidden: ({ type, way, change }, { state, context }) => {
    if (type === 'way.chosen') return way === context.way;
    if (type !== 'field.changed') return false;
    const shown = shownIn(state, context);
    return !Object.keys(Object(change)).some((name) => shown.includes(name));
  },
  absent: /^closed$/,
};
