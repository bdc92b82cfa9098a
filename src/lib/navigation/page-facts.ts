import type { PageFact } from '#domain/kit/ssr.ts';
import { onServer } from '../loading/on-server.ts';

let known: Partial<Record<PageFact, string>> = {};

/** The same for a page that is drawn on the server, which has no head to read yet. */
export function tellFacts(facts: Partial<Record<PageFact, string>>): void {
  known = facts;
}

/** What the server has written into the head of its page; '' when it said nothing. */
export const pageFact = (name: PageFact): string =>
  onServer
    ? (known[name] ?? '')
    : (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '');
