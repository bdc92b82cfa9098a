import { NO_ANSWERS } from '#domain/reviews/review-draft.ts';
import { reviewEditorMachine } from '#machines/reviews/review-editor.machine.ts';
import { reviewHelpfulMachine } from '#machines/reviews/review-helpful.machine.ts';
import { reviewRemovalMachine } from '#machines/reviews/review-removal.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { toggleEntry } from '../kit/toggle.entry.ts';
import { error, group, retried } from './reviews-samples.entry.ts';

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

/**
 * Registry entries of the charts of actions on reviews: sample data and labels for tests, drawings and the
 * inspector.
 */
export const reviewActionEntries: readonly RegistryEntry[] = [helpful, removal, editor];
