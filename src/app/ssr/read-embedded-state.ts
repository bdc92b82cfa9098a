import { EMBEDDED_STATE_ID } from '#domain/kit/ssr.ts';
import type { EmbeddedState } from './embedded-state.ts';

/** Data that the server embedded in this page; null for an app shell or a page rendered by another version. */
export function readEmbeddedState(page: Document): EmbeddedState | null {
  const text = page.getElementById(EMBEDDED_STATE_ID)?.textContent;
  if (!text) return null;
  try {
    // Our server wrote it, and the version check ensures the shape.
    const sent = JSON.parse(text) as EmbeddedState;
    return sent.version === __VERSION__ ? sent : null;
  } catch {
    return null;
  }
}
