import { MAX_QUANTITY } from '#domain/policies/orders.ts';
import { type Cart, isOrderable } from '#domain/trade/cart/cart.ts';
import { addToCartMachine } from '#machines/trade/add-to-cart.machine.ts';
import { cartMachine } from '#machines/trade/cart.machine.ts';
import { cartCountMachine } from '#machines/trade/cart-count.machine.ts';
import { done } from '../entry.ts';
import {
  type ChartProperties,
  effectOf,
  hasFailed,
  isSame,
  propertiesOf,
} from '../kit/properties/property.ts';
import { cartEntry } from './cart.proof.ts';

const quantity = (number: number) =>
  ({ type: 'line.quantityChanged', optionId: 1, quantity: number }) as const;

// The samples of the row are of this type.
const sampled = cartEntry.ports.load?.done as Cart;
const unselected: Cart = {
  ...sampled,
  items: sampled.items.map((item) => ({ ...item, selected: false })),
};

const cart = propertiesOf(
  cartMachine,
  ({ always, never, leaves }) => [
    always(
      'restIsStored',
      '저장을 마친 장바구니는 서버의 것과 같아요.',
      ({ at }) => !at.matches({ open: 'settled' }) || isSame(at.context.items, at.context.stored),
    ),
    always(
      'refusedIsTakenBack',
      '저장이 거절되면 보내지 않은 변경도 거둬요.',
      (moment) => !hasFailed(moment, 'save') || moment.at.context.pending.length === 0,
    ),
    never('wrongQuantity', `수량은 1개에서 ${MAX_QUANTITY}개 사이예요.`, ({ at }) =>
      at.context.items.some((item) => item.quantity < 1 || item.quantity > MAX_QUANTITY),
    ),
    never('ordersUnorderable', '고르지 않았거나 품절인 상품으로 주문하러 가지 않아요.', (moment) => {
      const wanted = moment.at.context.items.filter(({ selected }) => selected);
      return effectOf(moment, 'openCheckout') !== null && (wanted.length === 0 || !wanted.every(isOrderable));
    }),
    never(
      'ordersUnsaved',
      '저장하지 않은 변경을 두고 주문하러 가지 않아요.',
      (moment) =>
        effectOf(moment, 'openCheckout') !== null && moment.before?.matches({ open: 'settled' }) !== true,
    ),
    always(
      'undoHasALine',
      '되돌릴 상품이 있을 때만 되돌리기를 들어요.',
      ({ at }) => !at.matches('open') || at.can({ type: 'line.restored' }) === (at.context.removed !== null),
    ),
    leaves('loadingEnds', '장바구니를 불러오는 일은 반드시 끝나요.', (at) => at.hasTag('busy')),
    leaves('savingEnds', '저장하는 일은 반드시 끝나요.', (at) => at.hasTag('saving')),
  ],
  {
    events: [
      quantity(2),
      quantity(0),
      { type: 'line.removed', optionId: 2 },
      { type: 'line.restored' },
      { type: 'all.ticked', selected: false },
      { type: 'order.requested' },
      { type: 'screen.retried' },
      done('save', unselected),
    ],
  },
);

const cartCount = propertiesOf(cartCountMachine, ({ always, leaves }) => [
  always(
    'failureKeepsNumber',
    '세지 못하면 보이던 수를 그대로 둬요.',
    (moment) => !hasFailed(moment, 'count') || moment.at.context.count === moment.before?.context.count,
  ),
  leaves('countingEnds', '수를 세는 일은 반드시 끝나요.', (at) => at.matches('counting')),
]);

const lines = [{ optionId: 1, quantity: 1 }];
const added = { type: 'cart.added', lines } as const;

const addToCart = propertiesOf(
  addToCartMachine,
  ({ always, never, leaves }) => [
    never(
      'addsTwice',
      '담는 동안 한 번 더 눌러도 다시 담지 않아요.',
      ({ at }) => at.hasTag('saving') && at.can(added),
    ),
    always(
      'doubleClickAddsOnce',
      '담은 직후의 두 번째 누름은 담지 않아요.',
      ({ at }) => !at.matches('added') || !at.can(added),
    ),
    never('buysNothing', '고른 것이 없으면 주문하러 가지 않아요.', (moment) => {
      const bought: unknown = effectOf(moment, 'openCheckout')?.lines;
      return Array.isArray(bought) && bought.length === 0;
    }),
    leaves('addingEnds', '담는 일은 반드시 끝나요.', (at) => at.hasTag('saving')),
  ],
  { events: [added, { type: 'purchase.started', lines }, { type: 'purchase.started', lines: [] }] },
);

/** Properties of the charts of the cart: its page, its number in the header, and adding to it. */
export const cartProperties: readonly ChartProperties[] = [cart, cartCount, addToCart];
