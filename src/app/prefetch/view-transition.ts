import { flushSync } from 'react-dom';
import { leadsOn, linkOf } from '#src/lib/loading/link-intent.ts';
import { applyViewTransitionStyles, TRANSITION_NAME } from '#src/styles/view-transition.ts';
import { PICTURE_LANDING } from '#src/ui/picture.tsx';

type Ports = {
  navigate(path: string): void;
  /** True if the page of a link can be rendered at once, so that the transition delays nothing. */
  isReady(link: HTMLAnchorElement): boolean;
};

/** Time in ms for capturing the old page above which the device gets no more transitions. */
const LONGEST_PAUSE_MS = 100;

const LANDING = Object.keys(PICTURE_LANDING)
  .map((attribute) => `[${attribute}]`)
  .join();

/**
 * Animates the picture of a followed link into the picture of its page, if the browser supports view transitions and
 * the person does not prefer reduced motion. Returns a function that stops it.
 */
export function startViewTransitions(page: Document, { navigate, isReady }: Ports): () => void {
  if (!('startViewTransition' in page)) return () => {};
  const stop = new AbortController();
  let isSlow = false;
  applyViewTransitionStyles();
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const picture = link?.querySelector('figure');
    if (!link || !picture || isSlow || !isPlain(event) || !leadsOn(link)) return;
    if (prefersStillness() || !isReady(link)) return;
    // The router ignores a click whose default was prevented.
    event.preventDefault();
    const clicked = performance.now();
    travel(page, picture, () => {
      isSlow = performance.now() - clicked > LONGEST_PAUSE_MS;
      navigate(link.pathname + link.search);
    });
  };
  // In the capture phase, before the router's own handler.
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
  // `ready` rejects if another page is opened meanwhile, which ends only the animation.
  transition.ready.catch(() => undefined);
}

// A property set by script is not a style attribute, so the strict CSP allows it.
const name = (element: HTMLElement): void =>
  element.style.setProperty('view-transition-name', TRANSITION_NAME);
const unname = (element: HTMLElement): void => void element.style.removeProperty('view-transition-name');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
