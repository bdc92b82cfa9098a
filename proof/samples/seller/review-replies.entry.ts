import { replyRemovalMachine } from '#machines/seller/reviews/reply-removal.machine.ts';
import { type ReviewDeskFilters, reviewDeskMachine } from '#machines/seller/reviews/review-desk.machine.ts';
import { type AnswerAbout, reviewReplyMachine } from '#machines/seller/reviews/review-reply.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { reviews } from '../reviews/reviews-samples.entry.ts';

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

/**
 * Registry entries of the charts of review replies: sample data and labels for tests, drawings and the
 * inspector.
 */
export const answerDeskEntries: readonly RegistryEntry[] = [desk, answer, removal];
