import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { wishlistToggleMachine } from '#machines/catalogue/wishlist-toggle.machine.ts';
import { sessionMachine } from '#machines/members/auth/session.machine.ts';
import { cartMachine } from '#machines/trade/cart.machine.ts';
import { cartCountMachine } from '#machines/trade/cart-count.machine.ts';
import { checkoutMachine } from '#machines/trade/checkout.machine.ts';
import { chartKey } from '../../kit/properties/chart-space.ts';

/** Charts that act together: two that live as long as the app, and the pages of cart and order. */
export type ShopChart = 'session' | 'wishlistToggle' | 'cartCount' | 'cart' | 'checkout';

/** Machines of a composition; one that is missing takes no part. */
export type ShopMachines = Partial<Record<ShopChart, AnyStateMachine>> & { session: AnyStateMachine };

/** All charts of the composition as they are. */
export const shopMachines = {
  session: sessionMachine,
  wishlistToggle: wishlistToggleMachine,
  cartCount: cartCountMachine,
  cart: cartMachine,
  checkout: checkoutMachine,
} as const;

/** Order as it is sent: its idempotency key, and everything in it but the consent. */
export type SentOrder = { key: string; content: string };

/** What the stand-in of the server knows. */
export type ShopServer = {
  /** Order whose answer is awaited. */
  asked: SentOrder | null;
  /** Order whose answer has not arrived, so that nobody knows of it. */
  lost: SentOrder | null;
  /** Placed orders by key. */
  placed: Readonly<Record<string, string>>;
};

/** Page that is open; `payment` is that of the provider, from which Back leads to the same checkout. */
export type ShopPage = 'shop' | 'login' | 'cart' | 'checkout' | 'payment';

/** State of a composition of charts, of the tab around them, and of the server. */
export type ShopState = {
  actors: Readonly<Partial<Record<ShopChart, AnyMachineSnapshot>>>;
  page: ShopPage;
  /** Whom the pages are drawn for (`screenKey`). */
  drawn: Readonly<Record<'cart' | 'checkout', string | null>>;
  /** Draft of the order form in this tab, and the member who has typed it. */
  draft: { owner: string; values: unknown } | null;
  /** Values of the open order form if somebody has changed them; without the consent, which is asked again. */
  typed: unknown;
  /** Number of order forms that have been opened, which makes their idempotency keys different. */
  forms: number;
  server: ShopServer;
};

/** Returns the session of a composition. */
export function sessionOf({ actors }: ShopState): AnyMachineSnapshot {
  if (!actors.session) throw new Error('a composition always has a session');
  return actors.session;
}

/** E-mail address of the member that the browser knows, confirmed or not; null for guests. */
export const ownerOf = (state: ShopState): string | null => sessionOf(state).context.user?.email ?? null;

/** Key of the page of a chart, as screens are keyed by who sees them; null if the page is not drawn. */
export function screenKey(state: ShopState, chart: ShopChart): string | null {
  if (sessionOf(state).hasTag('pending')) return null;
  const owner = ownerOf(state);
  if (chart === 'cart') return state.page === 'cart' ? (owner ?? '') : null;
  return state.page === 'checkout' || state.page === 'payment' ? owner : null;
}

/** Text of everything that a composition goes on from. */
export const shopKey = ({ actors, ...around }: ShopState): string =>
  JSON.stringify([Object.values(actors).map((actor) => actor && chartKey(actor)), around]);
