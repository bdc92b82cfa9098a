import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { type HomeRails, homeMachine, type SizeRail } from '#machines/shell/home.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { events } from '../kit/events.entry.ts';
import { feeds } from '../kit/feeds.entry.ts';
import { shoes } from '../kit/products.entry.ts';

const categories = DEFAULT_CATEGORIES.map((category) => ({
  ...category,
  imageUrl: shoes.find(({ categoryId }) => categoryId === category.categoryId)?.mainImageUrl,
}));
const rails: HomeRails = {
  categories,
  popular: shoes.slice(0, 4),
  latest: shoes.slice(4, 8),
  discounted: shoes.filter(({ price, discountPrice }) => discountPrice < price).slice(0, 4),
};
const [event] = events;
const mySize: SizeRail = { size: '245', products: shoes.slice(2, 6) };
const error = new Error('상품 목록을 불러오는데 실패했습니다');

/**
 * Registry entry of the chart of the home page: sample data and labels for tests, diagrams and the
 * inspector.
 */
export const homeEntry: RegistryEntry = {
  title: '첫 화면',
  group: '상품',
  machine: homeMachine,
  input: { isMember: true },
  ports: {
    loadRails: { done: rails, error, empty: { categories, popular: [], latest: [], discounted: [] } },
    loadEvent: { done: event, error, empty: null },
    loadMySize: { done: mySize, error, empty: null },
    loadFeeds: { done: feeds, error, empty: [] },
  },
  events: [
    { type: 'screen.retried' },
    { type: 'screen.reloaded' },
    { type: 'member.arrived' },
    { type: 'member.left' },
  ],
  walkthroughs: [
    {
      name: '모든 줄이 보임',
      steps: [
        done('loadRails', rails),
        done('loadEvent', event),
        done('loadMySize', mySize),
        done('loadFeeds', feeds),
      ],
    },
    {
      name: '발 크기가 없으면 내 사이즈 줄을 숨김',
      steps: [done('loadMySize', null), done('loadEvent', null), done('loadFeeds', [])],
    },
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('loadRails', error), { type: 'screen.retried' }, done('loadRails', rails)],
    },
  ],
};
