import { productDetail } from '#domain/catalogue/product.ts';
import { createComment, deleteComment, listComments } from '#domain/community/comment.ts';
import { createFeed, createTextFeed, deleteFeed } from '#domain/community/feed-form.ts';
import { listFeeds } from '#domain/community/feed-list.ts';
import { toggleLike } from '#domain/community/feed-social.ts';
import { listFeedAvailableEvents } from '#domain/events/event.ts';
import { castVote, withdrawVote } from '#domain/events/vote.ts';
import { addCartItem } from '#domain/trade/cart/cart.ts';
import { listPurchasedItems } from '#domain/trade/orders/purchased-items.ts';
import type { Call } from '#src/http/call.ts';
import { isJson, nothingLike } from '../kit/answers.ts';
import { type Act, answerQuestion, type Driver, retry } from '../kit/driver.ts';
import { pageLike } from '../kit/pages.ts';
import { removal } from '../kit/removal.ts';
import { PICTURE } from '../kit/sample-picture.ts';

export const feedEditorDriver: Driver = {
  member: 'subin',
  path: '/feed-create',
  ports: {
    load: {
      asks: [listPurchasedItems, listFeedAvailableEvents],
      answer: (ask, sample) => nothingLike(ask, isJson(sample) ? sample.about : sample),
    },
    // A feed with pictures uses another endpoint.
    save: { asks: [createTextFeed, createFeed], requests: 1 },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        if ('pictures' in change) await page.getByLabel('사진', { exact: true }).setInputFiles(PICTURE);
        if ('title' in change) await page.getByLabel(/^제목/).fill(String(change.title));
        if ('content' in change) await page.getByLabel(/^내용/).fill(String(change.content));
        if ('orderItemId' in change)
          await page.getByRole('group', { name: '구매한 상품' }).getByRole('checkbox').nth(0).check();
      },
    },
    'form.submitted': {
      press: (page) => page.getByRole('button', { name: '올리기', exact: true }),
    },
    'screen.retried': retry,
  },
  absent: /^saved$/,
};

const within = (flow: string, name: string): Act => ({
  press: (page) => page.locator(`[data-flow="${flow}"]`).getByRole('button', { name, exact: true }),
});

export const feedReaction: Driver = {
  member: 'minjun',
  path: '/feed/5',
  ports: { toggle: { asks: [toggleLike] } },
  events: { 'mark.toggled': { press: (page) => page.locator('[data-flow="feedReaction"]') } },
};

/** An entry that the member may still vote for; earlier votes are taken back. */
async function entryToVoteFor(call: Call): Promise<string> {
  const entries = async () =>
    (await call(listFeeds, { query: { feedType: 'event', page: 0, size: 50 } })).content;
  for (const { feedId, isVoted } of await entries())
    if (isVoted) await call(withdrawVote, { params: { id: feedId } });
  const entry = (await entries()).find(({ canVote }) => canVote);
  if (!entry) throw new Error('the seed has no entry to vote for');
  return `/feed/${entry.feedId}`;
}

export const feedVote: Driver = {
  member: 'seoyeon',
  path: entryToVoteFor,
  ports: { cast: { asks: [castVote] }, withdraw: { asks: [withdrawVote] } },
  events: {
    'vote.asked': within('feedVote', '투표하기'),
    'vote.confirmed': answerQuestion('투표하기'),
    'vote.dismissed': answerQuestion('취소'),
    'vote.withdrawn': within('feedVote', '투표 취소'),
  },
  offscreen: {
    'vote.known': 'e2e/events.spec.ts votes on the page of an event, which reads its entries anew',
  },
};

export const taggedProduct: Driver = {
  member: 'seoyeon',
  path: '/feed/5',
  reach: (page) => page.getByRole('button', { name: '사이즈 보기' }).click(),
  ports: {
    // The size advice loads separately; the sizes are shown without it.
    load: { asks: [productDetail] },
    add: { asks: [addCartItem] },
  },
  events: {
    'size.chosen': {
      press: (page) =>
        page
          .getByRole('dialog')
          .getByRole('group', { name: '사이즈 보기' })
          .locator('button:enabled[aria-pressed="false"]')
          .first(),
    },
    'shoe.added': {
      // The sample has an advised size chosen; what is advised here may be sold out.
      before: async (page) => {
        const sizes = page.getByRole('dialog').getByRole('group', { name: '사이즈 보기' });
        await sizes.getByRole('button').first().waitFor();
        if ((await sizes.locator('button[aria-pressed="true"]').count()) === 0)
          await sizes.locator('button:enabled').first().click();
      },
      press: (page) => page.getByRole('dialog').getByRole('button', { name: '장바구니 담기' }),
    },
    'screen.retried': retry,
  },
  absent: /^added$/,
};

export const comments: Driver = {
  member: 'haeun',
  path: async (call) => {
    await call(createComment, { params: { id: 1 }, body: { content: '지울 수 있는 댓글' } });
    return '/feed/1';
  },
  ports: {
    loadPage: { asks: [listComments], answer: pageLike },
    addComment: { asks: [createComment] },
    removeComment: { asks: [deleteComment] },
  },
  events: {
    'draft.changed': { before: (page, { text }) => page.getByLabel('댓글 쓰기').fill(String(text)) },
    'comment.submitted': { press: (page) => page.getByRole('button', { name: '등록', exact: true }) },
    'comment.deleted': {
      before: (page) => page.getByRole('button', { name: '댓글 삭제' }).first().click(),
      ...answerQuestion('댓글 삭제'),
    },
    'more.requested': { press: (page) => page.getByRole('button', { name: '댓글 더 보기' }) },
    'screen.retried': retry,
  },
};

export const feedRemoval = removal(
  {
    member: 'yejun',
    path: async (call) => {
      const [bought] = (await call(listPurchasedItems, {})).items;
      if (!bought) throw new Error('the member of this driver has bought nothing');
      const words = { title: '지울 피드', content: '곧 지워요.', orderItemId: bought.orderItemId };
      const { feedId } = await call(createTextFeed, { body: words }, { idempotencyKey: crypto.randomUUID() });
      return `/feed/${feedId}`;
    },
  },
  [deleteFeed],
  '삭제',
);
