import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import type { SizeAdvice } from '#domain/catalogue/size-advice.ts';
import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts';
import {
  type ProductExtras,
  productExtrasMachine,
  sizeAdviceMachine,
} from '#machines/catalogue/product-extras.machine.ts';
import { relaxedProductsMachine } from '#machines/catalogue/relaxed-products.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { feeds } from '../kit/feeds.entry.ts';
import { shoes } from '../kit/products.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const error = new Error('문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.');
const extras: ProductExtras = {
  facts: {
    material: '겉감 천연가죽',
    heelMm: 30,
    manufacturer: '골목스니커즈',
    country: '대한민국',
    care: '그늘에서 말려 주세요.',
    warranty: '소비자분쟁해결기준에 따라 보상합니다.',
    serviceContact: '02-000-0000',
  },
  feeds: feeds.slice(0, 4),
  related: shoes.slice(4, 8),
  isReported: false,
};
const advice: SizeAdvice = {
  size: 265,
  votes: 7,
  isSure: true,
  parts: [
    { kind: 'FOOT', mm: 255 },
    { kind: 'ROOM', mm: 10 },
  ],
};
const popular = shoes.slice(0, 4);

/**
 * Registry entry of the chart of the most popular products: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const popularProductsEntry: RegistryEntry = resourceEntry({
  title: '많이 찜한 신발',
  group: '상품',
  machine: popularProductsMachine,
  load: { done: popular, error },
  silent: true,
  walkthroughs: [
    { name: '이어서 볼 신발', steps: [done('load', popular)] },
    { name: '몰라도 화면은 온전함', steps: [failed('load', error)] },
  ],
});

/**
 * Registry entry of the chart of products found with one condition left out: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const relaxedProductsEntry: RegistryEntry = resourceEntry({
  title: '조건 하나를 뺀 상품',
  group: '상품',
  machine: relaxedProductsMachine,
  input: { ...EMPTY_FILTER, colors: ['WHITE'] },
  load: { done: popular, error },
  silent: true,
  walkthroughs: [
    { name: '조건을 빼면 보이는 상품', steps: [done('load', popular)] },
    { name: '몰라도 화면은 온전함', steps: [failed('load', error)] },
  ],
});

/**
 * Registry entries of the charts of a product page's extras (legal facts, feeds that show it, related
 * products) and of its size advice: sample data and labels for tests, diagrams and the inspector.
 */
export const productExtrasEntries: readonly RegistryEntry[] = [
  resourceEntry({
    title: '상품 정보와 함께 볼 것',
    group: '상품',
    machine: productExtrasMachine,
    input: { productId: 1, categoryId: 1 },
    load: { done: extras, error },
  }),
  resourceEntry({
    title: '사이즈 추천',
    group: '상품',
    machine: sizeAdviceMachine,
    input: 1,
    load: { done: advice, error, otherDone: [null] },
    walkthroughs: [
      { name: '내 발에 맞는 사이즈', steps: [done('load', advice)] },
      { name: '발 길이를 몰라 추천하지 않음', steps: [done('load', null)] },
      {
        name: '실패 뒤 다시 시도',
        steps: [failed('load', error), { type: 'screen.retried' }, done('load', advice)],
      },
    ],
  }),
];
