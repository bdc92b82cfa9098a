// Size: samples, words and drivers of one page.
import { commentsMachine } from '#machines/community/comments.machine.ts';
import { feedEditorMachine } from '#machines/community/feed-editor.machine.ts';
import { feedReactionMachine } from '#machines/community/feed-reaction.machine.ts';
import { feedRemovalMachine } from '#machines/community/feed-removal.machine.ts';
import { feedVoteMachine } from '#machines/community/feed-vote.machine.ts';
import { taggedProductMachine } from '#machines/community/tagged-product.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { samplePage } from '../kit/paged.ts';
import { removalEntry } from '../kit/removal.ts';
import { toggleEntry } from '../kit/toggle.ts';
import { type Proof, proof } from '../page.ts';
import { error, group, retried } from './feed.samples.ts';
import {
  comments as commentsDriver,
  feedEditorDriver,
  feedReaction,
  feedRemoval,
  feedVote,
  taggedProduct as taggedProductDriver,
} from './feed-actions.driver.ts';
import {
  another,
  cast,
  filled,
  first,
  images,
  into,
  nothingBought,
  opening,
  refused,
  sizes,
  soldOut,
  submitted,
  typed,
  untitled,
  voteEvents,
  written,
} from './feed-actions.samples.ts';

const reaction = toggleEntry({ title: '피드 좋아요', group, machine: feedReactionMachine, error });
const removal = removalEntry({ title: '내 피드 지우기', group, machine: feedRemovalMachine, error });

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

export const proofs: readonly Proof[] = [
  proof(reaction, {
    about: '피드에 좋아요를 누르고 거둬요.',
    says: { toggle: '좋아요를 저장해요', 'mark.toggled': '좋아요를 눌러요' },
    driver: feedReaction,
  }),
  proof(removal, {
    about: '내 피드를 한 번 묻고 지워요.',
    says: { remove: '피드를 지워요' },
    driver: feedRemoval,
  }),
  proof(vote, {
    about: '이벤트 피드에 투표하고, 이벤트가 끝나기 전에 거둬요.',
    says: {
      cast: '투표를 보내요',
      withdraw: '투표를 거둬요',
      'vote.asked': '투표하기를 눌러요',
      'vote.confirmed': '묻는 창에서 투표하겠다고 해요',
      'vote.dismissed': '묻는 창을 닫아요',
      'vote.withdrawn': '투표 취소를 눌러요',
      'vote.known': '다시 읽은 목록이 투표를 알려 줘요',
    },
    driver: feedVote,
  }),
  proof(taggedProduct, {
    about: '피드에 나온 신발의 사이즈를 보고, 피드를 떠나지 않고 장바구니에 담아요.',
    says: {
      load: '남은 사이즈와 내게 맞는 사이즈를 불러와요',
      add: '고른 사이즈를 장바구니에 담아요',
      'size.chosen': '사이즈를 골라요',
      'shoe.added': '장바구니 담기를 눌러요',
    },
    driver: taggedProductDriver,
  }),
  proof(comments, {
    about: '피드의 댓글을 읽고 쓰고, 내 댓글을 지워요.',
    says: {
      loadPage: '댓글 한 쪽을 불러와요',
      addComment: '댓글을 올려요',
      removeComment: '댓글을 지워요',
      'draft.changed': '댓글을 적어요',
      'comment.submitted': '등록을 눌러요',
      'comment.deleted': '댓글 삭제를 눌러요',
      'more.requested': '댓글 더 보기를 눌러요',
    },
    driver: commentsDriver,
  }),
  proof(editor, {
    about: '산 신발에 대해 피드를 쓰거나, 쓴 피드의 글과 사진을 고쳐요.',
    says: {
      load: '쓸 때 고를 것과 쓴 글을 불러와요',
      save: '피드를 올려요',
      'form.submitted': '피드 올리기를 눌러요',
    },
    driver: feedEditorDriver,
  }),
];
