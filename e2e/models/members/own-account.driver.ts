import type { Page } from '@playwright/test';
import { changeEmail } from '#domain/members/email-change.ts';
import { changePassword, hasPassword } from '#domain/members/own-password.ts';
import { type Driver, retry } from '../driver.ts';

const flowOf = (page: Page, flow: string) => page.locator(`[data-flow="${flow}"]`);

export const passwordChangeDriver: Driver = {
  flow: 'passwordChange',
  member: 'seoyeon',
  path: '/account-settings?tab=login',
  ports: {
    load: { asks: [hasPassword] },
    // The member stays who they are, so that paths can be walked again and again.
    save: { asks: [changePassword], answer: async () => ({ endedSessions: 0 }) },
  },
  events: {
    'field.changed': {
      before: async (page) => {
        // A lost answer means that the server has heard: it must not change what the next paths log in with.
        await page.getByLabel('지금 비밀번호', { exact: true }).fill('not-the-password-1!');
        await page.getByLabel('새 비밀번호', { exact: true }).fill(`running-${Date.now() % 1_000}-work!`);
      },
    },
    'form.submitted': {
      press: (page) => flowOf(page, 'passwordChange').getByRole('button', { name: '비밀번호 바꾸기' }),
    },
    'password.reconsidered': {
      press: (page) => flowOf(page, 'passwordChange').getByRole('button', { name: '다시 바꾸기' }),
    },
    'screen.retried': retry('passwordChange'),
  },
};

export const emailChangeDriver: Driver = {
  flow: 'emailChange',
  member: 'seoyeon',
  path: '/account-settings?tab=login',
  ports: { send: { asks: [changeEmail] } },
  events: {
    'field.changed': {
      before: (page) =>
        page.getByLabel('새 이메일', { exact: true }).fill(`haru${Date.now() % 100_000}@example.test`),
    },
    'form.submitted': {
      press: (page) => flowOf(page, 'emailChange').getByRole('button', { name: '확인 메일 보내기' }),
    },
    'address.reconsidered': {
      press: (page) => flowOf(page, 'emailChange').getByRole('button', { name: '다른 주소로 보내기' }),
    },
  },
};
