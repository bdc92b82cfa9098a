import type { Recommendation, RecommendReason } from '#domain/catalogue/recommend.ts';
import { recommendationMachine } from '#machines/catalogue/recommendation.machine.ts';
import { shoes } from '../kit/products.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const prompt = '가벼운 운동화 15만원 이하';
const reasons: RecommendReason[] = [
  { kind: 'WORD', value: '가벼운' },
  { kind: 'WORD', value: '운동화' },
  { kind: 'PRICE', value: '' },
  { kind: 'OWN_SIZE', value: '260' },
];
const understood = { words: ['가벼운', '운동화'], minPrice: null, maxPrice: 150_000, sizes: [] };
const fitting = shoes
  .filter(({ name, discountPrice }) => discountPrice <= 150_000 && !/샌들|부츠/.test(name))
  .slice(0, 4);
const some: Recommendation = {
  products: fitting.map((shoe) => ({ ...shoe, reasons })),
  prompt,
  count: fitting.length,
  understood,
};
const none: Recommendation = { ...some, products: [], count: 0 };

/**
 * Registry entry of the chart of recommendations by a sentence: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const recommendationEntry = resourceEntry({
  title: '문장으로 추천',
  group: '검색',
  machine: recommendationMachine,
  input: prompt,
  follows: '검정 부츠 260',
  load: { done: some, error: new Error('추천을 불러오지 못했어요.'), empty: none },
});
