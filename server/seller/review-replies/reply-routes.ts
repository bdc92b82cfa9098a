import {
  answerReview as answerCall,
  listSellerReviews,
  removeAnswer as removeCall,
} from '#domain/seller/review-replies/review-reply.ts';
import type { Feature } from '../../kit/feature.ts';
import { answerReview, listReviews, removeAnswer } from './reply-service.ts';

/** Registers the endpoints of reviews and replies of a seller. */
export const reviewReplyRoutes: Feature = (route, context) => {
  route(listSellerReviews, ({ user, query }) => listReviews(context, user.id, query));
  route(answerCall, ({ user, params, body }) => answerReview(context, user.id, { ...params, ...body }));
  route(removeCall, ({ user, params }) => removeAnswer(context, user.id, params.id));
};
