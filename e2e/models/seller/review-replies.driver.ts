import { answerReview, listSellerReviews } from '#domain/seller/review-replies/review-reply.ts';
import { envelope, isJson } from '../answers.ts';
import { type Driver, retry } from '../driver.ts';
import { pageLike } from '../pages.ts';

const PAGE = '/review-manage';
const member = 'seller';

/** Whether the table shows the worst reviews already. */
const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('"rating":"1"');

export const reviewDesk: Driver = {
  flow: 'reviewDesk',
  member,
  path: `${PAGE}?answered=ALL`,
  ports: { loadPage: { asks: [listSellerReviews], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (turned) await page.getByRole('button', { name: '다음', exact: true }).click();
        else await page.getByRole('combobox', { name: '별점' }).selectOption('1');
      },
    },
    'screen.retried': retry('reviewDesk'),
  },
  offscreen: { 'screen.reloaded': 'An answer is written first.' },
  endsTour: { 'filter.changed': 'the seed has nothing that is found by it' },
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
};

/** No answer is stored, so that every path finds a review without one. */
const kept = { reviewId: 1, content: '소중한 리뷰 고마워요.', createdAt: '', updatedAt: '' };
const opened: Driver['path'] = async (call) => {
  const { content } = await call(listSellerReviews, { query: { answered: 'NO' } });
  return `${PAGE}?answered=ALL&open=${content[0]?.reviewId}`;
};

export const reviewReply: Driver = {
  flow: 'reviewReply',
  member,
  path: opened,
  ports: {
    save: { asks: [answerReview], follows: [listSellerReviews], answer: async () => envelope(kept) },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        await page.getByRole('textbox', { name: '답변' }).fill(String(change.content ?? ''));
      },
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: /^답변 (올리기|고치기)$/ }) },
  },
  absent: /^saved$/,
};
