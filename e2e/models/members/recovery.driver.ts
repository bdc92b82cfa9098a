import { askFindAccount, confirmFindAccount } from '#domain/members/recovery/find-account.ts';
import { forgotPassword } from '#domain/members/recovery/password-reset.ts';
import { withData } from '../answers.ts';
import type { Act, Driver, PortDriver } from '../driver.ts';
import { holdClock } from '../held-clock.ts';

const MINUTE_MS = 60_000;

const pressOf = (name: string): Act => ({
  press: (page) => page.getByRole('button', { name, exact: true }),
});

/** A minute passes when the path says so. */
const minute: Act = { before: (page) => page.clock.runFor(MINUTE_MS) };

const typing = (labels: Readonly<Record<string, string>>): Act => ({
  before: async (page, { change }) => {
    for (const [field, value] of Object.entries(change ?? {}))
      await page.getByLabel(labels[field] ?? '', { exact: true }).fill(String(value));
  },
});

/** The page shows its own sentences instead of messages of the server. */
const letter: PortDriver = { asks: [forgotPassword], answer: withData(() => '') };

export const passwordResetRequestDriver: Driver = {
  flow: 'passwordResetRequest',
  changesContext: true,
  path: '/find-password',
  reach: holdClock,
  ports: { ask: letter, askAgain: letter },
  events: {
    'field.changed': typing({ email: '이메일' }),
    'form.submitted': pressOf('재설정 메일 받기'),
    'letter.wanted': pressOf('메일 다시 받기'),
    'form.reopened': pressOf('다른 이메일로 받기'),
    'xstate.after.letterTime.passwordResetRequest.mailSent.cooling': minute,
  },
};

export const findAccountDriver: Driver = {
  flow: 'findAccount',
  changesContext: true,
  path: '/find-account',
  reach: holdClock,
  ports: {
    ask: { asks: [askFindAccount] },
    askAgain: { asks: [askFindAccount] },
    // The code of a path is made up; e2e/recovery.spec.ts reads a real one.
    prove: { asks: [confirmFindAccount], answer: async (_, sample) => ({ success: true, data: sample }) },
  },
  events: {
    'field.changed': typing({ name: '이름', phoneNumber: '휴대전화번호', code: '인증 번호 6자리' }),
    'form.submitted': {
      press: (page) => page.locator('[data-flow="findAccount"] button[type="submit"]'),
    },
    'code.wanted': pressOf('인증 번호 다시 받기'),
    'form.reopened': {
      press: (page) => page.getByRole('button', { name: /^(다른 번호로 찾기|다시 찾기)$/ }),
    },
    'xstate.after.messageTime.findAccount.codeSent.cooling': minute,
  },
};
