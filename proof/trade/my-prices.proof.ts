import type { MyPrice } from '#domain/trade/cart/my-price.ts';
import { myPricesMachine } from '#machines/trade/my-prices.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

/** Own price of a product: a tenth less by the level, and 5,000 won less by a coupon. */
export const priceSample = (productId: number): MyPrice => ({
  productId,
  price: 100_000,
  discountPrice: 90_000,
  myPrice: 76_000,
  adjustments: [
    { kind: 'PRODUCT', amount: -10_000, reason: '상품 할인' },
    { kind: 'LEVEL', amount: -9_000, reason: '새싹 등급 10%' },
    { kind: 'COUPON', amount: -5_000, reason: '가을맞이 5,000원' },
    { kind: 'DELIVERY', amount: 0, reason: '무료 배송 (50,000원 이상)' },
  ],
  finalPrice: 76_000,
  couponId: 8,
});

const error = new Error('가격을 불러오지 못했어요.');
const arrived = { type: 'member.arrived' };
const left = { type: 'member.left' };
const outdated = { type: 'prices.outdated' };
const wanted = (productId: number) => ({ type: 'price.wanted', productId });
const collected = { type: 'xstate.after.COLLECT_MS.myPrices.collecting' };
const aged = { type: 'xstate.after.FRESH_MS.myPrices.resting' };

export const myPricesEntry: RegistryEntry = {
  title: '나의 가격',
  group: '상품',
  machine: myPricesMachine,
  ports: { loadPrices: { done: [priceSample(1)], error, empty: [] } },
  events: [arrived, left, outdated, wanted(1)],
  walkthroughs: [
    {
      name: '함께 보인 두 상품을 한 번에 묻기',
      steps: [arrived, wanted(1), wanted(2), collected, done('loadPrices', [priceSample(1), priceSample(2)])],
    },
    {
      name: '쿠폰을 쓰면 다시 묻기',
      steps: [
        wanted(1),
        collected,
        done('loadPrices', [priceSample(1)]),
        outdated,
        done('loadPrices', [{ ...priceSample(1), myPrice: 81_000 }]),
      ],
    },
    {
      name: '못 받으면 다음에 보일 때 다시 묻기',
      steps: [wanted(1), collected, failed('loadPrices', error), wanted(1)],
    },
    { name: '로그아웃하면 잊기', steps: [wanted(1), collected, done('loadPrices', [priceSample(1)]), left] },
    {
      name: '오래된 가격',
      steps: [wanted(1), collected, done('loadPrices', [priceSample(1)]), aged, wanted(1)],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(myPricesEntry, {
    about: '화면에 있는 상품마다 내가 낼 가격을 보여 줘요.',
    says: {
      loadPrices: '모인 상품들의 나의 가격을 불러와요',
      'price.wanted': '상품이 화면에 나타나요',
      'prices.outdated': '쿠폰을 받거나 써서 가격이 달라져요',
      'member.arrived': '회원이 로그인해요',
      'member.left': '회원이 로그아웃해요',
    },
    undriven: {
      why: 'prices lie over every list of products without a screen of their own, and no press leads from state to state',
      provenBy: 'tests/views/trade/my-price.test.tsx',
    },
  }),
];
