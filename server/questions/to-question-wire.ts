import * as v from 'valibot';
import { QUESTION_TOPICS, type Question } from '#domain/questions/question.ts';
import type { BuyerAnswerRow } from './buyer-answer-store.ts';
import type { QuestionRow } from './question-rows-sql.ts';

const topic = v.picklist(QUESTION_TOPICS);

/**
 * Maps a question with the signed address of its picture and its answers of buyers to the response for `viewerId`; one that may not be read
 * has only its state.
 */
export const toQuestionWire = (
  row: QuestionRow,
  imageUrl: string | null,
  buyerAnswers: readonly BuyerAnswerRow[],
  viewerId: number,
): Question => ({
  questionId: row.id,
  productId: row.productId,
  productName: row.productName,
  productImageUrl: row.productImageUrl,
  topic: v.parse(topic, row.topic),
  isSecret: row.isSecret,
  isMine: row.userId === viewerId,
  isHidden: row.status === 'HIDDEN',
  isReported: Boolean(row.isReported),
  isAnswered: row.answeredAt !== null,
  content: row.isReadable ? row.content : null,
  imageUrl,
  userId: row.isReadable ? row.userId : null,
  userName: row.isReadable ? row.nickname : null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  answer: row.isReadable ? answerOf(row, viewerId) : null,
  buyerAnswers: buyerAnswers.map((answer) => ({
    answerId: answer.id,
    content: answer.content,
    userId: answer.userId,
    userName: answer.nickname,
    isMine: answer.userId === viewerId,
    createdAt: answer.createdAt.toISOString(),
  })),
});

/** Answer of the store; one that is hidden after reports is for the store alone. */
function answerOf(row: QuestionRow, viewerId: number): Question['answer'] {
  const { answerContent: content, answerCreatedAt: createdAt, answerUpdatedAt: updatedAt } = row;
  const isHidden = row.answerHiddenAt !== null;
  if (content === null || createdAt === null || updatedAt === null) return null;
  if (isHidden && row.sellerId !== viewerId) return null;
  return {
    storeName: row.storeName,
    content,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    isHidden,
    isReported: Boolean(row.isAnswerReported),
  };
}
