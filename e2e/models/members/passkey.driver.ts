import {
  addPasskey,
  listPasskeys,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '#domain/members/auth/passkey.ts';
import { asSampled, envelope } from '../answers.ts';
import { type Act, answerQuestion, type Driver, QUIET_PAGE, retry } from '../driver.ts';
import { byDevice, putDevice } from './device.ts';
import { loggedIn, logInOnce } from './logged-in.ts';

export const passkeyDriver: Driver = {
  flow: 'passkey',
  outlivesScreen: 'a path ends signed in, and its authenticator belongs to the page',
  needsName: true,
  path: async (call) => {
    await logInOnce(call);
    return QUIET_PAGE;
  },
  reach: async (page) => {
    await putDevice(page);
    await page.route(`**${passkeyLogin.path}`, async (route) => route.fulfill({ json: await loggedIn() }));
  },
  ports: { offer: byDevice(passkeyLoginOptions), prove: byDevice(passkeyLoginOptions) },
  events: {
    'support.known': { before: (page) => page.evaluate(() => history.pushState(null, '', '/login')) },
    'email.focused': { before: (page) => page.getByLabel('이메일', { exact: true }).focus() },
    'passkey.asked': { press: (page) => page.getByRole('button', { name: '패스키로 로그인' }) },
  },
  // The log-in knows what the browser can as soon as it is there.
  absent: /^(unsupported|done)$/,
};

const flow = 'passkeyList';
const inRow = (name: string): Act => ({
  press: (page) => page.locator(`[data-flow="${flow}"]`).getByRole('button', { name, exact: true }),
});
const inForm = (name: string): Act => ({
  press: (page) =>
    page.getByRole('dialog', { name: '패스키 이름 바꾸기' }).getByRole('button', { name, exact: true }),
});

export const passkeyListDriver: Driver = {
  flow,
  outlivesScreen: 'each path adds an authenticator of its own to its page',
  member: 'user',
  needsName: true,
  path: '/account-settings?tab=passkeys',
  reach: async (page) => {
    await putDevice(page);
    // The key of the device is made up: the server would not take it.
    await page.route(`**${addPasskey.path}`, (route) => {
      if (route.request().method() !== addPasskey.method) return route.fallback();
      return route.fulfill({
        json: envelope({ id: 'AA', name: '', synced: false, createdAt: '', lastUsedAt: null }),
      });
    });
  },
  ports: {
    load: { asks: [listPasskeys], answer: asSampled },
    add: byDevice(passkeyOptions),
    rename: { asks: [renamePasskey], answer: asSampled },
    remove: { asks: [removePasskey], answer: asSampled },
  },
  events: {
    'passkey.added': inRow('패스키 추가'),
    'rename.opened': inRow('이름 바꾸기'),
    'field.changed': {
      before: (page, { change }) => page.getByLabel('패스키 이름', { exact: true }).fill(Object(change).name),
    },
    'form.submitted': inForm('저장'),
    'form.closed': inForm('닫기'),
    'removal.asked': inRow('삭제'),
    'removal.confirmed': answerQuestion('삭제'),
    'removal.dismissed': answerQuestion('취소'),
    'screen.retried': retry(flow),
  },
  hidden: ({ type }, { state, context }) =>
    state === 'listed' && type !== 'passkey.added' && Object(context.keys).length === 0,
};
