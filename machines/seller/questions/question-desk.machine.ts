import type { Question, QuestionTopic } from '#domain/questions/question.ts';
import { listSellerQuestions } from '#domain/seller/questions/question-desk.ts';
import { endpointPort, pageOf } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the question table; `answered` of null shows questions that wait for an answer. */
export type QuestionDeskFilters = {
  answered: 'YES' | 'ALL' | null;
  topic: QuestionTopic | null;
  q: string | null;
};

/**
 * Machine of the seller's question table: by answer, topic and words, with the median answer time
 * (minutes).
 */
export const questionDeskMachine = createIndexMachine<Question, QuestionDeskFilters>({
  id: 'questionDesk',
  description: 'Questions about the own products, those that wait for an answer first.',
  loadPage: endpointPort(
    listSellerQuestions,
    ({ page, filter }) => {
      const { answered, topic, q } = filter.filters;
      const chosen = { answered: answered ?? 'NO', topic: topic ?? '', q: q ?? '' } as const;
      return { query: { page, size: filter.size, ...chosen } };
    },
    ({ waiting, answerHours, ...answer }, input) => ({
      ...pageOf(answer, input),
      // Minutes: the counts of a table are whole numbers. -1 before the first answer.
      counts: { waiting, answerMinutes: answerHours === null ? -1 : Math.round(answerHours * 60) },
    }),
  ),
});
