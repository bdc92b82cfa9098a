import { savesData } from './saves-data.ts';

/** A pointer that stays on a link this long, in ms, is not just on its way across. */
export const REST_MS = 60;

/** What a person does who is about to follow a link: these need no second thought. */
const FIRM = ['pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Tells of the links of this shop that a person seems about to follow. It listens once for the whole page: a link that
 * is drawn later, or far down a list, needs nothing of its own. Answers what stops it.
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
    // A finger has no way to rest on a link without touching it.
    if (link && pointerType !== 'touch') timer = setTimeout(() => mean(link), REST_MS);
  });
  for (const type of FIRM)
    on(type, ({ target }) => {
      const link = linkOf(target);
      if (link) mean(link);
    });
  // Whoever listens late has missed how somebody came to a link.
  for (const state of [':hover', ':focus']) {
    const link = linkOf(page.querySelector(`a[href]${state}`));
    if (link) mean(link);
  }
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

/** The link that holds what an event met. */
export const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a link opens another page of this shop in this tab. */
export function leadsOn(link: HTMLAnchorElement): boolean {
  const { origin, target, pathname, search } = link;
  const here = window.location;
  const isPage = origin === here.origin && !link.hasAttribute('download');
  return (
    isPage && (target === '' || target === '_self') && (pathname !== here.pathname || search !== here.search)
  );
}
