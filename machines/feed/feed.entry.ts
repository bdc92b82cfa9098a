import type { Comment, MyComment } from '#domain/comment.ts';
import type { Feed } from '#domain/feed.ts';
import { NO_FEEDS } from '#domain/feed-list.ts';
import type { LikedFeed, LikeUser } from '#domain/feed-social.ts';
import type { RegistryEntry } from '../kit/entry.ts';
import { done, failed } from '../kit/entry.ts';
import { commentsMachine } from './comments.machine.ts';
import { feedCountsMachine } from './feed-counts.machine.ts';
import { feedDetailMachine } from './feed-detail.machine.ts';
import { feedEditorMachine } from './feed-editor.machine.ts';
import { feedListMachine } from './feed-list.machine.ts';
import { feedReactionMachine } from './feed-reaction.machine.ts';
import { feedVoteMachine } from './feed-vote.machine.ts';
import { likeUsersMachine } from './like-users.machine.ts';
import { likedFeedsMachine } from './liked-feeds.machine.ts';
import { myCommentsMachine } from './my-comments.machine.ts';
import { myFeedsMachine } from './my-feeds.machine.ts';
import { removalMachine } from './removal.machine.ts';

const group = '피드';
const error = new Error('피드 목록 조회에 실패했습니다.');
const at = '2026-11-21T03:00:00.000Z';

const feed: Feed = {
  id: 1,
  title: '첫 출근날 신은 신발',
  content: '하루 종일 걸었어요.',
  instagramId: null,
  feedType: 'event',
  likeCount: 3,
  commentCount: 1,
  participantVoteCount: 2,
  user: { id: 7, nickname: '지우개', level: '브론즈', profileImg: null, gender: null, height: null },
  orderItem: null,
  event: null,
  images: [],
  hashtags: [],
  isLiked: false,
  isVoted: false,
  canVote: true,
  createdAt: at,
  updatedAt: at,
};
const page = <T>(items: T[]) => ({
  items,
  page: 0,
  totalPages: items.length === 0 ? 0 : 2,
  totalElements: items.length * 2,
});
const filter = {
  type: null,
  sort: 'latest',
  q: '',
  hashtags: [],
  productName: '',
  eventTitle: '',
  startDate: '',
  endDate: '',
};
const turned = { type: 'page.changed', page: 1 };
const retried = { type: 'screen.retried' };
const reloaded = { type: 'screen.reloaded' };

/** Rows of lists read by page share their walk: loaded, next page, failure, retry, nothing. */
const paged = <T>(
  title: string,
  machine: RegistryEntry['machine'],
  input: { filter: unknown },
  item: T,
): RegistryEntry => ({
  title,
  group,
  machine,
  input,
  ports: { loadPage: { done: page([item]), error } },
  events: [
    turned,
    retried,
    reloaded,
    { type: 'filter.changed', filter: input.filter, page: 0 },
    // The other answer a service may give: nothing.
    done('loadPage', page([])),
  ],
  walkthroughs: [
    {
      name: '다음 쪽으로 넘기기',
      steps: [done('loadPage', page([item])), turned, done('loadPage', page([item]))],
    },
    {
      name: '실패하고 다시 시도하기',
      steps: [failed('loadPage', error), retried, done('loadPage', page([]))],
    },
  ],
});

const comment: Comment = {
  commentId: 5,
  content: '색이 예쁘네요!',
  userId: 7,
  userNickname: '지우개',
  userProfileImage: null,
  createdAt: at,
  updatedAt: at,
};
const myComment: MyComment = {
  commentId: 5,
  content: '색이 예쁘네요!',
  createdAt: at,
  feedId: 1,
  feedTitle: feed.title,
  feedType: 'DAILY',
  feedImageUrl: null,
  authorNickname: '지우개',
  authorProfileImage: null,
};
const likedFeed: LikedFeed = {
  feedId: 1,
  title: feed.title,
  content: feed.content,
  feedType: 'DAILY',
  imageUrl: null,
  likedAt: at,
  likeCount: 3,
  commentCount: 1,
  authorNickname: '지우개',
  authorProfileImage: null,
};
const likeUser: LikeUser = {
  userId: 7,
  nickname: '지우개',
  profileImg: null,
  profileImageUrl: null,
  level: null,
  likedAt: at,
};

const pages = [
  paged('피드 목록', feedListMachine, { filter }, feed),
  paged('내 피드', myFeedsMachine, { filter: { type: null, userId: null } }, feed),
  paged('좋아요한 피드', likedFeedsMachine, { filter: undefined }, likedFeed),
  paged('내 댓글', myCommentsMachine, { filter: undefined }, myComment),
  paged('좋아요한 사람', likeUsersMachine, { filter: { feedId: 1 } }, likeUser),
];

const loaded = (
  title: string,
  machine: RegistryEntry['machine'],
  input: unknown,
  data: unknown,
): RegistryEntry => ({
  title,
  group,
  machine,
  input,
  ports: { load: { done: data, error } },
  events: [retried, reloaded],
  walkthroughs: [
    { name: '실패하고 다시 시도하기', steps: [failed('load', error), retried, done('load', data), reloaded] },
  ],
});

const toggled = { type: 'like.toggled' };
const reaction: RegistryEntry = {
  title: '피드 좋아요',
  group,
  machine: feedReactionMachine,
  input: { feedId: 1, mark: { on: false, count: 3 } },
  ports: { toggleLike: { done: { on: true, count: 4 }, error } },
  events: [toggled],
  walkthroughs: [
    {
      name: '두 번 눌러 되돌리기',
      steps: [
        toggled,
        toggled,
        done('toggleLike', { on: true, count: 4 }),
        done('toggleLike', { on: false, count: 3 }),
      ],
    },
    { name: '실패하면 되돌아가기', steps: [toggled, failed('toggleLike', error)] },
  ],
};

const voteEvents = ['vote.asked', 'vote.confirmed', 'vote.dismissed', 'vote.withdrawn'].map((type) => ({
  type,
}));
const cast = done('cast', { voted: true, count: 3 });
const vote: RegistryEntry = {
  title: '피드 투표',
  group,
  machine: feedVoteMachine,
  input: { feedId: 1, vote: { voted: false, count: 2 }, canVote: true },
  ports: {
    cast: { done: { voted: true, count: 3 }, error },
    withdraw: { done: { voted: false, count: 2 }, error },
  },
  events: voteEvents,
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

const typed = { type: 'draft.changed', text: '예뻐요' };
const comments: RegistryEntry = {
  title: '댓글',
  group,
  machine: commentsMachine,
  input: { feedId: 1, key: 'a-key' },
  ports: {
    loadPage: { done: page([comment]), error },
    addComment: { done: { ...comment, commentId: 6 }, error },
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
        done('loadPage', page([comment])),
        typed,
        { type: 'comment.submitted' },
        done('addComment', { ...comment, commentId: 6 }),
        { type: 'comment.deleted', commentId: 6 },
        done('removeComment', { commentId: 6 }),
      ],
    },
    {
      name: '더 보기',
      steps: [
        done('loadPage', page([comment])),
        { type: 'more.requested' },
        failed('loadPage', error),
        retried,
      ],
    },
  ],
};

const form = { title: '', content: '', orderItemId: '', eventId: '', instagramId: '', hashtags: '' };
const submitted = { type: 'form.submitted', images: [], problems: {} };
const choices = { form, purchases: [], events: [] };
const editor: RegistryEntry = {
  title: '피드 쓰기',
  group,
  machine: feedEditorMachine,
  input: { target: { kind: 'create', eventId: '', key: 'a-key' } },
  ports: { load: { done: choices, error }, save: { done: { feedId: 9 }, error } },
  events: [
    { type: 'field.changed', field: 'title', value: '새 글' },
    submitted,
    { ...submitted, problems: { title: '제목을 입력해 주세요.' } },
    retried,
  ],
  walkthroughs: [
    {
      name: '거절되고 다시 올리기',
      steps: [
        done('load', choices),
        { type: 'field.changed', field: 'title', value: '새 글' },
        submitted,
        failed('save', error),
        submitted,
        done('save', { feedId: 9 }),
      ],
    },
    { name: '불러오기 실패', steps: [failed('load', error), retried, done('load', choices)] },
  ],
};

const removal: RegistryEntry = {
  title: '피드 삭제',
  group,
  machine: removalMachine,
  input: { id: 1 },
  ports: { remove: { done: undefined, error } },
  events: [{ type: 'removal.asked' }, { type: 'removal.confirmed' }, { type: 'removal.dismissed' }],
  walkthroughs: [
    {
      name: '묻고 삭제하기',
      steps: [
        { type: 'removal.asked' },
        { type: 'removal.dismissed' },
        { type: 'removal.asked' },
        { type: 'removal.confirmed' },
        done('remove'),
      ],
    },
  ],
};

/** Every machine of the feed. */
export const feedEntries: readonly RegistryEntry[] = [
  ...pages,
  loaded('피드 상세', feedDetailMachine, 1, feed),
  loaded('내 피드 수', feedCountsMachine, undefined, NO_FEEDS),
  reaction,
  vote,
  comments,
  editor,
  removal,
];
