import {
  listAnswerTemplates,
  removeAnswerTemplate,
  saveAnswerTemplate,
} from '#domain/seller/questions/answer-templates.ts';
import {
  answerQuestion as answerCall,
  listSellerQuestions,
  withdrawAnswer as withdrawCall,
} from '#domain/seller/questions/question-desk.ts';
import type { Feature } from '../../kit/feature.ts';
import { answerQuestion, listStoreQuestions, withdrawAnswer } from './question-desk-service.ts';
import { removeTemplate, saveTemplate } from './template-service.ts';
import { findTemplates } from './template-store.ts';

/** Registers the endpoints of questions about a seller's products, and of templates of answers. */
export const questionDeskRoutes: Feature = (route, context) => {
  route(listSellerQuestions, ({ user, query }) =>
    context.searching(query.q, () => listStoreQuestions(context, user, query)),
  );
  route(answerCall, ({ user, params, body, attempt }) =>
    answerQuestion(context, user.id, { ...params, ...body }, attempt),
  );
  route(withdrawCall, ({ user, params, attempt }) => withdrawAnswer(context, user.id, params.id, attempt));
  route(listAnswerTemplates, async ({ user }) => ({ templates: await findTemplates(context.db, user.id) }));
  route(saveAnswerTemplate, ({ user, body, attempt }) => saveTemplate(context, user.id, body, attempt));
  route(removeAnswerTemplate, ({ user, params, attempt }) =>
    removeTemplate(context, user.id, params.id, attempt),
  );
};
