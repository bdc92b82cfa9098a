import { savesData } from './saves-data.ts';

/** Time in ms that a pointer must rest on a link before it counts as intent. */
export const REST_MS = 60;

/** Events that count as intent at once. */
const FIRM = ['pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Calls `tell` for each link of the shop that the person is likely to follow. One set of listeners serves the whole
 * document, including links rendered later. Returns a function that stops it.
 */
export function watchIntent(page: Document, tell: (link: HTMLAnchorElement) => void): () => void {
  const stop = new AbortController();
  let under: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mean = (link: HTMLAnchorElement) => {
    if (!savesData() && leadsOn(link)) tell(link);
  };
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
  ) => page.addEventListener(type, act, { signal: stop.signal, passive: true });
  on('pointerover', ({ target, pointerType }) => {
    const link = linkOf(target);
    if (link === under) return;
    clearTimeout(timer);
    under = link;
    // A touch device has no hover; touchstart handles it.
    if (link && pointerType !== 'touch') timer = setTimeout(() => mean(link), REST_MS);
  });
  for (const type of FIRM)
    on(type, ({ target }) => {
      const link = linkOf(target);
      if (link) mean(link);
    });
  // Code that loads late has missed the event of a link that is hovered or focused already.
  for (const state of [':hover', ':focus']) {
    const link = linkOf(page.querySelector(`a[href]${state}`));
    if (link) mean(link);
  }
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

/** The link around an event target; null if there is none. */
export const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** True if a link opens another page of this shop in this tab. */
export function leadsOn(link: HTMLAnchorElement): boolean {
  const { origin, target, pathname, search } = link;
  const here = window.location;
  const isPage = origin === here.origin && !link.hasAttribute('download');
  return (
    isPage && (target === '' || target === '_self') && (pathname !== here.pathname || search !== here.search)
  );
}
