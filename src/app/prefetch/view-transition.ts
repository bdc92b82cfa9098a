import { flushSync } from 'react-dom';
import { leadsOn, linkOf } from '#src/lib/loading/intent.ts';
import { applyTravelStyles, TRAVELLER } from '#src/styles/travel.ts';
import { PICTURE_LANDING } from '#src/ui/picture.tsx';

type Ports = {
  navigate(path: string): void;
  /** Whether the page of a link can be drawn at once: nobody waits for a picture to move. */
  isReady(link: HTMLAnchorElement): boolean;
};

/** A device that needs longer, in ms, to note how the old page looks is spared further travels. */
const LONGEST_PAUSE_MS = 100;

const LANDING = Object.keys(PICTURE_LANDING)
  .map((attribute) => `[${attribute}]`)
  .join();

/**
 * Lets the picture of a followed link become the picture of the page it opens, where the browser can do that and the
 * person has nothing against motion. Answers what stops it.
 */
export function startViewTransitions(page: Document, { navigate, isReady }: Ports): () => void {
  if (!('startViewTransition' in page)) return () => {};
  const stop = new AbortController();
  let isSlow = false;
  applyTravelStyles();
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const picture = link?.querySelector('figure');
    if (!link || !picture || isSlow || !isPlain(event) || !leadsOn(link)) return;
    if (prefersStillness() || !isReady(link)) return;
    // The router leaves a click alone that somebody else has taken.
    event.preventDefault();
    const clicked = performance.now();
    travel(page, picture, () => {
      isSlow = performance.now() - clicked > LONGEST_PAUSE_MS;
      navigate(link.pathname + link.search);
    });
  };
  // Before the router hears of it.
  page.addEventListener('click', onClick, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

function travel(page: Document, picture: HTMLElement, open: () => void): void {
  name(picture);
  const transition = page.startViewTransition(() => {
    unname(picture);
    flushSync(open);
    const landing = page.querySelector<HTMLElement>(LANDING);
    if (!landing) return transition.skipTransition();
    name(landing);
    transition.finished.finally(() => unname(landing));
  });
  // Another page may be opened meanwhile, which ends the travel and not the visit.
  transition.ready.catch(() => undefined);
}

// A property set by code is no style attribute of the page: the strict policy has nothing against it.
const name = (element: HTMLElement): void => element.style.setProperty('view-transition-name', TRAVELLER);
const unname = (element: HTMLElement): void => void element.style.removeProperty('view-transition-name');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
