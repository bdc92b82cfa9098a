import { SENT_ID } from '#domain/kit/ssr.ts';

/** Longest wait for a quiet moment, and the wait where a browser does not tell of one, in ms. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 200;

/** What a page of the server begins with, until all that it can do without is under way. */
export type FirstPage = {
  /** Acts once the page is alive and the browser has nothing better to do; at once on every later page. */
  after(act: () => void): void;
  /** The page takes events from now on. */
  isAlive(): void;
  /** What is shown from now on is not drawn by the server. */
  isOver(): boolean;
};

/** Everything that waits goes in one burst: the first page is brought to life before, and no press waits behind it. */
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

const firstPage = firstPageOf(() => document.getElementById(SENT_ID) !== null, onIdle);
export const afterFirstPage = firstPage.after;
export const firstPageIsAlive = firstPage.isAlive;
export const firstPageIsOver = firstPage.isOver;
