import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import { subject } from '#proof/trade/claims.samples.ts';
import OrderClaimScreen from '#src/areas/trade/claims/order-claim-screen.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const PREVIEW = '/api/users/orders/31/refund-preview';
const CLAIMS = '/api/users/claims';
const refund = {
  cash: 93_000,
  points: 0,
  deliveryRefund: 0,
  deliveryCharge: 6_000,
  outboundCharge: 3_000,
  couponRestored: false,
};
const ok = (data: unknown) => ({ body: { success: true, data } });
const { orderItemId } = subject.line;
const order = {
  ...subject.order,
  orderId: 31,
  readAt: '2026-11-21T00:00:00.000Z',
  items: [
    { ...subject.line, status: 'DELIVERED', deliveredAt: '2026-11-20T00:00:00.000Z', confirmedAt: null },
  ],
};
/** The amounts of a preview by cause. */
const preview = ({ body }: { body: unknown }) =>
  ok(String(body).includes('DEFECT') ? { ...refund, cash: 99_000, deliveryCharge: 0 } : refund);

const open = (answers: Answers = {}) =>
  renderMember(<OrderClaimScreen params={{ id: '31', itemId: String(orderItemId) }} title="" />, {
    'GET /api/users/orders/31': ok(order),
    [`/api/products/${subject.line.productId}`]: ok({
      ...Object(productDetailEntry.ports.load?.done),
      options: subject.options,
    }),
    [PREVIEW]: preview,
    [`GET /api/users/orders/31/items/${orderItemId}/claim-preview`]: ok(subject.branches),
    [CLAIMS]: ok({ claimId: 1, status: 'REQUESTED' }),
    ...answers,
  });

const REASONS = { SIZE: '사이즈가 안 맞아요', DEFECT: '상품에 문제가 있어요' } as const;
const reason = (value: keyof typeof REASONS) => screen.findByRole('radio', { name: REASONS[value] });
const choose = async (value: keyof typeof REASONS) => userEvent.click(await reason(value));
const send = () => screen.getByRole('button', { name: /요청$/ });
const causes = (requests: { body: unknown }[]) =>
  requests.map(({ body }) => JSON.parse(String(body)).cause as string);

beforeEach(() => window.sessionStorage.clear());

it('OrderClaimScreen shows the refund of the last selected reason, without a call for text', async () => {
  const { to } = open();
  await choose('SIZE');
  expect(await screen.findByText('93,000원')).toBeVisible();
  await choose('DEFECT');
  expect(await screen.findByText('99,000원')).toBeVisible();
  expect(screen.queryByText('93,000원')).toBeNull();
  await userEvent.type(screen.getByLabelText('자세한 내용'), '작아요');
  expect(causes(to(PREVIEW))).toEqual(['CHANGE_OF_MIND', 'DEFECT']);
});

it('OrderClaimScreen shows the refund at the button, and none for an exchange', async () => {
  open();
  await choose('SIZE');
  await screen.findByText('93,000원');
  expect(send()).toHaveTextContent('93,000원 환불 요청');
  await userEvent.click(screen.getByRole('radio', { name: '다른 사이즈로 교환' }));
  expect(screen.queryByText('93,000원')).toBeNull();
  expect(send()).toHaveTextContent('교환 요청');
});

it('OrderClaimScreen drops the answer for an earlier reason', async () => {
  const late: (() => void)[] = [];
  const held = new Promise<void>((resolve) => late.push(resolve));
  open({
    [PREVIEW]: async (request) => {
      if (!String(request.body).includes('DEFECT')) await held;
      return preview(request);
    },
  });
  await choose('SIZE');
  await choose('DEFECT');
  await screen.findByText('99,000원');
  for (const answer of late) answer();
  await held;
  expect(screen.queryByText('93,000원')).toBeNull();
});

it('OrderClaimScreen sends nothing before the refund is shown', async () => {
  const late: (() => void)[] = [];
  const held = new Promise<void>((resolve) => late.push(resolve));
  const { to, visited } = open({
    [PREVIEW]: async (request) => {
      await held;
      return preview(request);
    },
  });
  await choose('SIZE');
  await userEvent.click(send());
  expect(to(CLAIMS)).toEqual([]);
  for (const answer of late) answer();
  await screen.findByText('93,000원');
  await userEvent.click(send());
  await waitFor(() => expect(visited).toEqual(['/my-orders/31']));
  expect(to(CLAIMS)).toHaveLength(1);
});

it('OrderClaimScreen shows why the preview failed, and sends the claim all the same', async () => {
  const { to } = open({ [PREVIEW]: { status: 409, body: { success: false, message: '지금은 안 돼요.' } } });
  await choose('SIZE');
  expect(await screen.findByText('지금은 안 돼요.')).toBeVisible();
  await userEvent.click(send());
  await waitFor(() => expect(to(CLAIMS)).toHaveLength(1));
});

it('OrderClaimScreen opens with the draft and its refund', async () => {
  const first = open();
  await choose('SIZE');
  await screen.findByText('93,000원');
  first.unmount();
  open();
  expect(await reason('SIZE')).toBeChecked();
  expect(await screen.findByText('93,000원')).toBeVisible();
});

it('OrderClaimScreen says that a claim with an unknown result can be sent again', async () => {
  open({ [CLAIMS]: { status: 500, body: { success: false, message: '문제가 생겼어요.' } } });
  await choose('SIZE');
  await screen.findByText('93,000원');
  await userEvent.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '문제가 생겼어요. 다시 보내도 한 번만 저장돼요.',
  );
});

it.each([
  ['2026-11-21T00:00:00.000Z', '2026년 12월 4일까지 요청할 수 있어요.'],
  ['2026-12-01T00:00:00.000Z', '2026년 12월 4일까지 요청할 수 있어요.'],
  ['2026-12-05T00:00:00.000Z', /^받은 지 14일이 지났거나/],
])(
  'OrderClaimScreen uses the return days of the order, not the present ones, at %s',
  async (readAt, sentence) => {
    const terms = { ...subject.order.terms, returnDays: 14 };
    open({ 'GET /api/users/orders/31': ok({ ...order, readAt, terms }) });
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);
