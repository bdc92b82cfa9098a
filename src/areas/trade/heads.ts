import { type Heads, unlisted } from '#src/flow/screen-head.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { headText } from '#src/text/head.ts';
import type { tradeScreens } from './screens.ts';

/** Document heads of cart and checkout, both not indexed. */
export const tradeHeads: Heads<typeof tradeScreens> = {
  cart: unlisted(paths.cart, headText.shop),
  checkout: unlisted(paths.payment, headText.shop),
};
