import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { productListItem } from './product.ts';

const MOST = 20;
const USUAL = 5;

export const recommendProducts = endpoint({
  method: 'POST',
  path: '/api/ai/products/recommend',
  access: 'member',
  summary:
    'Shoes in stock for what is wished for in words (contract 30): what fits best first, filled up with new ones',
  body: v.object({
    prompt: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, '어떤 신발을 찾는지 적어 주세요.'),
      v.maxLength(500, '500자까지 적을 수 있어요.'),
    ),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)), USUAL),
  }),
  response: v.object({ products: v.array(productListItem), prompt: v.string(), count: v.number() }),
  wrapping: 'envelope',
  rateLimit: 30,
});
