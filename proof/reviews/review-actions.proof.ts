import type { Page } from '@playwright/test';
import { listMyReviews, listReviewable } from '#domain/reviews/review.ts';
import { NO_ANSWERS } from '#domain/reviews/review-draft.ts';
import { createReview, deleteReview } from '#domain/reviews/review-form.ts';
import { toggleHelpful } from '#domain/reviews/review-reaction.ts';
import { reviewEditorMachine } from '#machines/reviews/review-editor.machine.ts';
import { reviewHelpfulMachine } from '#machines/reviews/review-helpful.machine.ts';
import { reviewRemovalMachine } from '#machines/reviews/review-removal.machine.ts';
import type { Call } from '#src/http/call.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { isJson, nothingLike } from '../kit/answers.ts';
import { retry } from '../kit/driver.ts';
import { removal as removalDriver, removalEntry } from '../kit/removal.ts';
import { toggleEntry } from '../kit/toggle.ts';
import { type Proof, proof } from '../page.ts';
import { error, group, retried } from './reviews.samples.ts';

const helpful = toggleEntry({ title: '리뷰 도움', group, machine: reviewHelpfulMachine, error });
const removal = removalEntry({ title: '내 리뷰 지우기', group, machine: reviewRemovalMachine, error });

const item = {
  orderItemId: 3,
  productId: 1,
  productName: '가벼운 런닝화',
  productImageUrl: null,
  points: 100,
  option: '화이트 240mm',
};

const images = [{ reviewImageId: 4, imageUrl: 'images/reviews/a.webp', imageOrder: 0 }];
const opening = { values: { ...NO_ANSWERS, images, files: [] }, about: { item, images } };
const nothing = { values: { ...NO_ANSWERS, images: [], files: [] }, about: { item: null, images: [] } };

const answers = {
  rating: 5,
  title: '매일 손이 가는 신발',
  content: '일주일 내내 신었는데 발이 편해요.',
  sizeFit: 'SMALL',
  cushion: 'SOFT',
  stability: 'STABLE',
};

const filled = { type: 'field.changed', change: answers };
const submitted = { type: 'form.submitted' };
const refused = refusal('이미 리뷰를 쓴 상품이에요.', 'DUPLICATE_REVIEW');
const saved = { productId: 1, message: '리뷰를 등록했어요. 100포인트를 드렸어요.' };

const editor: RegistryEntry = {
  title: '리뷰 쓰기',
  group,
  machine: reviewEditorMachine,
  kit: 'loadedForm',
  input: { target: { kind: 'create', productId: 1, orderItemId: null } },
  ports: {
    load: { done: opening, error, empty: nothing },
    save: { done: saved, error: refused, otherErrors: [unanswered] },
  },
  events: [filled, { type: 'field.changed', change: { title: '' } }, submitted, retried],
  walkthroughs: [
    {
      name: '거절되고 다시 올리기',
      steps: [
        done('load', opening),
        filled,
        submitted,
        failed('save', refused),
        submitted,
        done('save', saved),
      ],
    },
    {
      name: '올렸는지 알 수 없음',
      steps: [done('load', opening), filled, submitted, failed('save', unanswered)],
    },
    { name: '쓸 리뷰가 없음', steps: [done('load', nothing)] },
    { name: '불러오기 실패', steps: [failed('load', error), retried, done('load', opening)] },
  ],
};

/** A review of the member's own: one that an earlier path has left, else a new one. */
async function ownReview(call: Call): Promise<string> {
  const [old] = (await call(listMyReviews, {})).reviews;
  if (old) return `/products/${old.productId}/reviews`;
  const [item] = (await call(listReviewable, { query: { size: 1 } })).items;
  if (!item) throw new Error('the member of this driver has nothing to review');
  const { productId, orderItemId } = item;
  const scales = { sizeFit: 'NORMAL', cushion: 'SOFT', stability: 'STABLE' };
  const words = { title: '곧 지울 리뷰', content: '지우는 길을 걸어 보려고 남겨요.' };
  const form = new FormData();
  const review = { productId, orderItemId, rating: 5, ...scales, ...words };
  form.append('review', new Blob([JSON.stringify(review)], { type: 'application/json' }));
  await call(createReview, { form }, { idempotencyKey: crypto.randomUUID() });
  return `/products/${productId}/reviews`;
}

const rate = (page: Page) => page.getByRole('radio', { name: '5점' }).check();

/** Everything that a review needs. */
async function fill(page: Page): Promise<void> {
  await rate(page);
  for (const [group, step] of [
    ['사이즈', '작아요'],
    ['쿠션', '푹신해요'],
    ['안정감', '안정적이에요'],
  ] as const)
    await page.getByRole('group', { name: group }).getByRole('radio', { name: step, exact: true }).check();
  await page.getByLabel(/^내용/).fill('일주일 내내 신었는데 발이 편해요.');
}

export const proofs: readonly Proof[] = [
  proof(helpful, {
    about: '리뷰가 도움이 되었다고 누르고 거둬요.',
    says: { toggle: '도움이 되었는지 저장해요', 'mark.toggled': '도움이 돼요를 눌러요' },
    driver: {
      member: 'jiwoo',
      path: '/products/2/reviews',
      ports: { toggle: { asks: [toggleHelpful] } },
      events: { 'mark.toggled': { press: (page) => page.locator('[data-flow="reviewHelpful"]').first() } },
    },
  }),
  proof(removal, {
    about: '내 리뷰를 한 번 묻고 지워요.',
    says: { remove: '리뷰를 지워요' },
    driver: removalDriver({ member: 'yejun', path: ownReview }, [deleteReview], '삭제'),
  }),
  proof(editor, {
    about: '받은 상품의 리뷰를 쓰거나, 쓴 리뷰를 고쳐요.',
    says: {
      load: '리뷰할 상품과 쓴 글을 불러와요',
      save: '리뷰를 올려요',
      'field.changed': '별점이나 글, 사진을 고쳐요',
      'form.submitted': '리뷰 올리기를 눌러요',
    },
    driver: {
      member: 'nari',
      path: async (call) => {
        const [item] = (await call(listReviewable, { query: { size: 1 } })).items;
        if (!item) throw new Error('the member of this driver has nothing left to review');
        return `/reviews/write?productId=${item.productId}&orderItemId=${item.orderItemId}`;
      },
      ports: {
        load: {
          asks: [listReviewable],
          answer: (ask, sample) => nothingLike(ask, isJson(sample) ? sample.about : sample),
        },
        save: { asks: [createReview] },
      },
      events: {
        'field.changed': {
          before: async (page, { change }) => {
            if (!isJson(change)) return;
            if ('rating' in change) await fill(page);
            await page.getByLabel(/^제목/).fill(String(change.title));
          },
        },
        'form.submitted': {
          press: (page) => page.getByRole('button', { name: '리뷰 올리기' }),
        },
        'screen.retried': retry,
      },
      absent: /^saved$/,
    },
  }),
];
