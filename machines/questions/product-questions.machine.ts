import type { Page } from '#domain/kit/page.ts';
import {
  listQuestions,
  QUESTION_PAGE_SIZE,
  type Question,
  type QuestionTopic,
} from '#domain/questions/question.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Filter of the questions about a product; '' means every topic, or no search. */
export type QuestionFilter = { productId: number; topic: QuestionTopic | ''; q: string; openOnly: boolean };

/**
 * Page with the median answer time (hours) of the store, null while it has answered too few to say, and whether the
 * reader owns the product.
 */
export type QuestionPage = Page<Question> & { answerHours: number | null; isBuyer: boolean };

/**
 * Machine of the questions about one product: newest first, 5 a page, filtered by topic, words and secrecy.
 */
export const productQuestionsMachine = createPagedMachine<Question, QuestionFilter, QuestionPage>({
  id: 'productQuestions',
  description: 'Questions about a product, the newest first, narrowed by topic, words and secrecy.',
  hasMarks: true,
  filters: 'alone',
  size: QUESTION_PAGE_SIZE,
  loadPage: pagePort(
    listQuestions,
    ({ page, size, filter: { topic, q, openOnly } }) => ({
      page,
      size,
      topic,
      q,
      openOnly: openOnly ? ('true' as const) : ('false' as const),
    }),
    ({ filter: { productId } }) => ({ productId }),
  ),
});
