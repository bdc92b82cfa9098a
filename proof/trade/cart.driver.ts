import type { Page } from '@playwright/test';
import { productDetail } from '#domain/catalogue/product.ts';
import {
  addCartItem,
  deleteCartItem,
  patchCartItem,
  readCart,
  tickCartItems,
} from '#domain/trade/cart/cart.ts';
import type { Call } from '#src/http/call.ts';
import { isJson, withData } from '../kit/answers.ts';
import { type Driver, type PortDriver, retry } from '../kit/driver.ts';
import { withParts } from '../kit/shopping-answers.ts';
import { emptyCart, optionsInStock } from '../kit/stocked-options.ts';

/** A cart with more lines than any path takes out. */
async function freshCart(call: Call): Promise<string> {
  await emptyCart(call);
  for (const optionId of await optionsInStock(call, 4))
    await call(addCartItem, { body: { optionId, quantity: 1 } });
  return '/cart';
}

const readsCart: PortDriver = {
  asks: [readCart],
  answer: async (ask, sample) => {
    const isEmpty = isJson(sample) && Array.isArray(sample.items) && sample.items.length === 0;
    return isEmpty ? withParts(await ask(), { items: [] }) : ask();
  },
};

const button = (page: Page, name: RegExp | string) =>
  page.locator('[data-flow="cart"]').getByRole('button', { name }).first();

export const cartDriver: Driver = {
  member: 'seoyeon',
  path: freshCart,
  ports: {
    load: readsCart,
    reload: readsCart,
    save: {
      asks: [patchCartItem, tickCartItems, deleteCartItem, addCartItem],
      requests: 1,
      follows: [readCart],
    },
  },
  events: {
    'line.quantityChanged': { press: (page) => button(page, /하나 더$/) },
    // The first tick is the one for all lines.
    'line.ticked': {
      press: (page, { optionId }) => page.getByRole('checkbox', { name: /선택$/ }).nth(Number(optionId)),
    },
    'line.optionChanged': {
      before: (page) => button(page, '옵션 변경').click(),
      press: (page) =>
        page.getByRole('dialog').getByRole('button', { name: /mm$/ }).and(page.locator(':enabled')).first(),
    },
    'line.removed': { press: (page) => button(page, /(?<!하나) 빼기$/) },
    'line.restored': { press: (page) => button(page, '되돌리기') },
    'all.ticked': { press: (page) => page.getByRole('checkbox', { name: '전체 선택' }) },
    'order.requested': { press: (page) => button(page, /켤레 주문하기$/) },
    'screen.retried': retry,
  },
  leaves: ({ type }) => type === 'order.requested',
  hidden: ({ type }, { context }) =>
    type === 'all.ticked' && Array.isArray(context.items) && context.items.length === 0,
};

export const addToCartDriver: Driver = {
  member: 'minjun',
  changesContext: true,
  path: async (call) => {
    await emptyCart(call);
    return '/products/1';
  },
  reach: async (page) => {
    await page.getByRole('button', { name: '블랙', exact: true }).click();
    await page
      .getByRole('button', { name: /^\d{3}/ })
      .and(page.locator(':enabled'))
      .first()
      .click();
    // The short state after adding ends when the path says so.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  ports: { add: { asks: [addCartItem] } },
  events: {
    'cart.added': { press: (page) => page.getByRole('button', { name: '장바구니 담기' }) },
    'purchase.started': { press: (page) => page.getByRole('button', { name: '바로 구매' }) },
    'xstate.after.doubleClick.addToCart.added': { before: (page) => page.clock.runFor(500) },
  },
  leaves: ({ type }) => type === 'purchase.started',
};

export const optionChangeDriver: Driver = {
  member: 'yejun',
  path: async (call) => {
    await emptyCart(call);
    for (const optionId of await optionsInStock(call, 1))
      await call(addCartItem, { body: { optionId, quantity: 1 } });
    return '/cart';
  },
  // Sizes are shown, but no text of the product.
  ports: {
    load: {
      asks: [productDetail],
      answer: withData((product): unknown => JSON.parse(JSON.stringify(product).replace(/[가-힣]+/g, '-'))),
    },
  },
  events: {
    'dialog.opened': { press: (page) => button(page, '옵션 변경') },
    'dialog.closed': { before: (page) => page.keyboard.press('Escape') },
    'option.chosen': {
      press: (page) =>
        page.getByRole('dialog').getByRole('button', { name: /mm$/ }).and(page.locator(':enabled')).first(),
    },
    'screen.retried': retry,
  },
  absent: /^closed$/,
};
