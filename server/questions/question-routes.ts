import {
  answerAsBuyer as answerCall,
  removeBuyerAnswer as removeAnswerCall,
} from '#domain/questions/buyer-answer.ts';
import { listMyQuestions, listQuestions } from '#domain/questions/question.ts';
import {
  askQuestion as askCall,
  changeQuestion as changeCall,
  removeQuestion as removeCall,
  uploadQuestionPicture,
} from '#domain/questions/question-form.ts';
import { receiveUpload } from '../files/read-upload.ts';
import type { Feature } from '../kit/feature.ts';
import { answerAsBuyer, removeBuyerAnswer } from './buyer-answer-service.ts';
import {
  askQuestion,
  changeQuestion,
  findMyQuestions,
  findQuestions,
  removeQuestion,
} from './question-service.ts';

/** Registers the endpoints to read and ask questions about products. */
export const questionRoutes: Feature = (route, context) => {
  route(listQuestions, ({ params, query, user }) =>
    context.searching(query.q, () => findQuestions(context, params.productId, query, user)),
  );
  route(listMyQuestions, ({ query, user }) => findMyQuestions(context, user, query));
  route(uploadQuestionPicture, async ({ user, request }) => ({
    pictureId: await receiveUpload(context, request, 'questions', user.id),
  }));
  route(askCall, ({ user, body, attempt }) => askQuestion(context, user, body, attempt));
  route(changeCall, ({ user, params, body, attempt }) =>
    changeQuestion(context, user, { ...params, ...body }, attempt),
  );
  route(removeCall, ({ user, params, attempt }) => removeQuestion(context, user, params.id, attempt));
  route(answerCall, ({ user, params, body, attempt }) =>
    answerAsBuyer(context, user, { ...params, ...body }, attempt),
  );
  route(removeAnswerCall, ({ user, params, attempt }) =>
    removeBuyerAnswer(context, user, params.id, attempt),
  );
};
