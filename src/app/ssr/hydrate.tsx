import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { preloadPage } from '../routes/preload-page.ts';
import { MISMATCH } from './hydration-mismatch.ts';

/**
 * Hydrates a server-rendered page once its code has loaded, which started with the head. If the code does not load,
 * the app renders from scratch and shows the missing code.
 */
export async function hydratePage(
  root: HTMLElement,
  shop: ReactNode,
  warn: (message: string) => void,
): Promise<Root> {
  const { pathname, search } = window.location;
  if (await preloadPage(pathname)) {
    // Late parts hydrate with the rendered address, even if the person has navigated since.
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
