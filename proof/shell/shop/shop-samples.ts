import type { SessionUser } from '#domain/members/auth/session.ts';
import type { Cart } from '#domain/trade/cart/cart.ts';
import type { CheckoutStart } from '#machines/trade/checkout.model.ts';
import { refusal } from '../../entry.ts';
import { cartEntry } from '../../trade/cart.proof.ts';
import { start } from '../../trade/checkout.samples.ts';

/** Marks of a member's data, which occur nowhere else: an address, and numbers. */
export const MEMBER_MARKS = ['member@sinbaljang.test', '900001', '900002', '900003'] as const;

/** Member of the composition, who is logged in from the start. */
export const member: SessionUser = {
  token: 'sample',
  nickname: '걷는하루',
  name: '김하루',
  email: MEMBER_MARKS[0],
  userType: 'user',
};

/** Answers of the server to a member. */
export const memberAnswers = { wishIds: [900_001], likes: [900_002], cartCount: 900_003 } as const;

// The samples of the row are of these types.
const sampled = cartEntry.ports.load?.done as Cart;
const [line] = sampled.items;

/** Cart of the member: one line, which bears a mark. */
export const memberCart: Cart = {
  ...sampled,
  items: line ? [{ ...line, cartItemId: 900_001 }] : [],
  totalItemCount: 1,
};

/** Cart of a guest: nothing. */
export const guestCart: Cart = { ...sampled, items: [], totalItemCount: 0 };

/** What the order form loads, with the values of a draft if there is one. */
export const checkoutStart = (draft: unknown): CheckoutStart => ({
  ...start,
  values: { ...start.values, ...Object(draft), agreed: false },
});

/** Order that was created, and the payment page it goes on to. */
export const startedPayment = {
  orderId: 31,
  orderNo: 'S2026112100000031',
  paymentUrl: '/test-pay/test_abc',
  awaitsDeposit: false,
};

/** Errors of the stand-in of the server. */
export const failures = {
  unauthorized: refusal('로그인이 필요합니다.', 'UNAUTHORIZED'),
  refused: refusal('재고가 부족해요.', 'OUT_OF_STOCK'),
  priceChanged: refusal('결제 금액이 바뀌었어요.', 'PRICE_CHANGED'),
} as const;
