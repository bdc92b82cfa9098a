import { type Recommendation, type RecommendReason, recommendProducts } from '#domain/catalogue/recommend.ts';
import { recommendationMachine } from '#machines/catalogue/recommendation.machine.ts';
import { retry } from '../kit/driver.ts';
import { shoes } from '../kit/product.samples.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

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

const recommendationEntry = resourceEntry({
  title: '문장으로 추천',
  group: '검색',
  machine: recommendationMachine,
  input: prompt,
  follows: '검정 부츠 260',
  load: { done: some, error: new Error('추천을 불러오지 못했어요.'), empty: none },
});

export const proofs: readonly Proof[] = [
  proof(recommendationEntry, {
    about: '찾는 신발을 문장으로 적고, 적은 것을 모두 지키는 신발을 이유와 함께 봐요.',
    says: { load: '문장에 맞는 신발을 골라요', 'input.changed': '다른 문장을 적어요' },
    driver: {
      member: 'user',
      path: `/recommend?q=${encodeURIComponent('운동화')}`,
      ports: { load: { asks: [recommendProducts] } },
      events: {
        'input.changed': {
          before: async (page, { input }) => {
            const main = page.getByRole('main');
            // A query that is already in the address is not sent again.
            const now = await main.getByRole('searchbox').inputValue();
            await main.getByRole('searchbox').fill(now === input ? `${input} ` : String(input));
            await main.getByRole('button', { name: '검색', exact: true }).click();
          },
        },
        'screen.retried': retry,
      },
      hidden: ({ type, input }, { context }) => type === 'input.changed' && input === context.input,
    },
  }),
];
