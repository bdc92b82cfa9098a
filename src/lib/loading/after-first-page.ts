import { EMBEDDED_STATE_ID } from '#domain/kit/ssr.ts';

/** Longest wait for an idle browser, and the fixed wait where it has no `requestIdleCallback`, in ms. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 200;

/** Phases of the first page: rendered by the server, hydrated, left. */
export type FirstPage = {
  /** Calls `act` once the page is hydrated and the browser idle; at once on every later page. */
  after(act: () => void): void;
  /** Marks the page as hydrated. */
  isAlive(): void;
  /** True if the visible page is not server-rendered. */
  isOver(): boolean;
};

/** Runs all deferred work in one burst after hydration, so that no input waits behind it. */
export function firstPageOf(isDrawn: () => boolean, whenIdle: (act: () => void) => void): FirstPage {
  const waiting: (() => void)[] = [];
  let isDone = false;
  const isOver = () => isDone || !isDrawn();
  return {
    isOver,
    after: (act) => {
      if (isOver()) act();
      else waiting.push(act);
    },
    isAlive: () => {
      if (!isDone)
        whenIdle(() => {
          isDone = true;
          for (const act of waiting.splice(0)) act();
        });
    },
  };
}

function onIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act, PAUSE_MS);
}

const firstPage = firstPageOf(() => document.getElementById(EMBEDDED_STATE_ID) !== null, onIdle);
/** Runs a function once the first page is hydrated and the browser idle; at once on later pages. */
export const afterFirstPage = firstPage.after;
/** Marks the first page as hydrated. */
export const firstPageIsHydrated = firstPage.isAlive;
/** Returns whether the visible page is not server-rendered. */
export const firstPageIsOver = firstPage.isOver;
