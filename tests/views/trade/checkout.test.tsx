import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { quote } from '#proof/trade/checkout.samples.ts';
import CartLink from '#src/app/shell/header/cart-link.tsx';
import CheckoutScreen from '#src/areas/trade/checkout/checkout-screen.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';
import { cartLine, cartOf } from '../../support/orders/carts.ts';
import {
  ABANDON,
  agree,
  CONFIRM,
  fine,
  PAYMENTS,
  pay,
  points,
  QUOTE,
  saved,
  shop,
  started,
  typeAddress,
  withCoupon,
} from '../../support/orders/checkout-shop.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/payment');
});

it('Checkout starts with the saved address and the full price, without consent', async () => {
  renderMember(<CheckoutScreen />, shop());
  expect(await screen.findByText(/\(04782\) 서울특별시/)).toBeVisible();
  expect(screen.queryByLabelText('우편번호 (필수)')).toBeNull();
  expect(screen.getByLabelText(/결제에 동의해요/)).not.toBeChecked();
  expect(await pay()).toHaveTextContent('99,000원 결제하기');
});

it('Checkout shows every problem beside its field, focuses the first, and sends nothing', async () => {
  const { to } = renderMember(<CheckoutScreen />, shop());
  await typeAddress();
  const name = await screen.findByLabelText('받는 분 (필수)');
  await userEvent.clear(name);
  await userEvent.click(await pay());
  expect(screen.getByLabelText('우편번호 (필수)')).toHaveAccessibleDescription(/우편번호는 숫자 5자리예요/);
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('주문 내용을 확인하고 동의해 주세요.')).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  expect(to(PAYMENTS)).toEqual([]);
  await userEvent.click((await saved()).getByRole('button', { name: /김하루 기본.*성수이로 78/ }));
  expect(screen.queryByLabelText('받는 분 (필수)')).toBeNull();
  expect(screen.getByText(/\(04782\) 서울특별시/)).toBeVisible();
});

it.each([
  ['150', '포인트는 100포인트 단위로만 사용할 수 있습니다.'],
  ['-100', '포인트는 0 이상이어야 합니다.'],
  ['999900', '포인트가 부족합니다.'],
])('Checkout shows at once what is wrong with %s points, and pays without them', async (typed, problem) => {
  renderMember(<CheckoutScreen />, shop());
  await userEvent.type(await points(), typed);
  expect(await points()).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(await pay()).toHaveTextContent('99,000원');
});

it('Checkout uses the highest amount of points of the order', async () => {
  const { to } = renderMember(<CheckoutScreen />, shop());
  await userEvent.click(await screen.findByRole('button', { name: '전액' }));
  expect(await screen.findByRole('button', { name: '95,800원 결제하기' })).toBeEnabled();
  expect(await points()).toHaveValue('3,200');
  expect(JSON.parse(String(to(QUOTE).at(-1)?.body))).toMatchObject({ usedPoints: 3_200 });
});

it('Checkout opens with points of a draft that exceed the balance: they show a problem, and pay for nothing', async () => {
  const first = renderMember(<CheckoutScreen />, shop());
  await userEvent.type(await points(), '3200');
  expect(await screen.findByRole('button', { name: '95,800원 결제하기' })).toBeEnabled();
  first.unmount();
  const message = '사용 가능한 포인트가 부족합니다.';
  const spent: Answers[string] = ({ body }) =>
    JSON.parse(String(body)).usedPoints > 1_000
      ? { status: 409, body: { success: false, code: 'OUT_OF_POINT', message } }
      : fine({ ...quote, finalPrice: 99_000, pointBalance: 1_000, mostPoints: 1_000 });
  renderMember(<CheckoutScreen />, shop({ [QUOTE]: spent }));
  expect(await points()).toHaveValue('3,200');
  expect(await points()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await pay()).toHaveTextContent('99,000원');
});

it('Checkout opens the payment page with what was shown', async () => {
  const { to, visited } = renderMember(<CheckoutScreen />, shop(withCoupon));
  await screen.findByRole('button', { name: '94,000원 결제하기' });
  await agree();
  await userEvent.dblClick(await pay());
  await waitFor(() => expect(visited).toEqual(['/test-pay/1']));
  expect(to(PAYMENTS)).toHaveLength(1);
  expect(JSON.parse(String(to(PAYMENTS)[0]?.body))).toMatchObject({
    couponId: 7,
    expectedTotal: 94_000,
    postalCode: '04782',
  });
});

it('Checkout stops at a changed price, shows the new one, and keeps typed values', async () => {
  let price = 99_000;
  const refusal = { success: false, code: 'PRICE_CHANGED', message: '결제 금액이 바뀌었어요.', data: null };
  renderMember(
    <CheckoutScreen />,
    shop({
      [QUOTE]: () => fine({ ...quote, coupons: [], finalPrice: price }),
      [PAYMENTS]: () => {
        price = 105_000;
        return { status: 409, body: refusal };
      },
    }),
  );
  await userEvent.selectOptions(await screen.findByLabelText('배송 요청'), '문 앞에 놓아 주세요');
  await agree();
  await userEvent.click(await pay());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('아직 결제되지 않았어요');
  await userEvent.click(screen.getByRole('button', { name: '새 금액 보기' }));
  expect(await screen.findByRole('button', { name: '105,000원 결제하기' })).toBeEnabled();
  expect(screen.getByLabelText('배송 요청')).toHaveValue('문 앞에 놓아 주세요');
});

it('Checkout reloads the cart count of the header after payment', async () => {
  window.history.replaceState(null, '', '/payment?result=success&paymentKey=p&orderId=S1&amount=99000');
  let lines = [cartLine(1), cartLine(2)];
  const answers = shop({
    'GET /api/users/cart': () => fine(cartOf(...lines)),
    [CONFIRM]: async () => {
      // The payment takes longer than the count of the cart.
      await screen.findByRole('link', { name: '장바구니, 상품 2개' });
      lines = [];
      return fine({ orderId: 31, orderNo: 'S1', status: 'ORDERED', paymentMethod: '카드', amount: 99_000 });
    },
  });
  const inHeader = (
    <>
      <CartLink />
      <CheckoutScreen />
    </>
  );
  const { visited } = renderMember(inHeader, answers);
  await waitFor(() => expect(visited).toEqual(['/checkout?orderId=31']));
  expect(await screen.findByRole('link', { name: '장바구니' })).toBeVisible();
});

it('Checkout opens the form with the reason after the payment has expired', async () => {
  window.sessionStorage.setItem('pendingPayment', started.orderNo);
  window.history.replaceState(null, '', '/payment?result=success&paymentKey=p&orderId=S1&amount=99000');
  const refusal = { success: false, code: 'HOLD_EXPIRED', message: '결제 시간이 지났어요.', data: null };
  const { to } = renderMember(
    <CheckoutScreen />,
    shop({ [CONFIRM]: { status: 409, body: refusal }, [ABANDON]: fine(null) }),
  );
  expect(await pay()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('결제 시간이 지났어요.');
  expect(JSON.parse(String(to(CONFIRM)[0]?.body))).toEqual({
    orderNo: 'S1',
    paymentKey: 'p',
    amount: 99_000,
  });
  expect(JSON.parse(String(to(ABANDON)[0]?.body))).toEqual({ orderNo: started.orderNo });
});
