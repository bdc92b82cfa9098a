import { fromPromise } from 'xstate';
import { listAddresses } from '#domain/members/account/address.ts';
import { roundDownToPointUnit } from '#domain/rewards/points.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import {
  abandonPayment,
  type CheckoutQuote,
  PAYMENT_METHODS,
  quoteCheckout,
  startPayment,
} from '#domain/trade/cart/checkout.ts';
import { bestCoupon, EMPTY_QUOTE, typedPoints, wishedReceipt } from '#domain/trade/cart/checkout-draft.ts';
import { DEPOSIT_BANKS } from '#domain/trade/orders/deposit.ts';
import { shippingTo } from '#domain/trade/orders/shipping.ts';
import { checkoutMachine } from '#machines/trade/checkout.machine.ts';
import {
  type CheckoutStart,
  type CheckoutValues,
  NO_CHOICES,
  type PaymentOrder,
  type Requote,
  type StartedPayment,
} from '#machines/trade/checkout.model.ts';
import { cartCountOf } from '#src/areas/trade/cart/cart-count.wiring.ts';
import { myPricesOf } from '#src/areas/trade/my-price/my-price.wiring.ts';
import { orderPaths } from '#src/areas/trade/order-paths.ts';
import { dropStored, storeDraft, storedDraft, takeDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { ApiError } from '#src/http/api-error.ts';
import { link } from '#src/lib/navigation/link.ts';
import { PENDING_PAYMENT_KEY } from '#src/lib/storage/tab-keys.ts';

const DRAFT = 'checkout';

type Items = { items: readonly OptionLine[] };

/**
 * Provides the chart of the checkout with its calls and effects: quote and start of the payment; form
 * values are kept as a draft, except consent.
 */
export const wireCheckout = (app: AppServices, focusProblem: () => void) => {
  const { call, tabStorage } = app;
  return checkoutMachine.provide({
    actors: {
      giveUp: fromPromise<void, { orderNo: string | null }>(async ({ input }) => {
        // The tab's last started payment overrides an older one in the address.
        const orderNo = tabStorage.get(PENDING_PAYMENT_KEY) ?? input.orderNo;
        if (orderNo) await call(abandonPayment, { body: { orderNo } });
      }),
      load: fromPromise<CheckoutStart, Items>(({ input, signal }) => load(app, input, signal)),
      quote: fromPromise<CheckoutQuote, Requote>(({ input, signal }) =>
        call(
          quoteCheckout,
          { body: { items: [...input.items], couponId: input.couponId, usedPoints: input.points } },
          { signal },
        ),
      ),
      start: fromPromise<StartedPayment, PaymentOrder>(({ input }) => start(app, input)),
    },
    actions: {
      // Consent is asked again each time, and the number of a receipt is not stored in a browser.
      storeDraft: ({ context: { values } }) =>
        storeDraft(app, DRAFT, { ...values, receiptNumber: '', agreed: false }),
      rememberPayment: (_, { orderNo }) => tabStorage.set(PENDING_PAYMENT_KEY, orderNo),
      forgetPayment: () => forgetPayment(app),
      focusProblem: () => focusProblem(),
      openPayment: (_, { url }) => app.leave(url),
      openOrder: (_, { orderId }) => openOrder(app, orderId),
    },
  });
};

/** Forgets the tab's last started payment, which is over. */
export const forgetPayment = ({ tabStorage }: AppServices): void => tabStorage.remove(PENDING_PAYMENT_KEY);

/** Opens a placed order in place of the form, and drops its draft. */
export function openOrder(app: AppServices, orderId: number): void {
  dropStored(app, DRAFT);
  link('checkout > cartCount', cartCountOf(app))({ type: 'lines.changed' });
  // Not within this action, which may not start a chart with delays.
  queueMicrotask(() => link('checkout > myPrices', myPricesOf(app))({ type: 'prices.outdated' }));
  app.navigate(orderPaths.complete(orderId), { replace: true });
}

async function load(app: AppServices, { items }: Items, signal: AbortSignal): Promise<CheckoutStart> {
  const { call } = app;
  const kept = readDraft(app);
  const points = roundDownToPointUnit(typedPoints(kept?.points ?? '') || 0);
  const body = { items: [...items], couponId: kept?.couponId ?? null, usedPoints: points };
  const ask = (change: Partial<typeof body> = {}) =>
    call(quoteCheckout, { body: { ...body, ...change } }, { signal });
  /** Without a draft the best coupon is preselected; it can be removed. */
  const withBest = (plain: CheckoutQuote) => {
    const best = kept ? null : bestCoupon(plain);
    return best ? ask({ couponId: best.couponId }).catch(() => plain) : plain;
  };
  const [quote, addresses] = await Promise.all([
    ask()
      .catch(withoutPoints(() => ask({ usedPoints: 0 })))
      .then(withBest)
      .catch(orNothing),
    call(listAddresses, {}, { signal }),
  ]);
  const [home] = addresses;
  const chosen = kept ?? { ...NO_CHOICES, ...(home ? shippingTo(home) : {}) };
  // A draft may name a payment method that is no longer offered.
  const [first = PAYMENT_METHODS[0]] = quote.paymentMethods;
  const isOffered = quote.paymentMethods.some((method) => method === chosen.method);
  const values = isOffered ? chosen : { ...chosen, method: first };
  return { quote, addresses, values };
}

/**
 * Quotes again without points if the draft uses more than the balance; the field keeps its value and shows the
 * problem.
 */
const withoutPoints = (again: () => Promise<CheckoutQuote>) => (error: unknown) => {
  if (error instanceof ApiError && error.code === 'OUT_OF_POINT') return again();
  throw error;
};

/** An empty selection is not a failure: the page has its own message. */
function orNothing(error: unknown): CheckoutQuote {
  if (error instanceof ApiError && error.code === 'ORDER_CART_EMPTY') return EMPTY_QUOTE;
  throw error;
}

async function start({ call }: AppServices, { items, values, points, expectedTotal, key }: PaymentOrder) {
  const { couponId, method, bank: chosen, points: _, agreed: __, ...rest } = values;
  const { receiptKind: ___, receiptNumber: ____, ...shipping } = rest;
  const cashReceipt = wishedReceipt(values);
  const paymentMethod = PAYMENT_METHODS.find((one) => one === method) ?? PAYMENT_METHODS[0];
  const bank = DEPOSIT_BANKS.find((one) => one === chosen) ?? DEPOSIT_BANKS[0];
  const order = { items: [...items], couponId, usedPoints: points, paymentMethod, bank, expectedTotal };
  const body = { ...shipping, ...order, cashReceipt };
  return call(startPayment, { body }, { idempotencyKey: key });
}

/** Choices of this member's draft on top of blanks; a draft of another shape is ignored. */
function readDraft(app: AppServices): CheckoutValues | null {
  const { couponId } = Object(storedDraft(app, DRAFT));
  const kept = takeDraft(app, DRAFT, NO_CHOICES);
  if (Object.keys(kept).length === 0) return null;
  return { ...NO_CHOICES, ...kept, couponId: typeof couponId === 'number' ? couponId : null, agreed: false };
}
