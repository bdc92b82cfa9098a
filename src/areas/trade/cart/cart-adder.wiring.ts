import { addCartItem, type OptionLine } from '#domain/trade/cart/cart.ts';
import { cartCountOf } from '#src/areas/trade/cart/cart-count.wiring.ts';
import { isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { createAttempts } from '#src/http/attempts.ts';
import { link } from '#src/lib/navigation/link.ts';
import { guestCartOf } from '#src/lib/storage/guest-cart.ts';

/**
 * Puts options into the cart of this person. An attempt lives as long as the page that made this is open: adding the
 * same pair on a later visit means another one.
 */
export function cartAdder(app: AppServices): (lines: readonly OptionLine[]) => Promise<void> {
  const attempt = createAttempts(app.newKey);
  const addAll = (lines: readonly OptionLine[]) =>
    attempt(JSON.stringify(lines), async (key) => {
      // What was added before a later line failed is not added again with it.
      for (const [index, body] of lines.entries())
        await app.call(addCartItem, { body }, { idempotencyKey: `${key}-${index}` });
    });
  return async (lines) => {
    if (isMember(app)) await addAll(lines);
    else for (const line of lines) guestCartOf(app.storage).add(line);
    link('addToCart > cartCount', cartCountOf(app))({ type: 'lines.changed' });
  };
}
