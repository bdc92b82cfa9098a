import type { Comment } from '#domain/community/comment.ts';
import { EMPTY_FEED } from '#domain/community/feed-draft.ts';
import { done, refusal } from '../entry.ts';
import { samplePage } from '../kit/paged.ts';
import { at } from './feed.samples.ts';

const comment: Comment = {
  commentId: 5,
  content: '색이 예쁘네요!',
  userId: 7,
  userNickname: '지우개',
  userProfileImage: null,
  isMine: false,
  createdAt: at,
  updatedAt: at,
};

const others: Comment[] = [
  {
    ...comment,
    commentId: 4,
    content: '발볼이 넓은 편인데 괜찮을까요?',
    userId: 8,
    userNickname: '걷는하루',
    isMine: true,
  },
  {
    ...comment,
    commentId: 3,
    content: '저도 같은 신발 신어요. 반가워요!',
    userId: 12,
    userNickname: '성수산책',
  },
];

export const written: Comment = {
  ...comment,
  commentId: 6,
  userId: 8,
  userNickname: '걷는하루',
  isMine: true,
};

export const first = samplePage([comment, ...others]);

export const voteEvents = ['vote.asked', 'vote.confirmed', 'vote.dismissed', 'vote.withdrawn'].map(
  (type) => ({
    type,
  }),
);

export const cast = done('cast', { voted: true, count: 3, gained: 100 });

export const sizes = {
  sizes: [
    { optionId: 21, size: '240', stock: 0 },
    { optionId: 22, size: '245', stock: 3 },
    { optionId: 23, size: '250', stock: 8 },
  ],
  advised: 245,
};

export const soldOut = refusal('재고가 부족해요.', 'OUT_OF_STOCK');
export const another = { type: 'size.chosen', optionId: 23 };
export const into = { type: 'shoe.added' };
export const typed = { type: 'draft.changed', text: '예뻐요' };
export const submitted = { type: 'form.submitted' };
const image = { imageId: 31, imageUrl: 'images/feeds/scene-1.svg', sortOrder: 0 };
export const images = [image, { ...image, imageId: 32, imageUrl: 'images/feeds/scene-2.svg', sortOrder: 1 }];
export const bought = { orderItemId: 11, productId: 1, productName: '가벼운 러닝화', orderedAt: at };

export const opening = {
  values: { ...EMPTY_FEED, pictures: images },
  about: { purchases: [bought], total: 1, events: [], images },
};

export const nothingBought = { ...opening, about: { purchases: [], total: 0, events: [], images: [] } };

export const filled = {
  type: 'field.changed',
  change: { title: '새 글', content: '하루 종일 신었어요.', orderItemId: '11' },
};

export const untitled = { type: 'field.changed', change: { title: '' } };
export const refused = refusal('내가 구매한 상품만 피드에 올릴 수 있어요.', 'ORDER_ITEM_NOT_FOUND');
