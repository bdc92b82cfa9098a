import { COMPARED_KEY, GUEST_CART_KEY, GUEST_WISHLIST_KEY, RECENT_VIEW_KEY } from '../storage/guest-keys.ts';
import { onFirstInput } from './first-input.ts';

/** Storage keys of a session and of what a guest has chosen: pages show what they hold without any input. */
const SHOWN = ['token', GUEST_CART_KEY, GUEST_WISHLIST_KEY, RECENT_VIEW_KEY, COMPARED_KEY] as const;

/** True if this browser or tab keeps something that a page shows; false where its storage is closed to us. */
function keepsSomethingShown(): boolean {
  try {
    const storages = [window.localStorage, window.sessionStorage];
    return SHOWN.some((key) => storages.some((storage) => storage.getItem(key) !== null));
  } catch {
    return false;
  }
}

/**
 * Calls `act` when code that only an input needs is needed: with the first input, or at once where the browser keeps
 * something of a visitor that this code shows.
 */
export function onFirstUse(act: () => void): void {
  if (keepsSomethingShown()) act();
  else onFirstInput(act);
}
