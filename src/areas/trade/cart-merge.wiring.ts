import { mergeCart } from '#domain/trade/cart.ts';
import { cartText } from '#src/areas/trade/cart.text.ts';
import { cartCountOf } from '#src/areas/trade/cart-count.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { guestCartOf } from '#src/lib/guest-cart.ts';

let merging = false;

/** Brings a visitor's cart into the member's, once, and tells what changed. */
export async function mergeGuestCart(app: AppServices): Promise<void> {
  const { call, storage, toast } = app;
  const guestCart = guestCartOf(storage);
  const items = guestCart.read().map(({ optionId, quantity }) => ({ optionId, quantity }));
  if (merging || items.length === 0) return;
  merging = true;
  try {
    const result = await call(mergeCart, { body: { items } }, { idempotencyKey: guestCart.mergeKey() });
    guestCart.clear();
    cartCountOf(app).send({ type: 'lines.changed' });
    toast(cartText.merged(result));
  } catch {
    // The lines stay in the browser: the next start tries again.
  } finally {
    merging = false;
  }
}
