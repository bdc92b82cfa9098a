import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadPage } from '../routes/preload-page.ts';
import { MISMATCH } from './mismatch.ts';

/**
 * Brings a page of the server to life once its code is there, which is under way since its head came. Without that code
 * there is nothing to go on from: the shop starts as on a plain page, and says what is missing.
 */
export async function bringToLife(
  root: HTMLElement,
  shop: ReactNode,
  warn: (message: string) => void,
): Promise<void> {
  if (await preloadPage(window.location.pathname)) {
    hydrateRoot(root, shop, { onRecoverableError: (error) => warn(`${MISMATCH}: ${String(error)}`) });
    return;
  }
  root.replaceChildren();
  createRoot(root).render(shop);
}
