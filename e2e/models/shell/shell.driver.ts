import { toggleLike } from '#domain/community/feed-social.ts';
import type { Driver } from '../driver.ts';
import { holdClock } from '../held-clock.ts';

const LIFE = 5_000;
const DIALOG_CODE = /assets\/category-dialog/;

/** The shell around every page, tested on a feed whose likes fail: each failure is a toast. */
export const shell: Driver = {
  flow: 'shell',
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
      before: (page) => page.getByRole('banner').getByRole('button', { name: '메뉴 열기' }).press('Enter'),
    },
    'sidebar.closed': { before: (page) => page.keyboard.press('Escape') },
    'page.visited': { before: (page) => page.evaluate(() => history.pushState(null, '', '/terms')) },
    'toast.shown': { press: (page) => page.locator('[data-flow="feedReaction"]') },
    'toast.dismissed': {
      press: (page) =>
        page.getByRole('region', { name: '알림', exact: true }).getByRole('button', { name: '닫기' }).first(),
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
};

/** The switch in the footer of every page. */
export const theme: Driver = {
  flow: 'theme',
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
};
