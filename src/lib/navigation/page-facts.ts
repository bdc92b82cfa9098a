import type { PageFact } from '#domain/kit/ssr.ts';
import { onServer } from '../loading/on-server.ts';

let known: Partial<Record<PageFact, string>> = {};

/** Sets the facts for server rendering, where there is no document head to read. */
export function setPageFacts(facts: Partial<Record<PageFact, string>>): void {
  known = facts;
}

/** Fact that the server wrote into the head of the page as a meta tag; '' if it is missing. */
export const pageFact = (name: PageFact): string =>
  onServer
    ? (known[name] ?? '')
    : (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '');
