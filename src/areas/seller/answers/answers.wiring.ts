import { fromPromise } from 'xstate';
import type { Review } from '#domain/reviews/review.ts';
import { answerReview, listSellerReviews, removeAnswer } from '#domain/seller/answers/review-answer.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { answerRemovalMachine } from '#machines/seller/answer-removal.machine.ts';
import { type AnswerSent, reviewAnswerMachine } from '#machines/seller/review-answer.machine.ts';
import { type ReviewDeskFilters, reviewDeskMachine } from '#machines/seller/review-desk.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { answersText as text } from './answers.text.ts';

type Asked = PagedRequest<IndexFilter<ReviewDeskFilters>>;

export const wireReviewDesk = ({ call }: AppServices) =>
  reviewDeskMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<Review>, Asked>(async ({ input: { page, filter }, signal }) => {
        const { answered, rating, photos, from, until } = filter.filters;
        const view = { answered: answered ?? 'NO', photos: photos ?? 'false' } as const;
        const days = { from: from ?? '', until: until ?? '' };
        const query = { page, size: filter.size, rating: rating ?? '0', ...view, ...days };
        const answer = await call(listSellerReviews, { query }, { signal });
        const { content, totalPages, totalElements, unanswered } = answer;
        return { items: content, page, totalPages, totalElements, counts: { unanswered } };
      }),
    },
  });

export const wireReviewAnswer = (
  { call, toast }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  reviewAnswerMachine.provide({
    actors: {
      save: fromPromise<void, { body: AnswerSent }>(async ({ input: { body } }) => {
        const { id, content } = body;
        await call(answerReview, { params: { id }, body: { content } });
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        toast(text.sent);
        onDone();
      },
    },
  });

export const wireAnswerRemoval = ({ call, toast }: AppServices, onDone: () => void) =>
  answerRemovalMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input: { id } }) => {
        await call(removeAnswer, { params: { id } });
      }),
    },
    actions: {
      leave: () => {
        toast(text.removed);
        onDone();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
