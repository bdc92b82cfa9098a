// Size: samples, words and drivers of one page.
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '#domain/members/auth/passkey.ts';
import { passkeyMachine } from '#machines/members/auth/passkey.machine.ts';
import { passkeyListMachine } from '#machines/members/auth/passkey-list.machine.ts';
import { done, failed, refusal } from '../entry.ts';
import { asSampled, envelope } from '../kit/answers.ts';
import { type Act, answerQuestion, QUIET_PAGE, retry } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';
import { byDevice, putDevice } from './device.ts';
import { loggedIn, logInOnce } from './logged-in.ts';

const user = {
  token: 'sample',
  nickname: '걷는하루',
  name: '김하루',
  email: 'user@sinbaljang.test',
  userType: 'user',
};

const key: Passkey = {
  id: 'sample-key',
  name: '내 휴대폰',
  synced: true,
  createdAt: '2026-11-20T03:00:00.000Z',
  lastUsedAt: null,
};

const error = refusal('패스키를 확인하지 못했어요. 다시 시도해 주세요.', 'PASSKEY_REFUSED');
const closed = Object.assign(new Error('The operation was not allowed.'), { name: 'NotAllowedError' });
const known = { type: 'support.known' } as const;
const focused = { type: 'email.focused' } as const;
const asked = { type: 'passkey.asked' } as const;
const added = { type: 'passkey.added' } as const;
const renaming = { type: 'rename.opened', id: key.id, name: key.name } as const;
const typed = { type: 'field.changed', change: { name: '회사 노트북' } } as const;
const submitted = { type: 'form.submitted' } as const;
const removal = { type: 'removal.asked', id: key.id, name: key.name } as const;
const confirmed = { type: 'removal.confirmed' } as const;
const flow = 'passkeyList';

const inRow = (name: string): Act => ({
  press: (page) => page.locator(`[data-flow="${flow}"]`).getByRole('button', { name, exact: true }),
});

const inForm = (name: string): Act => ({
  press: (page) =>
    page.getByRole('dialog', { name: '패스키 이름 바꾸기' }).getByRole('button', { name, exact: true }),
});

export const proofs: readonly Proof[] = [
  proof(
    {
      title: '패스키 로그인',
      group: '공통',
      machine: passkeyMachine,
      ports: {
        offer: { done: user, error, otherErrors: [closed] },
        prove: { done: user, error, otherErrors: [closed] },
      },
      events: [known, focused, asked],
      walkthroughs: [
        { name: '버튼으로 로그인', steps: [known, asked, done('prove', user)] },
        { name: '이메일 칸에서 골라 로그인', steps: [known, focused, done('offer', user)] },
        { name: '닫고 다시', steps: [known, asked, failed('prove', closed), asked, done('prove', user)] },
        {
          name: '거절된 패스키 뒤 다시',
          steps: [known, asked, failed('prove', error), asked, done('prove', user)],
        },
        {
          name: '이메일 칸에서 고르지 않고 버튼으로',
          steps: [known, focused, asked, done('prove', user)],
        },
      ],
    },
    {
      about: '지문이나 얼굴, 기기 잠금으로 비밀번호 없이 로그인해요.',
      says: {
        offer: '이메일 칸에서 고른 패스키로 로그인해요',
        prove: '브라우저가 보여 주는 패스키로 로그인해요',
        'support.known': '브라우저가 패스키를 쓸 수 있다고 해요',
        'email.focused': '이메일 칸에 들어가요',
        'passkey.asked': '패스키로 로그인을 눌러요',
      },
      driver: {
        outlivesScreen: 'a path ends signed in, and its authenticator belongs to the page',
        needsName: true,
        path: async (call) => {
          await logInOnce(call);
          return QUIET_PAGE;
        },
        reach: async (page) => {
          await putDevice(page);
          await page.route(`**${passkeyLogin.path}`, async (route) =>
            route.fulfill({ json: await loggedIn() }),
          );
        },
        ports: { offer: byDevice(passkeyLoginOptions), prove: byDevice(passkeyLoginOptions) },
        events: {
          'support.known': { before: (page) => page.evaluate(() => history.pushState(null, '', '/login')) },
          'email.focused': { before: (page) => page.getByLabel('이메일', { exact: true }).focus() },
          'passkey.asked': { press: (page) => page.getByRole('button', { name: '패스키로 로그인' }) },
        },
        // The log-in page checks the browser at once.
        absent: /^(unsupported|done)$/,
      },
    },
  ),
  proof(
    {
      title: '패스키 관리',
      group: '회원',
      machine: passkeyListMachine,
      ports: {
        load: { done: [key], error, empty: [] },
        add: { done: undefined, error, otherErrors: [closed] },
        rename: { done: undefined, error },
        remove: { done: undefined, error },
      },
      events: [
        added,
        renaming,
        typed,
        submitted,
        { type: 'form.closed' },
        removal,
        confirmed,
        { type: 'removal.dismissed' },
        { type: 'screen.retried' },
      ],
      walkthroughs: [
        { name: '패스키 추가', steps: [done('load', []), added, done('add'), done('load', [key])] },
        {
          name: '기기의 물음을 닫고 다시 추가',
          steps: [done('load', []), added, failed('add', closed), added, done('add'), done('load', [key])],
        },
        {
          name: '패스키 이름 바꾸기',
          steps: [done('load', [key]), renaming, typed, submitted, done('rename'), done('load', [key])],
        },
        {
          name: '묻고 패스키 삭제',
          steps: [done('load', [key]), removal, confirmed, done('remove'), done('load', [])],
        },
        {
          name: '바꾸지도 지우지도 않기',
          steps: [
            done('load', [key]),
            renaming,
            { type: 'form.closed' },
            removal,
            { type: 'removal.dismissed' },
          ],
        },
        {
          name: '못 불러온 뒤 다시',
          steps: [failed('load', error), { type: 'screen.retried' }, done('load', [key])],
        },
      ],
    },
    {
      about: '내 패스키를 더하고 이름을 바꾸고 지워요.',
      says: {
        load: '패스키 목록을 불러와요',
        add: '브라우저에서 패스키를 만들어 저장해요',
        rename: '바꾼 이름을 저장해요',
        remove: '패스키를 지워요',
        'passkey.added': '패스키 추가를 눌러요',
        'rename.opened': '이름 바꾸기를 눌러요',
        'form.submitted': '새 이름을 보내요',
        'form.closed': '이름을 바꾸지 않고 닫아요',
        'removal.confirmed': '삭제하겠다고 해요',
        'removal.dismissed': '삭제하지 않고 돌아가요',
      },
      driver: {
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
            before: (page, { change }) =>
              page.getByLabel('패스키 이름', { exact: true }).fill(Object(change).name),
          },
          'form.submitted': inForm('저장'),
          'form.closed': inForm('닫기'),
          'removal.asked': inRow('삭제'),
          'removal.confirmed': answerQuestion('삭제'),
          'removal.dismissed': answerQuestion('취소'),
          'screen.retried': retry,
        },
        hidden: ({ type }, { state, context }) =>
          state === 'listed' && type !== 'passkey.added' && Object(context.keys).length === 0,
      },
    },
  ),
];
