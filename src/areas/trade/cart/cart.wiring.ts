import { fromPromise } from 'xstate';
import {
  addCartItem,
  type Cart,
  type CartItem,
  deleteCartItem,
  type OptionLine,
  patchCartItem,
  previewCart,
  readCart,
  tickCartItems,
} from '#domain/trade/cart/cart.ts';
import type { CartChange } from '#domain/trade/cart/cart-changes.ts';
import { addToCartMachine } from '#machines/trade/add-to-cart.machine.ts';
import { cartMachine } from '#machines/trade/cart.machine.ts';
import { showAddedToast } from '#src/areas/trade/cart/added-notice.ts';
import { cartAdder } from '#src/areas/trade/cart/cart-adder.wiring.ts';
import { cartCountOf } from '#src/areas/trade/cart/cart-count.wiring.ts';
import { orderPaths } from '#src/areas/trade/order-paths.ts';
import { isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { type GuestCart, type GuestLine, guestCartOf } from '#src/lib/storage/guest-cart.ts';

type Batch = { changes: readonly CartChange[]; items: readonly CartItem[] };

/**
 * Provides the chart of the cart with its calls and effects: a member's on the server, a guest's in
 * the browser.
 */
export const wireCart = (app: AppServices) => {
  const load = async (signal: AbortSignal): Promise<Cart> => {
    const cart = await (isMember(app) ? app.call(readCart, {}, { signal }) : previewGuest(app, signal));
    link('cart > cartCount', cartCountOf(app))({ type: 'lines.counted', count: cart.items.length });
    return cart;
  };
  return cartMachine.provide({
    actors: {
      load: fromPromise<Cart>(({ signal }) => load(signal)),
      reload: fromPromise<Cart>(({ signal }) => load(signal)),
      save: fromPromise<Cart, Batch>(async ({ input, signal }) => {
        for (const change of input.changes)
          if (isMember(app)) await sendChange(app, change, input.items);
          else keepChange(guestCartOf(app.storage), change);
        return load(signal);
      }),
    },
    actions: {
      notify: (_, { reason }) => app.toast(reason, 'error'),
      openCheckout: () => app.navigate(paths.payment),
    },
  });
};

/** Preview of a guest's cart: selection and quantities from the browser, everything else from the server. */
async function previewGuest({ call, storage }: AppServices, signal: AbortSignal): Promise<Cart> {
  const lines = guestCartOf(storage).read();
  const items = lines.map(({ optionId, quantity }) => ({ optionId, quantity }));
  const cart = await call(previewCart, { body: { items } }, { signal });
  const selected = new Map(lines.map((line) => [line.optionId, line.selected]));
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, selected: selected.get(item.optionId) ?? true })),
  };
}

async function sendChange(
  { call }: AppServices,
  change: CartChange,
  items: readonly CartItem[],
): Promise<void> {
  // The screen identifies lines by option, the server by row id.
  const idOf = (optionId: number) => items.find((item) => item.optionId === optionId)?.cartItemId;
  if (change.kind === 'add') await call(addCartItem, { body: change });
  else if (change.kind === 'tick') {
    const selectedIds = change.optionIds.map(idOf).filter((id) => id !== undefined);
    await call(tickCartItems, { body: { selectedIds } });
  } else {
    const id = idOf(change.optionId);
    if (id === undefined) return;
    const params = { id };
    if (change.kind === 'remove') await call(deleteCartItem, { params });
    else if (change.kind === 'quantity')
      await call(patchCartItem, { params, body: { quantity: change.quantity } });
    else await call(patchCartItem, { params, body: { optionId: change.newOptionId } });
  }
}

/** A guest's lines after a change. */
function changed(lines: readonly GuestLine[], change: Exclude<CartChange, { kind: 'add' }>): GuestLine[] {
  switch (change.kind) {
    case 'remove':
      return lines.filter(({ optionId }) => optionId !== change.optionId);
    case 'quantity':
      return lines.map((line) =>
        line.optionId === change.optionId ? { ...line, quantity: change.quantity } : line,
      );
    case 'tick':
      return lines.map((line) => ({ ...line, selected: change.optionIds.includes(line.optionId) }));
    case 'option':
      return lines
        .filter(({ optionId }) => optionId !== change.newOptionId)
        .map((line) =>
          line.optionId === change.optionId ? { ...line, optionId: change.newOptionId } : line,
        );
  }
}

function keepChange(guestCart: GuestCart, change: CartChange): void {
  if (change.kind === 'add') guestCart.add(change);
  else guestCart.write(changed(guestCart.read(), change));
}

type Adding = {
  /** Address of the picture for the toast. */
  pictureOf(lines: readonly OptionLine[]): string | null;
  /** Called after adding, to close what requested it. */
  leave(): void;
};

/**
 * Provides the chart of adding chosen options to the cart, with a toast that shows the product with
 * its calls and effects.
 */
export const wireAddToCart = (app: AppServices, { pictureOf, leave }: Adding) => {
  const add = cartAdder(app);
  return addToCartMachine.provide({
    actors: {
      add: fromPromise<readonly OptionLine[], { lines: readonly OptionLine[] }>(async ({ input }) => {
        await add(input.lines);
        return input.lines;
      }),
    },
    actions: {
      notify: (_, { reason }) => app.toast(reason, 'error'),
      showAddedToast: (_, { lines }) => showAddedToast(app, pictureOf(lines)),
      leave,
      openCheckout: (_, { lines }) => app.navigate(orderPaths.checkout(lines)),
    },
  });
};
