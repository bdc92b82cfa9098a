import { listMyQuestions, type Question } from '#domain/questions/question.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the member's own product questions: newest first, 10 a page. */
export const myQuestionsMachine = createPagedMachine<Question>({
  id: 'myQuestions',
  description: 'Questions that the member has asked about products, the newest first.',
  reloads: true,
  size: 10,
  loadPage: pagePort(listMyQuestions, ({ page, size }) => ({ page, size })),
});
