import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';
import { searchField } from '../kit/forms/search-field.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';

/** Topics of questions, in display order. */
export const QUESTION_TOPICS = ['SIZE', 'STOCK', 'DELIVERY', 'PRODUCT'] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

const answerSchema = v.object({
  storeName: v.string(),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** True for the store if its answer is hidden after reports; nobody else gets a hidden one. */
  isHidden: v.boolean(),
  isReported: v.boolean(),
});

/** Answer of a member who owns the product. */
const buyerAnswerSchema = v.object({
  answerId: v.number(),
  content: v.string(),
  userId: v.number(),
  userName: v.string(),
  isMine: v.boolean(),
  createdAt: v.string(),
});
export type BuyerAnswer = v.InferOutput<typeof buyerAnswerSchema>;

/**
 * Question about a product as its viewer may read it: of a secret one, only the asker, the seller
 * of the product and administrators get text, author and answer.
 */
export const questionSchema = v.object({
  questionId: v.number(),
  productId: v.number(),
  productName: v.string(),
  productImageUrl: v.nullable(v.string()),
  topic: v.picklist(QUESTION_TOPICS),
  isSecret: v.boolean(),
  isMine: v.boolean(),
  isAnswered: v.boolean(),
  /** True for the asker if the question is hidden after reports. */
  isHidden: v.boolean(),
  isReported: v.boolean(),
  /** Null if the question is secret and the viewer may not read it; then author and answer are null too. */
  content: v.nullable(v.string()),
  /** Signed address of its picture, which works for half an hour; null without one, or if it may not be read. */
  imageUrl: v.optional(v.nullable(v.string()), null),
  userId: v.nullable(v.number()),
  userName: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  answer: v.nullable(answerSchema),
  /** Answers of buyers, oldest first; none if the viewer may not read the question. */
  buyerAnswers: v.array(buyerAnswerSchema),
});
export type Question = v.InferOutput<typeof questionSchema>;

/** Filters that every list of questions takes; the words are looked for in what the viewer may read. */
export const questionFilter = () => ({
  topic: v.optional(v.union([v.literal(''), v.picklist(QUESTION_TOPICS, '주제를 확인해 주세요.')]), ''),
  q: searchField,
});

/** Questions on one page of a product. */
export const QUESTION_PAGE_SIZE = 5;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/products/{productId}',
  access: 'public',
  // The address has the words of a search, and an answer is wanted at once.
  notKept: true,
  summary:
    'Lists the questions about a product, newest first; texts of secret ones only for those who may read them.',
  params: v.object({ productId: idSchema }),
  query: v.object({
    ...pageQuery(QUESTION_PAGE_SIZE),
    ...questionFilter(),
    /** Leaves out secret questions. */
    openOnly: v.optional(v.picklist(['true', 'false']), 'false'),
  }),
  response: v.object({
    ...pagedOf(questionSchema).entries,
    /** Median hours to the first answer of the store; null while it has answered too few to say. */
    answerHours: v.nullable(v.number()),
    /** True if the member has received the product and may answer its open questions. */
    isBuyer: v.boolean(),
  }),
  wrapping: 'envelope',
});

export const listMyQuestions = endpoint({
  method: 'GET',
  path: '/api/user/questions/my',
  access: 'member',
  summary: 'Lists the questions of the member about products, newest first.',
  query: v.object(pageQuery()),
  response: pagedOf(questionSchema),
  wrapping: 'envelope',
});
