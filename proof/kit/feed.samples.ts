import type { Feed, FeedType } from '#domain/community/feed.ts';
import { shoe } from './product.samples.ts';

type Row = readonly [
  title: string,
  content: string,
  feedType: FeedType,
  nickname: string,
  level: string,
  likeCount: number,
  commentCount: number,
  wears: number,
  tags: readonly string[],
];

const ROWS: readonly Row[] = [
  [
    '첫 출근날 신은 신발',
    '하루 종일 걸었는데도 발이 편했어요.',
    'event',
    '지우개',
    '실버',
    31,
    4,
    7,
    ['출근룩', '로퍼'],
  ],
  [
    '한강에서 10km',
    '밑창이 단단해서 아스팔트에서도 무릎이 덜 아파요.',
    'daily',
    '걷는하루',
    '골드',
    128,
    17,
    8,
    ['런닝'],
  ],
  [
    '비 오는 날이 기다려져요',
    '장화 하나로 장마철이 즐거워졌어요.',
    'daily',
    '우산장수',
    '브론즈',
    9,
    0,
    9,
    ['장마'],
  ],
  [
    '북한산 첫눈 산행',
    '눈 쌓인 바위에서도 미끄러지지 않았어요.',
    'ranking',
    '산을타는고래',
    '플래티넘',
    204,
    32,
    3,
    ['등산'],
  ],
  [
    '주말 테니스 모임',
    '옆으로 뛰어도 발목이 편해요.',
    'daily',
    '네트앞에서',
    '실버',
    18,
    2,
    6,
    ['테니스', '주말'],
  ],
  ['결혼식 하객 구두', '세 시간을 서 있어도 괜찮았어요.', 'event', '성수산책', '골드', 56, 8, 7, ['하객룩']],
];
const at = '2026-11-20T03:00:00.000Z';

/** Six feeds that samples of several flows share. */
export const feeds: readonly Feed[] = ROWS.map(
  ([title, content, feedType, nickname, level, likeCount, commentCount, wears, tags], index) => ({
    id: index + 1,
    title,
    content,
    instagramId: null,
    feedType,
    likeCount,
    commentCount,
    participantVoteCount: feedType === 'event' ? likeCount * 2 : 0,
    user: { id: index + 7, nickname, level, profileImg: null, gender: null, height: null },
    orderItem: {
      id: index + 1,
      state: 'DELIVERED',
      productId: wears,
      productName: shoe(wears).name,
      size: 240 + index * 5,
      gender: 'UNISEX',
      color: shoe(wears).colors[0] ?? null,
      imageUrl: shoe(wears).mainImageUrl,
      price: shoe(wears).price,
      discountPrice: shoe(wears).discountPrice,
      sizesInStock: ['240', '245', '250', '260'],
    },
    event:
      feedType === 'event'
        ? {
            id: 1,
            title: '가을 출근룩 베스트 컷',
            description: '출근할 때 신은 신발을 올려 주세요.',
            startDate: '2026-11-14',
            endDate: '2026-12-05',
            status: 'ONGOING',
          }
        : null,
    images: [
      {
        imageId: index + 1,
        imageUrl: `images/feeds/scene-${index + 1}.svg`,
        sortOrder: 0,
        width: 800,
        height: 800,
      },
    ],
    products: [],
    hashtags: tags.map((tag, place) => ({ tagId: index * 10 + place, tag })),
    isMine: index === 1,
    isHidden: false,
    isLiked: index === 1,
    isVoted: false,
    isRewarded: false,
    canVote: feedType === 'event',
    createdAt: at,
    updatedAt: at,
  }),
);

/** Sample feed by number, from 1. Throws if there is none. */
export function feed(number: number): Feed {
  const found = feeds[number - 1];
  if (!found) throw new Error(`there is no sample feed ${number}`);
  return found;
}
