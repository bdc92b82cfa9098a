import type { EventSummary } from '#domain/event.ts';
import type { Feed } from '#domain/feed.ts';
import type { ProductListItem } from '#domain/product.ts';
import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { type HomeRails, homeMachine, type SizeRail } from './home.machine.ts';

const shoe: ProductListItem = {
  productId: 1,
  name: '가벼운 런닝화',
  price: 89_000,
  discountPrice: 79_000,
  categoryId: 2,
  storeId: 1,
  storeName: '달리는 가게',
  wishNumber: 4,
  mainImageUrl: null,
};
const rails: HomeRails = { popular: [shoe], latest: [shoe], discounted: [] };
const mySize: SizeRail = { size: '260', products: [shoe] };
const event: EventSummary = {
  eventId: 1,
  title: '가을 출근룩 베스트 컷',
  description: '출근할 때 신은 신발을 올려 주세요.',
  type: 'ranking',
  status: 'ongoing',
  eventStartDate: '2026-11-14',
  eventEndDate: '2026-12-05',
  imageUrl: null,
  maxParticipants: 100,
  participationMethod: '',
  purchasePeriod: '',
  votePeriod: '',
  announcementDate: null,
  createdAt: '2026-07-01T00:00:00Z',
  isParticipatable: true,
};
const feed: Feed = {
  id: 7,
  title: '첫 출근',
  content: '발이 편해요.',
  instagramId: null,
  feedType: 'daily',
  likeCount: 3,
  commentCount: 0,
  participantVoteCount: 0,
  user: { id: 2, nickname: '걷는하루', level: null, profileImg: null, gender: null, height: null },
  orderItem: null,
  event: null,
  images: [],
  hashtags: [],
  isLiked: false,
  isVoted: false,
  canVote: false,
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
};
const error = new Error('상품 목록을 불러오는데 실패했습니다');

export const homeEntry: RegistryEntry = {
  title: '첫 화면',
  group: '상품',
  machine: homeMachine,
  input: { isMember: true },
  ports: {
    loadRails: { done: rails, error },
    loadEvent: { done: event, error },
    loadMySize: { done: mySize, error },
    loadFeeds: { done: [feed], error },
  },
  events: [{ type: 'screen.retried' }, { type: 'screen.reloaded' }],
  walkthroughs: [
    {
      name: '모든 줄이 보임',
      steps: [
        done('loadRails', rails),
        done('loadEvent', event),
        done('loadMySize', mySize),
        done('loadFeeds', [feed]),
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
