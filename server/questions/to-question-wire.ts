import * as v from 'valibot';
import { QUESTION_TOPICS, type Question } from '#domain/questions/question.ts';
import type { QuestionRow } from './question-rows-sql.ts';

const topic = v.picklist(QUESTION_TOPICS);

/** Maps a question to the response for `viewerId`; one that may not be read has only its state. */
export const toQuestionWire = (row: QuestionRow, viewerId: number): Question => ({
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
  answer: row.is_readable ? answerOf(row) : null,
});

const answerOf = ({
  store_name: storeName,
  answer_content: content,
  answer_created_at: createdAt,
  answer_updated_at: updatedAt,
}: QuestionRow): Question['answer'] =>
  content === null || createdAt === null || updatedAt === null
    ? null
    : { storeName, content, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
