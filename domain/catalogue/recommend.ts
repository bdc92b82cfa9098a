import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { productListItem } from './product.ts';

const MOST = 20;
const USUAL = 5;

/**
 * Reason for a recommendation: a word of the prompt, its price limit, or a size in stock (requested
 * or own).
 */
const reasonSchema = v.object({
  kind: v.picklist(['WORD', 'PRICE', 'SIZE', 'OWN_SIZE']),
  /** The word or the size; empty for a price, as the limits are in `understood`. */
  value: v.string(),
});
export type RecommendReason = v.InferOutput<typeof reasonSchema>;

const recommendedSchema = v.object({ ...productListItem.entries, reasons: v.array(reasonSchema) });
export type RecommendedProduct = v.InferOutput<typeof recommendedSchema>;

/** Parsed conditions, all of which every product satisfies. Prices in won, sizes in mm. */
const understoodSchema = v.object({
  words: v.array(v.string()),
  minPrice: v.nullable(v.number()),
  maxPrice: v.nullable(v.number()),
  sizes: v.array(v.string()),
});
export type Understood = v.InferOutput<typeof understoodSchema>;

const answerSchema = v.object({
  products: v.array(recommendedSchema),
  prompt: v.string(),
  count: v.number(),
  understood: understoodSchema,
});
export type Recommendation = v.InferOutput<typeof answerSchema>;

/** Most characters of a prompt. */
export const PROMPT_LENGTH = 500;

/**
 * Endpoint of members: recommends shoes in stock that meet every condition of a sentence, each with
 * its reasons.
 */
export const recommendProducts = endpoint({
  method: 'POST',
  path: '/api/ai/products/recommend',
  access: 'member',
  summary:
    'Recommends products in stock that match a sentence (contract 30), each with reasons; empty without a match.',
  body: v.object({
    prompt: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, '어떤 신발을 찾는지 적어 주세요.'),
      v.maxLength(PROMPT_LENGTH, `${PROMPT_LENGTH}자까지 적을 수 있어요.`),
    ),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)), USUAL),
  }),
  response: answerSchema,
  wrapping: 'envelope',
  rateLimit: 30,
});
