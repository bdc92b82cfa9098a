import * as v from 'valibot';
import { QUESTION_TOPICS, type Question } from '#domain/questions/question.ts';
import type { BuyerAnswerRow } from './buyer-answer-store.ts';
import type { QuestionRow } from './question-rows-sql.ts';

const topic = v.picklist(QUESTION_TOPICS);

/**
 * Maps a question and its answers of buyers to the response for `viewerId`; one that may not be read
 * has only its state.
 */
export const toQuestionWire = (
  row: QuestionRow,
  buyerAnswers: readonly BuyerAnswerRow[],
  viewerId: number,
): Question => ({
  questionId: row.id,
  productId: row.product_id,
  productName: row.product_name,
  productImageUrl: row.product_image_url,
  topic: v.parse(topic, row.topic),
  isSecret: row.is_secret,
  isMine: row.user_id === viewerId,
  isHidden: row.status === 'HIDDEN',
  isReported: Boolean(row.is_reported),
  isAnswered: row.answered_at !== null,
  content: row.is_readable ? row.content : null,
  userId: row.is_readable ? row.user_id : null,
  userName: row.is_readable ? row.nickname : null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  answer: row.is_readable ? answerOf(row, viewerId) : null,
  buyerAnswers: buyerAnswers.map((answer) => ({
    answerId: answer.id,
    content: answer.content,
    userId: answer.user_id,
    userName: answer.nickname,
    isMine: answer.user_id === viewerId,
    createdAt: answer.created_at.toISOString(),
  })),
});

/** Answer of the store; one that is hidden after reports is for the store alone. */
function answerOf(row: QuestionRow, viewerId: number): Question['answer'] {
  const { answer_content: content, answer_created_at: createdAt, answer_updated_at: updatedAt } = row;
  const isHidden = row.answer_hidden_at !== null;
  if (content === null || createdAt === null || updatedAt === null) return null;
  if (isHidden && row.seller_id !== viewerId) return null;
  return {
    storeName: row.store_name,
    content,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    isHidden,
    isReported: Boolean(row.is_answer_reported),
  };
}
