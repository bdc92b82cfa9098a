import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { preloadPage } from '../routes/preload-page.ts';
import { MISMATCH } from './hydration-mismatch.ts';

/**
 * Brings a page of the server to life once its code is there, which is under way since its head came. Without that code
 * there is nothing to go on from: the shop starts as on a plain page, and says what is missing.
 */
export async function hydratePage(
  root: HTMLElement,
  shop: ReactNode,
  warn: (message: string) => void,
): Promise<Root> {
  const { pathname, search } = window.location;
  if (await preloadPage(pathname)) {
    // What comes to life late begins at the address that was drawn, though somebody may have moved on by then.
    const page = (
      <Router ssrPath={pathname} ssrSearch={search}>
        {shop}
      </Router>
    );
    return hydrateRoot(root, page, { onRecoverableError: (error) => warn(`${MISMATCH}: ${String(error)}`) });
  }
  root.replaceChildren();
  const plain = createRoot(root);
  plain.render(shop);
  return plain;
}
