import type { Locator, Page } from '@playwright/test';
import { abandonPayment, confirmPayment, quoteCheckout, startPayment } from '#domain/trade/cart/checkout.ts';
import { allPoints } from '#domain/trade/cart/checkout-draft.ts';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import type { Call } from '#src/http/call.ts';
import { isJson } from '../kit/answers.ts';
import { answerQuestion, type Driver, type PortDriver } from '../kit/driver.ts';
import { withParts } from '../kit/shopping-answers.ts';
import { optionsInStock, SHIPPING } from '../kit/stocked-options.ts';
import { quote } from './checkout.samples.ts';

/** Payments started by paths: their holds are released before the next path. */
const started = new Set<string>();

/** Starts a real payment; those of earlier paths are given up first. */
async function startedPayment(call: Call) {
  for (const orderNo of started) await call(abandonPayment, { body: { orderNo } });
  started.clear();
  const [optionId = 0] = await optionsInStock(call, 1);
  const items = [{ optionId, quantity: 1 }];
  const { finalPrice } = await call(quoteCheckout, { body: { items } });
  const wish = { items, ...SHIPPING, paymentMethod: '카드' as const, expectedTotal: finalPrice };
  const payment = await call(startPayment, { body: wish }, { idempotencyKey: crypto.randomUUID() });
  started.add(payment.orderNo);
  return { ...payment, items: `${optionId}x1` };
}

/** Returns from a closed payment window: only then there is a payment to abandon. */
async function afterClosedWindow(call: Call): Promise<string> {
  const { orderNo, items } = await startedPayment(call);
  return `/payment?result=fail&code=PAY_PROCESS_CANCELED&orderId=${orderNo}&items=${items}`;
}

/** Back from a payment window with an approval; the window's own page is not opened for it. */
async function afterApproval(call: Call): Promise<string> {
  const { orderNo, amount, paymentUrl, items } = await startedPayment(call);
  const paymentKey = paymentUrl?.split('/').at(-1) ?? '';
  started.delete(orderNo);
  return `/payment?result=success&paymentKey=${paymentKey}&orderId=${orderNo}&amount=${amount}&items=${items}`;
}

/** Coupons without a discount: otherwise the form would select the best one and load its price. */
function withoutBest(body: unknown): unknown {
  const { data } = Object(body);
  const coupons: unknown[] = Array.isArray(data?.coupons) ? data.coupons : [];
  return withParts(body, { coupons: coupons.map((coupon) => ({ ...Object(coupon), discount: 0 })) });
}

/** The real price; without lines where the sample has none. */
const load: PortDriver = {
  asks: [quoteCheckout],
  answer: async (ask, sample) => {
    const quote = isJson(sample) && isJson(sample.quote) ? sample.quote : {};
    const isEmpty = Array.isArray(quote.lines) && quote.lines.length === 0;
    const body = withoutBest(await ask());
    return isEmpty ? withParts(body, { lines: [] }) : body;
  },
};

/** Starts a real payment; a payment by points alone is only answered. */
const start: PortDriver = {
  asks: [startPayment],
  answer: async (ask, sample) => {
    const body = await ask();
    if (isJson(body) && isJson(body.data)) started.add(String(body.data.orderNo));
    if (!isJson(sample) || sample.paymentUrl !== null) return body;
    return withParts(body, { paymentUrl: null, awaitsDeposit: sample.awaitsDeposit === true });
  },
};

const LABELS: Record<string, RegExp> = { recipientName: /^받는 분/, postalCode: /^우편번호/ };

/** Chooses the bank of the virtual account, which is asked for with its method only. */
async function chooseBank(page: Page, bank: string): Promise<void> {
  await page.getByRole('radio', { name: DEPOSIT_METHOD }).check();
  await page.getByLabel('입금 은행').selectOption(bank);
}

/** Changes one thing of the form; several fields at once are a saved address. */
async function choose(page: Page, change: Record<string, unknown>): Promise<void> {
  const [[field, value] = ['', ''], ...others] = Object.entries(change);
  if (others.length > 0)
    return savedAddresses(page).then((sheet) => sheet.getByRole('group').getByRole('button').first().click());
  if (field === 'agreed') return page.getByLabel(/결제에 동의해요/).setChecked(value === true);
  if (field === 'couponId') return chooseOther(page.getByLabel('쿠폰', { exact: true }));
  if (field === 'method') return page.getByRole('radio', { name: String(value) }).check();
  if (field === 'bank') return chooseBank(page, String(value));
  if (field === 'points') return typeOther(page, String(value));
  return (await typedField(page, LABELS[field] ?? /./)).fill(String(value));
}

async function savedAddresses(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(변경|저장한 배송지)$/ }).click();
  return page.getByRole('dialog');
}

/** A saved address is a card: its fields are there once another one is wanted. */
async function typedField(page: Page, label: RegExp): Promise<Locator> {
  const field = page.getByLabel(label);
  if ((await field.count()) === 0)
    await (await savedAddresses(page)).getByRole('button', { name: '직접 입력' }).click();
  return field;
}

async function chooseOther(choices: Locator): Promise<void> {
  await choices.selectOption({ index: (await choices.inputValue()) === '' ? 1 : 0 });
}

/** The same text again would be no change; the most of an order is its button's. */
async function typeOther(page: Page, points: string): Promise<void> {
  if (points === allPoints(quote)) return page.getByRole('button', { name: '전액' }).click();
  const field = page.getByLabel('포인트', { exact: true });
  return field.fill((await field.inputValue()) === points ? `${points}0` : points);
}

export const checkoutDriver: Driver = {
  outlivesScreen: 'a path ends on the page of the payment provider',
  member: 'doyun',
  path: afterClosedWindow,
  ports: {
    giveUp: { asks: [abandonPayment] },
    load,
    quote: { asks: [quoteCheckout] },
    start,
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change)) await choose(page, change);
      },
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: /원 결제하기$/ }) },
    'price.accepted': answerQuestion('새 금액 보기'),
    'order.reconsidered': {
      before: async (page) => {
        await page.goBack();
      },
    },
    'screen.retried': {
      press: (page) =>
        page.locator('[data-flow="checkout"]').getByRole('button', { name: /^(다시 시도|금액 다시 확인)$/ }),
    },
  },
  absent: /^(leaving|ordered|awaitingDeposit)$/,
};

export const paymentReturnDriver: Driver = {
  member: 'doyun',
  path: afterApproval,
  // The confirmation is held until the path settles it, so the provider has approved by then.
  reach: async (page) => {
    const key = new URL(page.url()).searchParams.get('paymentKey');
    await page.request.post(`/test-pay/${key}/approve`, { maxRedirects: 0 });
  },
  ports: {
    confirm: {
      asks: [confirmPayment],
      refusal: (sample) => (isJson(sample) && sample.orderId === null ? { code: 'HOLD_EXPIRED' } : null),
    },
  },
  events: {
    'screen.retried': { press: (page) => page.getByRole('button', { name: '결제 다시 확인' }) },
    'order.reconsidered': { press: (page) => page.getByRole('button', { name: '주문서로 돌아가기' }) },
  },
  absent: /^(ordered|released)$/,
};
