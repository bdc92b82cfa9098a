// Size: one entry per action on a feed; they share their samples.
import type { Comment } from '#domain/community/comment.ts';
import { EMPTY_FEED } from '#domain/community/feed-draft.ts';
import { commentsMachine } from '#machines/community/comments.machine.ts';
import { feedEditorMachine } from '#machines/community/feed-editor.machine.ts';
import { feedReactionMachine } from '#machines/community/feed-reaction.machine.ts';
import { feedRemovalMachine } from '#machines/community/feed-removal.machine.ts';
import { feedVoteMachine } from '#machines/community/feed-vote.machine.ts';
import { taggedProductMachine } from '#machines/community/tagged-product.machine.ts';
import type { RegistryEntry } from '../../entry.ts';
import { done, failed, refusal, unanswered } from '../../entry.ts';
import { samplePage } from '../kit/paged.entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { toggleEntry } from '../kit/toggle.entry.ts';
import { at, error, group, retried } from './feed-samples.entry.ts';

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
const written: Comment = { ...comment, commentId: 6, userId: 8, userNickname: '걷는하루', isMine: true };
const first = samplePage([comment, ...others]);

const reaction = toggleEntry({ title: '피드 좋아요', group, machine: feedReactionMachine, error });
const removal = removalEntry({ title: '내 피드 지우기', group, machine: feedRemovalMachine, error });

const voteEvents = ['vote.asked', 'vote.confirmed', 'vote.dismissed', 'vote.withdrawn'].map((type) => ({
  type,
}));
const cast = done('cast', { voted: true, count: 3, gained: 100 });
const vote: RegistryEntry = {
  title: '피드 투표',
  group,
  machine: feedVoteMachine,
  input: { feedId: 1, vote: { voted: false, count: 2 }, canVote: true },
  ports: {
    cast: { done: { voted: true, count: 3, gained: 100 }, error },
    withdraw: { done: { voted: false, count: 2 }, error },
  },
  events: [...voteEvents, { type: 'vote.known', vote: { voted: false, count: 9 }, canVote: true }],
  walkthroughs: [
    {
      name: '투표하고 취소하기',
      steps: [
        { type: 'vote.asked' },
        { type: 'vote.confirmed' },
        cast,
        { type: 'vote.withdrawn' },
        done('withdraw', { voted: false, count: 2 }),
      ],
    },
    { name: '묻는 창 닫기', steps: [{ type: 'vote.asked' }, { type: 'vote.dismissed' }] },
  ],
};

const sizes = {
  sizes: [
    { optionId: 21, size: '240', stock: 0 },
    { optionId: 22, size: '245', stock: 3 },
    { optionId: 23, size: '250', stock: 8 },
  ],
  advised: 245,
};
const soldOut = refusal('재고가 부족해요.', 'OUT_OF_STOCK');
const another = { type: 'size.chosen', optionId: 23 };
const into = { type: 'shoe.added' };
const taggedProduct: RegistryEntry = {
  title: '피드의 신발',
  group,
  machine: taggedProductMachine,
  input: { productId: 22, gender: 'UNISEX', color: 'BLACK' },
  ports: {
    load: { done: sizes, error },
    add: { done: undefined, error: soldOut },
  },
  events: [another, into, retried],
  rests: ['added'],
  walkthroughs: [
    { name: '추천 사이즈를 그대로 담기', steps: [done('load', sizes), into, done('add', undefined)] },
    { name: '다른 사이즈를 골라 담기', steps: [done('load', sizes), another, into, failed('add', soldOut)] },
  ],
};

const typed = { type: 'draft.changed', text: '예뻐요' };
const comments: RegistryEntry = {
  title: '댓글',
  group,
  machine: commentsMachine,
  input: { feedId: 1 },
  ports: {
    loadPage: { done: first, error, empty: samplePage([]) },
    addComment: { done: written, error },
    removeComment: { done: { commentId: 5 }, error },
  },
  events: [
    typed,
    { type: 'comment.submitted' },
    { type: 'comment.deleted', commentId: 5 },
    { type: 'more.requested' },
    retried,
  ],
  walkthroughs: [
    {
      name: '댓글 쓰고 지우기',
      steps: [
        done('loadPage', first),
        typed,
        { type: 'comment.submitted' },
        done('addComment', written),
        { type: 'comment.deleted', commentId: 6 },
        done('removeComment', { commentId: 6 }),
      ],
    },
    {
      name: '더 보기',
      steps: [done('loadPage', first), { type: 'more.requested' }, failed('loadPage', error), retried],
    },
  ],
};

const submitted = { type: 'form.submitted' };
const image = { imageId: 31, imageUrl: 'images/feeds/scene-1.svg', sortOrder: 0 };
const images = [image, { ...image, imageId: 32, imageUrl: 'images/feeds/scene-2.svg', sortOrder: 1 }];
const bought = { orderItemId: 11, productId: 1, productName: '가벼운 러닝화', orderedAt: at };
const opening = {
  values: { ...EMPTY_FEED, pictures: images },
  about: { purchases: [bought], events: [], images },
};
const nothingBought = { ...opening, about: { purchases: [], events: [], images: [] } };
const filled = {
  type: 'field.changed',
  change: { title: '새 글', content: '하루 종일 신었어요.', orderItemId: '11' },
};
const untitled = { type: 'field.changed', change: { title: '' } };
const refused = refusal('내가 구매한 상품만 피드에 올릴 수 있어요.', 'ORDER_ITEM_NOT_FOUND');
const editor: RegistryEntry = {
  title: '피드 쓰기',
  group,
  machine: feedEditorMachine,
  kit: 'loadedForm',
  input: { target: { kind: 'create', eventId: '', orderItemId: '' } },
  ports: {
    load: { done: opening, error, empty: nothingBought },
    save: { done: { feedId: 9 }, error: refused, otherErrors: [unanswered] },
  },
  events: [
    filled,
    untitled,
    { type: 'field.changed', change: { pictures: [images[1]] } },
    submitted,
    retried,
  ],
  walkthroughs: [
    {
      name: '거절되고 다시 올리기',
      steps: [
        done('load', opening),
        filled,
        submitted,
        failed('save', refused),
        submitted,
        done('save', { feedId: 9 }),
      ],
    },
    {
      name: '답을 못 받아 다시 올리기',
      steps: [done('load', opening), filled, submitted, failed('save', unanswered), submitted],
    },
    { name: '구매한 상품이 없음', steps: [done('load', nothingBought)] },
    { name: '불러오기 실패', steps: [failed('load', error), retried, done('load', opening)] },
  ],
};

/**
 * Registry entries of the charts of actions on a feed: sample data and labels for tests, drawings and the
 * inspector.
 */
export const feedActionEntries: readonly RegistryEntry[] = [
  reaction,
  removal,
  vote,
  taggedProduct,
  comments,
  editor,
];
