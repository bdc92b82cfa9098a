import { answerReview, listSellerReviews } from '#domain/seller/review-replies/review-reply.ts';
import { replyRemovalMachine } from '#machines/seller/reviews/reply-removal.machine.ts';
import { type ReviewDeskFilters, reviewDeskMachine } from '#machines/seller/reviews/review-desk.machine.ts';
import { type AnswerAbout, reviewReplyMachine } from '#machines/seller/reviews/review-reply.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { envelope, isJson } from '../kit/answers.ts';
import { type Driver, retry } from '../kit/driver.ts';
import { pagedEntry } from '../kit/paged.ts';
import { pageLike } from '../kit/pages.ts';
import { removalEntry } from '../kit/removal.ts';
import { type Proof, proof } from '../page.ts';
import { reviews } from '../reviews/reviews.samples.ts';

const group = '판매자';
const none: ReviewDeskFilters = { answered: null, rating: null, photos: null, from: null, until: null };
const filter = { filters: none, sort: null, size: 20 };

const desk = pagedEntry({
  title: '내 상품의 리뷰 목록',
  group,
  machine: reviewDeskMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, rating: '1' } },
  items: reviews,
  beside: { counts: { unanswered: 2 } },
  error: new Error('리뷰를 불러오지 못했어요.'),
});

const about: AnswerAbout = { id: 1, content: '' };
const typed = { type: 'field.changed', change: { content: '소중한 리뷰 고마워요.' } } as const;
const submitted = { type: 'form.submitted' } as const;
const closed = refusal('답변은 30일 안에만 고칠 수 있어요.', 'ANSWER_CLOSED');

const answer: RegistryEntry = {
  title: '리뷰 답변',
  group,
  machine: reviewReplyMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: undefined, error: closed, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { content: '' } }, submitted],
  walkthroughs: [
    { name: '답변 올리기', steps: [typed, submitted, done('save')] },
    { name: '빈 답변은 보내지지 않음', steps: [submitted] },
    { name: '고칠 날이 지남', steps: [typed, submitted, failed('save', closed)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const removal = removalEntry({
  title: '리뷰 답변 삭제',
  group,
  machine: replyRemovalMachine,
  error: new Error('리뷰를 찾을 수 없어요.'),
});

const PAGE = '/review-manage';
const member = 'seller';

/** Whether the table shows the worst reviews already. */
const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('"rating":"1"');

/** No answer is stored, so that every path finds a review without one. */
const kept = { reviewId: 1, content: '소중한 리뷰 고마워요.', createdAt: '', updatedAt: '' };

const opened: Driver['path'] = async (call) => {
  const { content } = await call(listSellerReviews, { query: { answered: 'NO' } });
  return `${PAGE}?answered=ALL&open=${content[0]?.reviewId}`;
};

export const proofs: readonly Proof[] = [
  proof(desk, {
    about: '내 상품의 리뷰를 답변할 것부터 골라 보고, 하나를 열어요.',
    says: { loadPage: '리뷰 한 쪽을 불러와요' },
    driver: {
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
        'screen.retried': retry,
      },
      offscreen: { 'screen.reloaded': 'An answer is written first.' },
      endsTour: { 'filter.changed': 'the seed has nothing that is found by it' },
      hidden: ({ type, page }, { state, context }) =>
        type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
    },
  }),
  proof(answer, {
    about: '리뷰 하나에 답변을 쓰거나 고쳐요.',
    says: { save: '답변을 올려요', 'form.submitted': '답변 올리기를 눌러요' },
    driver: {
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
    },
  }),
  proof(removal, {
    about: '리뷰에 쓴 답변을 삭제해요.',
    says: { remove: '답변을 삭제해요' },
    undriven: {
      why: 'the seed has no answer, and one that is taken back for one path is gone for all',
      provenBy: 'tests/views/seller/review-panel.test.tsx',
    },
  }),
];
