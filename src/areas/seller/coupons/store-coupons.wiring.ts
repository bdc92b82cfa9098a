import { storeCouponChangeMachine } from '#machines/seller/coupons/store-coupon-change.machine.ts';
import { storeCouponEndMachine } from '#machines/seller/coupons/store-coupon-end.machine.ts';
import { storeCouponFormMachine } from '#machines/seller/coupons/store-coupon-form.machine.ts';
import { storeCouponListMachine } from '#machines/seller/coupons/store-coupon-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { storeCouponsText as text } from './store-coupons.text.ts';

/** Provides the chart of the coupons of the seller's store with its calls and effects. */
export const wireStoreCouponList = (app: AppServices) =>
  wire(storeCouponListMachine, app, { loadPage: text.failed });

/** Provides the chart of the form that creates a coupon of the store with its calls and effects. */
export const wireStoreCouponForm = (
  { call, toast }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  wire(storeCouponFormMachine, { call }).provide({
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        toast(text.created);
        onDone();
      },
    },
  });

/** Provides the chart of the form that changes a coupon of the store with its calls and effects. */
export const wireStoreCouponChange = (
  { call, toast }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  wire(storeCouponChangeMachine, { call }).provide({
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        toast(text.change.done);
        onDone();
      },
    },
  });

/** Provides the chart that ends a coupon of the store with its calls and effects; both outcomes show a toast. */
export const wireStoreCouponEnd = ({ call, toast }: AppServices, onEnded: () => void) =>
  wire(storeCouponEndMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(text.ended);
        onEnded();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
