import { memberSummaryMachine } from '#machines/shell/member-summary.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { themeMachine } from '#machines/shell/theme.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

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

/**
 * Registry entry of the chart of the figures in the user menu: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const memberSummaryEntry = resourceEntry({
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
