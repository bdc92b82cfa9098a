import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { cancelSellerLines } from '#domain/seller/orders/seller-order.ts';
import { correctTracking, parcelForm, shipLines } from '#domain/seller/orders/shipments.ts';
import { listOptions } from '#domain/seller/products/option-endpoints.ts';
import { editStock } from '#domain/seller/products/stock-edit.ts';
import { type CancelSent, lineCancelMachine } from '#machines/seller/orders/line-cancel.machine.ts';
import { newArrivalDateFormMachine } from '#machines/seller/orders/new-arrival-date-form.machine.ts';
import { orderDeliveredMachine } from '#machines/seller/orders/order-delivered.machine.ts';
import { type ParcelSent, parcelFormMachine } from '#machines/seller/orders/parcel-form.machine.ts';
import { sellerOrderMachine } from '#machines/seller/orders/seller-order.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { orderPanelText as text } from './order-panel.text.ts';

/** Provides the chart of one order, with the lines of the seller's store with its calls and effects. */
export const wireSellerOrder = (app: AppServices) => wire(sellerOrderMachine, app);

/** Ships lines in one parcel, or corrects the tracking number of a shipped line; resolves to a message. */
async function parcelled({ call }: AppServices, { about, parcel }: ParcelSent): Promise<string> {
  const body = v.parse(parcelForm, parcel);
  if (about.deed === 'correct') {
    for (const { orderItemId } of about.lines)
      await call(correctTracking, { params: { id: Number(orderItemId) }, body });
    return text.parcel.corrected;
  }
  const { refused, rows } = await call(shipLines, {
    body: { rows: about.lines.map((line) => ({ ...line, ...body })) },
  });
  const reason = rows.find((row) => row.state === 'REFUSED')?.reason ?? text.parcel.refused;
  // If every line was refused, the form stays open with the reason.
  if (refused === rows.length) throw new Error(reason);
  return refused > 0 ? reason : text.parcel.shipped;
}

/**
 * Provides the chart of the form with carrier and tracking number of a parcel with its calls and
 * effects; `onDone` gets the sentence to announce.
 */
export const wireParcelForm = (
  app: AppServices,
  focusProblem: () => void,
  onDone: (sentence: string) => void,
) =>
  parcelFormMachine.provide({
    actors: {
      save: fromPromise<string, { body: ParcelSent }>(({ input }) => parcelled(app, input.body)),
    },
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onDone(result) },
  });

/** Sets the options of cancelled lines to sold out; false if their stock has changed meanwhile. */
async function soldOut({ call }: AppServices, { lines }: CancelSent): Promise<boolean> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const options = await Promise.all(ids.map((id) => call(listOptions, { params: { id } })));
  const meant = lines.flatMap(
    ({ productId, optionDetails: { gender, color, size } }) =>
      options[ids.indexOf(productId)]?.find(
        (one) => one.gender === gender && one.color === color && one.size === size && one.stock > 0,
      ) ?? [],
  );
  const edits = new Map(
    meant.map(({ optionId, stock }) => [optionId, { optionId, stock: 0, seenStock: stock }]),
  );
  if (edits.size === 0) return true;
  const answers = await call(editStock, { body: [...edits.values()] });
  return answers.every(({ done }) => done);
}

/**
 * Provides the chart of the form in which a seller cancels an order line with its calls and effects;
 * `onDone` gets the sentence to announce.
 */
export const wireLineCancel = (
  app: AppServices,
  focusProblem: () => void,
  onDone: (sentence: string) => void,
) =>
  lineCancelMachine.provide({
    actors: {
      save: fromPromise<{ isSoldOut: boolean }, { body: CancelSent }>(async ({ input: { body } }) => {
        const { orderId: id, lines, reason, isSoldOut } = body;
        const orderItemIds = lines.map(({ orderItemId }) => orderItemId);
        await app.call(cancelSellerLines, { params: { id }, body: { orderItemIds, reason } });
        // The refund has started, so a failure after it must not offer the cancellation again.
        return { isSoldOut: isSoldOut && (await soldOut(app, body).catch(() => false)) };
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      finish: ({ context }, { result }) => {
        const { done, doneSoldOut, stockLeft } = text.cancelForm;
        onDone(!context.values.isSoldOut ? done : result.isSoldOut ? doneSoldOut : stockLeft);
      },
    },
  });

/**
 * Provides the chart of the form that announces a new arrival date to the buyer with its calls and
 * effects.
 */
export const wireNewArrivalDateForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(newArrivalDateFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/**
 * Provides the chart of marking an order as delivered with its calls and effects; failures show a
 * toast.
 */
export const wireOrderDelivered = (app: AppServices, onDone: () => void) =>
  wire(orderDeliveredMachine, app).provide({
    actions: { leave: () => onDone(), notify: (_, { reason }) => app.toast(reason, 'error') },
  });
