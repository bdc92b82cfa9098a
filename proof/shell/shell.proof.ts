// Size: samples, words and drivers of one page.
import { toggleLike } from '#domain/community/feed-social.ts';
import { myLevel } from '#domain/rewards/level.ts';
import { pointBalance } from '#domain/rewards/points.ts';
import { listCoupons } from '#domain/trade/coupons/coupon.ts';
import { memberSummaryMachine } from '#machines/shell/member-summary.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { themeMachine } from '#machines/shell/theme.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { holdClock } from '../kit/held-clock.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const toggled = { type: 'sidebar.toggled' } as const;
const shown = { type: 'toast.shown', text: '저장했어요.', tone: 'info' } as const;

const addedToCart = {
  ...shown,
  text: '장바구니에 담았어요',
  picture: null,
  way: { href: '/cart', label: '장바구니 보기' },
} as const;

const lost = { type: 'network.lost' } as const;
const restored = { type: 'network.restored' } as const;
const blocked = { type: 'page.blocked', mayReload: true } as const;

/**
 * Registry entry of the chart of the app frame: sample data and labels for tests, diagrams and the
 * inspector.
 */
export const shellEntry: RegistryEntry = {
  title: '화면 틀',
  group: '공통',
  machine: shellMachine,
  ports: {},
  events: [
    toggled,
    { type: 'sidebar.closed' },
    { type: 'page.visited' },
    shown,
    addedToCart,
    { type: 'toast.dismissed', id: 1 },
    lost,
    restored,
    { type: 'chunk.failed' },
    blocked,
    { type: 'page.blocked', mayReload: false },
  ],
  walkthroughs: [
    { name: '메뉴를 열고 다른 화면으로', steps: [toggled, { type: 'page.visited' }] },
    { name: '알림을 닫기', steps: [shown, { type: 'toast.dismissed', id: 1 }] },
    { name: '연결이 끊겼다 돌아옴', steps: [lost, restored] },
    { name: '화면 코드를 받지 못함', steps: [{ type: 'chunk.failed' }] },
    { name: '배포 뒤 사라진 화면 코드: 한 번 새로고침', steps: [{ type: 'chunk.failed' }, blocked] },
  ],
};

const darkChosen = { type: 'theme.chosen', theme: 'dark' } as const;
const systemChosen = { type: 'theme.chosen', theme: 'system' } as const;

/**
 * Registry entry of the chart of the light and dark theme: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const themeEntry: RegistryEntry = {
  title: '화면 모드',
  group: '공통',
  machine: themeMachine,
  input: { theme: 'system' },
  ports: {},
  events: [darkChosen, systemChosen],
  walkthroughs: [{ name: '어둡게 보다가 다시 기기 설정으로', steps: [darkChosen, systemChosen] }],
};

const figures = { of: 'member', points: 1_200, level: 'Lv.3 🥇 골드', coupons: 2 };
const error = new Error('적립 포인트를 불러오는데 실패했습니다');

const memberSummaryEntry = resourceEntry({
  title: '메뉴의 내 숫자',
  group: '공통',
  machine: memberSummaryMachine,
  load: { done: figures, error },
  silent: true,
  walkthroughs: [
    { name: '메뉴를 열면 보임', steps: [done('load', figures)] },
    { name: '몰라도 메뉴는 온전함', steps: [failed('load', error)] },
  ],
});

const LIFE = 5_000;
const DIALOG_CODE = /assets\/category-dialog/;

export const proofs: readonly Proof[] = [
  proof(shellEntry, {
    about: '메뉴를 여닫고 알림을 보고, 인터넷이 끊기거나 화면을 받지 못했을 때 안내를 받아요.',
    says: {
      'sidebar.toggled': '메뉴 버튼을 눌러요',
      'sidebar.closed': '메뉴를 닫아요',
      'page.visited': '다른 화면으로 가요',
      'toast.shown': '다른 흐름이 알림을 띄워요',
      'toast.dismissed': '알림을 닫아요',
      'network.lost': '인터넷이 끊겨요',
      'network.restored': '인터넷이 돌아와요',
      'chunk.failed': '화면 일부의 코드를 받지 못해요',
      'page.blocked': '가려는 화면의 코드를 받지 못해요',
    },
    /** The shell around every page, tested on a feed whose likes fail: each failure is a toast. */
    driver: {
      outlivesScreen: 'the shell is around every page',
      member: 'minjun',
      changesContext: true,
      path: '/feed/5',
      reach: async (page) => {
        const refusal = { success: false, message: '점검하고 있어요.', data: null };
        const like = `**${toggleLike.path.replace(/\{\w+\}/g, '*')}`;
        await page.route(like, (route) => route.fulfill({ status: 500, json: refusal }));
        await page.locator('[data-flow="feedReaction"]').waitFor();
        // The code of the menu is there before the line is cut.
        await page.getByRole('banner').getByRole('button', { name: '메뉴 열기' }).click();
        await page.getByRole('dialog', { name: '전체 메뉴' }).press('Escape');
        // A toast stays until the path ends its time.
        await holdClock(page);
      },
      ports: {},
      events: {
        'sidebar.toggled': {
          before: (page) =>
            page.getByRole('banner').getByRole('button', { name: '메뉴 열기' }).press('Enter'),
        },
        'sidebar.closed': { before: (page) => page.keyboard.press('Escape') },
        'page.visited': { before: (page) => page.evaluate(() => history.pushState(null, '', '/terms')) },
        'toast.shown': { press: (page) => page.locator('[data-flow="feedReaction"]') },
        'toast.dismissed': {
          press: (page) =>
            page
              .getByRole('region', { name: '알림', exact: true })
              .getByRole('button', { name: '닫기' })
              .first(),
        },
        'xstate.after.toastLife.shell.notices.showing': { before: (page) => page.clock.runFor(LIFE) },
        'network.lost': { before: (page) => page.context().setOffline(true) },
        'network.restored': {
          before: async (page) => {
            // The network is back for code too: failed code is requested again.
            await page.unroute(DIALOG_CODE);
            await page.context().setOffline(false);
          },
        },
        'chunk.failed': {
          before: async (page) => {
            await page.route(DIALOG_CODE, (route) => route.abort());
          },
          press: (page) => page.getByRole('banner').getByRole('button', { name: '카테고리' }),
        },
      },
      offscreen: {
        'page.blocked': 'the page is opened anew, and with it the chart: deploy.spec.ts plays it',
        'xstate.after.reloadPatience.shell.code.reloading': 'follows only the reload',
      },
      endsTour: {
        'chunk.failed': 'the dialog that could not be opened lies above the menu',
        'page.visited': 'another page has no button whose failure is a notice',
        'toast.dismissed': 'the chart stays in showing: no state tells when the next notice has come',
      },
      hidden: ({ type }, { state, context }) => {
        if (type === 'toast.dismissed' && Array.isArray(context.toasts) && context.toasts.length === 0)
          return true;
        // A line that is there is not restored.
        if (type === 'network.restored' && state.includes('connection.online')) return true;
        // The open menu lies above the page and keeps the keyboard.
        return (
          /^(sidebar.toggled|toast.shown|toast.dismissed|chunk.failed)$/.test(type) &&
          state.startsWith('sidebar.open')
        );
      },
    },
  }),
  proof(themeEntry, {
    about: '화면을 밝게 볼지 어둡게 볼지, 기기 설정을 따를지 골라요.',
    says: { 'theme.chosen': '화면 모드를 골라요' },
    /** The switch in the footer of every page. */
    driver: {
      outlivesScreen: 'the switch is in the footer of every page',
      changesContext: true,
      path: '/terms',
      ports: {},
      events: {
        'theme.chosen': {
          press: (page, event) =>
            page
              .getByRole('contentinfo')
              .getByRole('radio', { name: event.theme === 'dark' ? '다크' : '시스템' }),
        },
      },
    },
  }),
  proof(memberSummaryEntry, {
    about: '메뉴를 열고 내 포인트와 등급을, 판매자라면 처리할 주문 수를 봐요.',
    says: { load: '메뉴에 보일 내 숫자를 불러와요' },
    driver: {
      path: '/privacy-policy',
      member: 'user',
      reach: (page) => page.getByRole('banner').getByRole('button', { name: '메뉴 열기' }).click(),
      ports: { load: { asks: [pointBalance, myLevel, listCoupons] } },
      events: {},
    },
  }),
];
