// Size: samples, words and drivers of one page.
import type { ProductOption } from '#domain/catalogue/product.ts';
import type { Cart, CartItem } from '#domain/trade/cart/cart.ts';
import { addToCartMachine } from '#machines/trade/add-to-cart.machine.ts';
import { cartMachine } from '#machines/trade/cart.machine.ts';
import { cartCountMachine } from '#machines/trade/cart-count.machine.ts';
import { optionChangeMachine } from '#machines/trade/option-change.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { shoe } from '../kit/product.samples.ts';
import { type Proof, proof } from '../page.ts';
import { addToCartDriver, cartDriver, optionChangeDriver } from './cart.driver.ts';

const item = (number: number): CartItem => {
  const { productId, name, price, discountPrice, mainImageUrl, storeId, storeName } = shoe(number);
  return {
    cartItemId: number,
    productId,
    productName: name,
    productPrice: price,
    discountPrice,
    seenPrice: discountPrice,
    optionId: number,
    optionDetails: { gender: 'UNISEX', size: String(250 + number * 5), color: 'NAVY', stock: 9 },
    imageId: null,
    imageUrl: mainImageUrl,
    storeId,
    storeName,
    quantity: 1,
    selected: true,
    createdAt: '2026-11-21T03:00:00.000Z',
  };
};

const cartOf = (items: CartItem[]): Cart => ({
  items,
  totalOriginalPrice: 0,
  totalDiscountPrice: 0,
  totalSavings: 0,
  totalItemCount: items.length,
  freeDelivery: false,
});

const cart = cartOf([item(1), item(2)]);
const error = new Error('재고가 부족해요. 수량이나 옵션을 바꿔 주세요.');
const more = { type: 'line.quantityChanged', optionId: 1, quantity: 2 } as const;
const removed = { type: 'line.removed', optionId: 1 } as const;

/**
 * Registry entry of the chart of the shopping cart: sample data and labels for tests, diagrams and
 * the inspector.
 */
export const cartEntry: RegistryEntry = {
  title: '장바구니',
  group: '주문',
  machine: cartMachine,
  ports: {
    load: { done: cart, error, empty: cartOf([]) },
    save: { done: cart, error },
    reload: { done: cart, error },
  },
  events: [
    more,
    { type: 'line.ticked', optionId: 1, selected: false },
    { type: 'line.ticked', optionId: 2, selected: true },
    { type: 'line.optionChanged', optionId: 1, newOptionId: 3 },
    removed,
    { type: 'line.removed', optionId: 2 },
    { type: 'line.restored' },
    { type: 'all.ticked', selected: true },
    { type: 'order.requested' },
    { type: 'screen.retried' },
  ],
  walkthroughs: [
    {
      name: '수량을 바꾸고 주문',
      steps: [done('load', cart), more, done('save', cart), { type: 'order.requested' }],
    },
    {
      name: '뺐다가 되돌리기',
      steps: [
        done('load', cart),
        removed,
        done('save', cartOf([item(2)])),
        { type: 'line.restored' },
        done('save', cart),
      ],
    },
    {
      name: '재고가 모자라 되돌아가기',
      steps: [done('load', cart), more, failed('save', error), done('reload', cart)],
    },
    { name: '빈 장바구니', steps: [done('load', cartOf([]))] },
  ],
};

/**
 * Registry entry of the chart of the item count of the cart: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const cartCountEntry: RegistryEntry = {
  title: '장바구니 개수',
  group: '주문',
  machine: cartCountMachine,
  input: { count: null },
  ports: { count: { done: 3, error, empty: 0 } },
  events: [{ type: 'lines.counted', count: 2 }, { type: 'lines.changed' }],
  walkthroughs: [
    { name: '담은 뒤 다시 세기', steps: [done('count', 0), { type: 'lines.changed' }, done('count', 1)] },
    { name: '장바구니 화면이 알려 줌', steps: [{ type: 'lines.counted', count: 2 }] },
    { name: '세지 못함', steps: [failed('count', error), { type: 'lines.changed' }, done('count', 3)] },
  ],
};

const lines = [{ optionId: 1, quantity: 1 }];
const added = { type: 'cart.added', lines } as const;
const purchased = { type: 'purchase.started', lines } as const;

/**
 * Registry entry of the chart that adds products to the cart: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const addToCartEntry: RegistryEntry = {
  title: '장바구니에 담기',
  group: '주문',
  machine: addToCartMachine,
  ports: { add: { done: lines, error } },
  events: [added, purchased],
  walkthroughs: [
    { name: '담고 나서 바로 구매', steps: [added, done('add'), purchased] },
    { name: '재고가 부족해 못 담음', steps: [added, failed('add', error)] },
  ],
};

const option = (optionId: number, size: string): ProductOption => ({
  optionId,
  gender: 'UNISEX',
  color: 'NAVY',
  size,
  stock: 9,
});

const opened = { type: 'dialog.opened' } as const;
const chosen = { type: 'option.chosen', optionId: 3 } as const;
const options = [option(1, '255'), option(3, '265')];
const unread = new Error('상품 정보를 불러오지 못했어요.');

/**
 * Registry entry of the chart that changes colour or size of a cart line: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const optionChangeEntry: RegistryEntry = {
  title: '장바구니 옵션 바꾸기',
  group: '주문',
  machine: optionChangeMachine,
  input: { productId: 1 },
  ports: { load: { done: options, error: unread } },
  events: [opened, { type: 'dialog.closed' }, chosen, { type: 'screen.retried' }],
  walkthroughs: [
    { name: '다른 사이즈로 바꾸기', steps: [opened, done('load', options), chosen] },
    {
      name: '불러오기에 실패해 다시 시도',
      steps: [opened, failed('load', unread), { type: 'screen.retried' }, done('load', options)],
    },
    { name: '바꾸지 않고 닫기', steps: [opened, done('load', options), { type: 'dialog.closed' }] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(cartEntry, {
    about: '장바구니에서 수량과 옵션을 바꾸고, 살 것만 골라 주문하러 가요.',
    says: {
      load: '장바구니를 불러와요',
      save: '바꾼 것을 저장해요',
      reload: '서버의 장바구니를 다시 읽어요',
      'line.quantityChanged': '수량을 바꿔요',
      'line.ticked': '상품의 선택을 바꿔요',
      'line.optionChanged': '옵션을 바꿔요',
      'line.removed': '상품을 빼요',
      'line.restored': '뺀 상품을 되돌려요',
      'all.ticked': '전체 선택을 눌러요',
      'order.requested': '주문하기를 눌러요',
    },
    driver: cartDriver,
  }),
  proof(cartCountEntry, {
    about: '위쪽 장바구니 그림에서 담긴 상품 수를 봐요.',
    says: {
      count: '담긴 상품 수를 세어 와요',
      'lines.counted': '장바구니 화면이 수를 알려 줘요',
      'lines.changed': '장바구니의 상품이 바뀌어요',
    },
    undriven: {
      why: 'a number at the cart of the header, which is not there while the cart is empty',
      provenBy: 'e2e/shopping.spec.ts',
    },
  }),
  proof(addToCartEntry, {
    about: '고른 옵션을 장바구니에 담거나 바로 사러 가요.',
    says: {
      add: '장바구니에 담아요',
      'cart.added': '장바구니 담기를 눌러요',
      'purchase.started': '바로 구매를 눌러요',
    },
    driver: addToCartDriver,
  }),
  proof(optionChangeEntry, {
    about: '장바구니에 담은 상품을 같은 상품의 다른 옵션으로 바꿔요.',
    says: {
      load: '상품의 옵션을 불러와요',
      'dialog.opened': '옵션 변경을 눌러요',
      'dialog.closed': '바꾸지 않고 닫아요',
      'option.chosen': '다른 옵션을 골라요',
    },
    driver: optionChangeDriver,
  }),
];
