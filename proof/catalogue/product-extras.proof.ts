import { boughtSizes as askBoughtSizes, type BoughtSizes } from '#domain/catalogue/bought-sizes.ts';
import { listProducts } from '#domain/catalogue/product.ts';
import { productFacts } from '#domain/catalogue/product-facts.ts';
import { productLengths } from '#domain/catalogue/product-lengths.ts';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { productStory } from '#domain/catalogue/product-story.ts';
import { sizeAdvice as adviseSize, type SizeAdvice } from '#domain/catalogue/size-advice.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts';
import {
  boughtSizesMachine,
  type ProductExtras,
  productExtrasMachine,
  sizeAdviceMachine,
} from '#machines/catalogue/product-extras.machine.ts';
import { relaxedProductsMachine } from '#machines/catalogue/relaxed-products.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { asSampled, withData } from '../kit/answers.ts';
import { feeds } from '../kit/feed.samples.ts';
import { shoes } from '../kit/product.samples.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const error = new Error('문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.');

const extras: ProductExtras = {
  story: [
    { kind: 'TEXT', text: '발볼을 넉넉히 잡았어요.' },
    {
      kind: 'PICTURE',
      imageUrl: shoes[0]?.mainImageUrl ?? '',
      alt: '대각선에서 본 모습',
      width: 800,
      height: 800,
    },
  ],
  facts: {
    material: '겉감 천연가죽',
    heelMm: 30,
    manufacturer: '골목스니커즈',
    country: '대한민국',
    care: '그늘에서 말려 주세요.',
    warranty: '소비자분쟁해결기준에 따라 보상합니다.',
    serviceContact: '02-000-0000',
  },
  lengths: [
    { size: '260', innerMm: 272 },
    { size: '265', innerMm: 277 },
  ],
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

const bought: BoughtSizes = {
  brand: { brandId: 1, name: '다온' },
  sizes: [
    { size: '265', count: 2 },
    { size: '260', count: 1 },
  ],
};

const popular = shoes.slice(0, 4);

const popularProductsEntry: RegistryEntry = resourceEntry({
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

const relaxedProductsEntry: RegistryEntry = resourceEntry({
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

export const proofs: readonly Proof[] = [
  proof(popularProductsEntry, {
    about: '찾는 화면이 없을 때 많이 찜한 신발에서 이어서 골라요.',
    says: { load: '많이 찜한 신발을 불러와요' },
    /** Below what could not be shown, such as the page of an unknown address. */
    driver: {
      path: '/nowhere',
      ports: { load: { asks: [listProducts] } },
      events: {},
    },
  }),
  proof(relaxedProductsEntry, {
    about: '조건에 맞는 상품이 없을 때 조건 하나를 뺀 상품을 이어서 봐요.',
    says: { load: '조건을 뺀 상품을 불러와요' },
    /** Below a list that is empty for one condition too many. */
    driver: {
      path: '/products?categoryId=2&sizes=230&genders=MEN',
      // The list itself sends both conditions; this part leaves out the stricter one.
      ports: { load: { asks: [listProducts], only: (query) => !query.has('genders') } },
      events: {},
    },
  }),
  proof(
    resourceEntry({
      title: '상품 정보와 함께 볼 것',
      group: '상품',
      machine: productExtrasMachine,
      input: { productId: 1, categoryId: 1 },
      load: { done: extras, error },
    }),
    {
      about: '상품 아래에서 상품 이야기와 상품 정보 고시, 착화 피드, 비슷한 상품을 봐요.',
      says: { load: '상품 이야기와 상품 정보 고시, 함께 볼 것을 불러와요' },
      driver: {
        ...resource('/products/1', {
          asks: [productStory, productFacts, productLengths, searchFeeds, listProducts],
        }),
        // It waits below the product until the person comes near.
        reach: async (page) => {
          await page.locator('[data-flow="productOptions"]').waitFor();
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        },
      },
    },
  ),
  proof(
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
    {
      about: '내 발에 맞을 사이즈를 추천받아요.',
      says: { load: '추천 사이즈를 물어봐요' },
      driver: resource(
        '/products/1',
        // There is no advice if the sample has no foot.
        { asks: [adviseSize], answer: withData((advice, sample) => (sample === null ? null : advice)) },
        'user',
      ),
    },
  ),
  proof(
    resourceEntry({
      title: '이 브랜드에서 산 사이즈',
      group: '상품',
      machine: boughtSizesMachine,
      input: 1,
      load: { done: bought, error, otherDone: [null] },
      silent: true,
      walkthroughs: [
        { name: '산 사이즈가 있음', steps: [done('load', bought)] },
        { name: '산 적이 없음', steps: [done('load', null)] },
        { name: '몰라도 화면은 온전함', steps: [failed('load', error)] },
      ],
    }),
    {
      about: '이 브랜드에서 내가 산 사이즈를 봐요.',
      says: { load: '산 사이즈를 물어봐요' },
      driver: {
        ...resource('/products/1', { asks: [askBoughtSizes], answer: asSampled }, 'user'),
        events: {},
      },
    },
  ),
];
