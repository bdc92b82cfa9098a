import { followerDiscountMachine } from '#machines/seller/coupons/follower-discount.machine.ts';
import { followerDiscountEndMachine } from '#machines/seller/coupons/follower-discount-end.machine.ts';
import { followerDiscountFormMachine } from '#machines/seller/coupons/follower-discount-form.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { followerDiscountText as text } from './follower-discount.text.ts';

/** Provides the chart of the store's discount for followers with its calls and effects. */
export const wireFollowerDiscount = (app: AppServices) =>
  wire(followerDiscountMachine, app, { load: text.failed });

/** Provides the chart of the form that begins a discount for followers with its calls and effects. */
export const wireFollowerDiscountForm = (
  { call, toast }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  wire(followerDiscountFormMachine, { call }).provide({
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        toast(text.started);
        onDone();
      },
    },
  });

/** Provides the chart that ends the discount for followers with its calls and effects; both outcomes show a toast. */
export const wireFollowerDiscountEnd = ({ call, toast }: AppServices, onEnded: () => void) =>
  wire(followerDiscountEndMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(text.ended);
        onEnded();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
