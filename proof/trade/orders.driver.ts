import type { Page } from '@playwright/test';
import { requestClaim, withdrawClaim } from '#domain/trade/claims/claim.ts';
import { countOrders, listOrders, readOrder } from '#domain/trade/orders/order.ts';
import { cancelOrder, createDirectOrder, previewRefund } from '#domain/trade/orders/order-endpoints.ts';
import { claimWindowOf } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Call } from '#src/http/call.ts';
import { isJson } from '../kit/answers.ts';
import { answerQuestion, type Driver, type PortDriver, retry } from '../kit/driver.ts';
import { nextButton, pageLike } from '../kit/pages.ts';
import { removal } from '../kit/removal.ts';
import { resource } from '../kit/resource.ts';
import { PICTURE } from '../kit/sample-picture.ts';
import { withParts } from '../kit/shopping-answers.ts';
import { optionsInStock, SHIPPING } from '../kit/stocked-options.ts';

const reasons = (page: Page) => page.getByRole('group', { name: '사유' }).getByRole('radio');

export const orderCountsDriver: Driver = {
  member: 'user',
  path: '/my-orders',
  ports: { load: { asks: [countOrders] } },
  events: {},
};

export const orderListDriver: Driver = {
  member: 'user',
  path: '/my-orders',
  ports: { loadPage: { asks: [listOrders], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, event) => {
        const tab = page.getByRole('group', { name: '주문 상태' }).locator('[aria-pressed="false"]').first();
        await (event.page === 1 ? nextButton(page) : tab).click();
      },
    },
    'screen.retried': retry,
  },
  hidden: ({ type, page }, { state }) => type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
};

const anyOrder = async (call: Call): Promise<string> => {
  const [order] = (await call(listOrders, {})).content;
  if (!order) throw new Error('the member of this driver has no orders');
  return `/my-orders/${order.orderId}`;
};

export const orderDetailDriver: Driver = {
  ...resource(anyOrder, { asks: [readOrder] }, 'user'),
  offscreen: { 'screen.reloaded': 'the flow orderAction brings it about, and plays it' },
};

export const orderActionDriver: Driver = {
  member: 'haeun',
  path: async (call) => {
    const [optionId = 0] = await optionsInStock(call, 1);
    const body = { ...SHIPPING, items: [{ optionId, quantity: 1 }], paymentMethod: '카드' };
    const { orderId } = await call(createDirectOrder, { body }, { idempotencyKey: crypto.randomUUID() });
    return `/my-orders/${orderId}`;
  },
  ports: { preview: { asks: [previewRefund] }, send: { asks: [cancelOrder] } },
  events: {
    'action.asked': { press: (page) => page.getByRole('button', { name: '주문 취소', exact: true }) },
    'action.confirmed': answerQuestion('주문 취소'),
    'action.dismissed': answerQuestion('그대로 두기'),
  },
  // Nothing is open yet that could be dismissed; a fresh order cannot be confirmed.
  hidden: ({ type, action }, { state }) =>
    (type === 'action.dismissed' && state === 'previewing') || (isJson(action) && action.kind === 'confirm'),
};

/** A delivered line that may still be sent back; earlier requests are taken back. */
async function lineToReturn(call: Call): Promise<{ orderId: number; orderItemId: number }> {
  const { content } = await call(listOrders, { query: { status: 'DELIVERED' } });
  for (const { orderId } of content) {
    const order = await call(readOrder, { params: { id: orderId } });
    for (const { claimId, status } of order.claims)
      if (status === 'REQUESTED') await call(withdrawClaim, { params: { id: claimId } });
    const line = order.items.find(({ deliveredAt, confirmedAt }) => {
      const since = deliveredAt ? new Date(deliveredAt) : null;
      return claimWindowOf(since, confirmedAt !== null, new Date(), orderTermsOf(order)) === 'open';
    });
    if (line) return { orderId, orderItemId: line.orderItemId };
  }
  throw new Error('the member of this driver has nothing to send back');
}

/** The form for such a line. */
async function claimAddress(call: Call): Promise<string> {
  const { orderId, orderItemId } = await lineToReturn(call);
  return `/my-orders/${orderId}/claim/${orderItemId}`;
}

/** The real order, delivered long ago where the sample is past its deadline. */
const subject: PortDriver = {
  asks: [readOrder],
  answer: async (ask, sample) => {
    const body = await ask();
    const about = isJson(sample) && isJson(sample.about) ? sample.about : {};
    if (about.window !== 'closed' || !isJson(body) || !isJson(body.data)) return body;
    const items = Array.isArray(body.data.items) ? body.data.items.filter(isJson) : [];
    return withParts(body, {
      items: items.map((item) => ({ ...item, deliveredAt: '2020-01-01T00:00:00.000Z' })),
    });
  },
};

export const orderClaimDriver: Driver = {
  member: 'gunwoo',
  path: claimAddress,
  ports: { load: subject, save: { asks: [requestClaim] } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        if ('images' in change) return page.getByLabel(/^사진/).setInputFiles(PICTURE);
        if (change.detail) await page.getByLabel('자세한 내용').fill(String(change.detail));
        else if (change.type) {
          await page.getByRole('radio', { name: '다른 사이즈로 교환' }).check();
          await page.getByRole('group', { name: '바꿀 옵션' }).getByRole('radio').first().check();
        }
        // The same reason again would be no change.
        else await reasons(page).and(page.locator(':not(:checked)')).first().check();
      },
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: /(반품|교환|환불) 요청$/ }) },
    'screen.retried': retry,
  },
  absent: /^saved$/,
};

/** The preview for a reason. */
export const claimRefundDriver: Driver = {
  ...resource(claimAddress, { asks: [previewRefund] }, 'gunwoo'),
  reach: async (page) => {
    await reasons(page).first().check();
  },
};

export const claimWithdrawal = removal(
  {
    member: 'subin',
    path: async (call) => {
      const { orderId, orderItemId } = await lineToReturn(call);
      const form = new FormData();
      const claim = { orderItemId, type: 'RETURN', reason: 'SIZE' };
      form.append('claim', new Blob([JSON.stringify(claim)], { type: 'application/json' }));
      await call(requestClaim, { form }, { idempotencyKey: crypto.randomUUID() });
      return `/my-orders/${orderId}`;
    },
  },
  [withdrawClaim],
  '요청 철회',
);
