import { reviewEditorMachine } from '#machines/reviews/review-editor.machine.ts';
import { reviewHelpfulMachine } from '#machines/reviews/review-helpful.machine.ts';
import { reviewRemovalMachine } from '#machines/reviews/review-removal.machine.ts';
import { reviewReportMachine } from '#machines/reviews/review-report.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { toggleEntry } from '../kit/toggle.entry.ts';
import { error, group, retried } from './reviews-samples.entry.ts';

const helpful = toggleEntry({ title: '리뷰 도움', group, machine: reviewHelpfulMachine, error });
const removal = removalEntry({ title: '내 리뷰 지우기', group, machine: reviewRemovalMachine, error });

const opened = { type: 'report.opened' };
const reported = { type: 'report.submitted', reason: 'SPAM', description: '' };
const report: RegistryEntry = {
  title: '리뷰 신고',
  group,
  machine: reviewReportMachine,
  input: { reviewId: 1 },
  ports: { sendReport: { done: undefined, error } },
  events: [opened, { type: 'report.closed' }, reported],
  walkthroughs: [
    {
      name: '거절되고 다시 신고하기',
      steps: [opened, reported, failed('sendReport', error), reported, done('sendReport')],
    },
    { name: '그만두기', steps: [opened, { type: 'report.closed' }] },
  ],
};

const form = {
  rating: 0,
  title: '',
  content: '',
  sizeFit: '',
  cushion: '',
  stability: '',
  showBody: false,
};
const draft = {
  form,
  item: {
    orderItemId: 3,
    productId: 1,
    productName: '가벼운 런닝화',
    productImageUrl: null,
    points: 100,
    option: '화이트 240mm',
  },
  images: [{ reviewImageId: 4, imageUrl: 'images/reviews/a.webp', imageOrder: 0 }],
};
const nothing = { form, item: null, images: [] };
const rated = { type: 'answer.changed', change: { rating: 5 } };
const submitted = { type: 'form.submitted', images: [], problems: {} };
const saved = { productId: 1, message: '리뷰를 등록했어요. 100포인트를 드렸어요.' };
const editor: RegistryEntry = {
  title: '리뷰 쓰기',
  group,
  machine: reviewEditorMachine,
  input: { target: { kind: 'create', productId: 1, orderItemId: null } },
  ports: { load: { done: draft, error }, save: { done: saved, error } },
  events: [
    rated,
    { type: 'image.dropped', imageId: 4 },
    submitted,
    { ...submitted, problems: { title: '제목은 5자 이상 입력해 주세요.' } },
    retried,
    // The other answer a service may give: nothing to review.
    done('load', nothing),
  ],
  walkthroughs: [
    {
      name: '거절되고 다시 올리기',
      steps: [done('load', draft), rated, submitted, failed('save', error), submitted, done('save', saved)],
    },
    { name: '쓸 리뷰가 없음', steps: [done('load', nothing)] },
    { name: '불러오기 실패', steps: [failed('load', error), retried, done('load', draft)] },
  ],
};

/** What people do with reviews. */
export const reviewActionEntries: readonly RegistryEntry[] = [helpful, removal, report, editor];
