import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { listProducts } from '#domain/catalogue/product.ts';
import { listFeeds } from '#domain/community/feed-list.ts';
import { listFeedAvailableEvents } from '#domain/events/event.ts';
import { type HomeRails, homeMachine, type SizeRail } from '#machines/shell/home.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { nothingLike } from '../kit/answers.ts';
import { comeBack, retry } from '../kit/driver.ts';
import { events } from '../kit/event.samples.ts';
import { feeds } from '../kit/feed.samples.ts';
import { shoes } from '../kit/product.samples.ts';
import { type Proof, proof } from '../page.ts';

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

export const proofs: readonly Proof[] = [
  proof(homeEntry, {
    about: '첫 화면에서 인기 상품, 새 상품, 할인 상품과 이벤트, 내 사이즈 상품, 피드를 둘러봐요.',
    says: {
      loadRails: '인기·새·할인 상품을 불러와요',
      loadEvent: '진행 중인 이벤트를 불러와요',
      loadMySize: '내 사이즈가 있는 상품을 불러와요',
      loadFeeds: '최근 피드를 불러와요',
      'member.arrived': '회원인 것을 알게 됐어요',
      'member.left': '회원이 나갔어요',
    },
    driver: {
      member: 'user',
      path: '/',
      ports: {
        // The rail for the size of the member loads products too: the start check has given the size.
        loadRails: { asks: [listProducts], only: (query) => !query.has('sizes'), requests: 3 },
        loadEvent: { asks: [listFeedAvailableEvents], answer: nothingLike },
        loadMySize: { asks: [listProducts], only: (query) => query.has('sizes'), answer: nothingLike },
        loadFeeds: { asks: [listFeeds], answer: nothingLike },
      },
      events: { 'screen.retried': retry, 'screen.reloaded': comeBack },
      offscreen: {
        'member.arrived': 'e2e/ssr.spec.ts lets a member arrive on a page of the server',
        'member.left':
          'whoever logs out leaves for the front page anew; tests/machines/shell/home.test.ts plays it',
      },
    },
  }),
];
