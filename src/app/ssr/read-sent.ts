import { SENT_ID } from '#domain/kit/ssr.ts';
import type { Sent } from './sent.ts';

/** What the server has sent with this page; null on a page that it has only opened, or drawn with other code. */
export function readSent(page: Document): Sent | null {
  const text = page.getElementById(SENT_ID)?.textContent;
  if (!text) return null;
  try {
    // Our own server wrote it, and the version says that its code is ours.
    const sent = JSON.parse(text) as Sent;
    return sent.version === __VERSION__ ? sent : null;
  } catch {
    return null;
  }
}
