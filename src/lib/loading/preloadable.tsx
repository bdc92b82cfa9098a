import { type ComponentType, createElement, Suspense, useSyncExternalStore } from 'react';
import { useArrival } from '../navigation/use-arrival.ts';
import { afterFirstPage, firstPageIsOver } from './after-first-page.ts';
import { onLineReturn } from './line-return.ts';
import { onServer } from './on-server.ts';

/** Spec 9.1. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Pauses before the code of an addition is asked for again, in ms; the last one repeats. A busy server is one that comes back. */
const PAUSES_MS = [3_000, 15_000, 60_000] as const;

/** The code of a page did not arrive. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

type Loaded<P> = { component: ComponentType<P> } | { error: ChunkLoadError } | null;

type Load<P> = () => Promise<{
  default: ComponentType<P>;
  /** What it is made of that comes to life late, or waits for: all of it is awaited before a later page shows it. */
  parts?: readonly { preload(): unknown }[];
}>;

/** A component in a chunk of its own: `preload()` starts it on intent; once there it renders without Suspense. */
export type Preloadable<P> = ComponentType<P> & {
  preload(): Promise<void>;
  /** Its code has arrived. */
  isThere(): boolean;
};

/**
 * React.lazy holds back a shown fallback for about 300 ms; this keeps the loaded component in a variable instead.
 * A failed or late chunk throws ChunkLoadError into the nearest error boundary.
 */
export const preloadable = <P extends object>(load: Load<P>, waiting: ComponentType): Preloadable<P> =>
  inOwnChunk(load, waiting, 'page');

/**
 * A part that its page can do without, such as suggestions or a rail: when its code does not arrive, the page stays
 * as it is, and the code is asked for again once the line is back or after a pause. The server never draws it.
 */
export const addition = <P extends object>(load: Load<P>, waiting: ComponentType): Preloadable<P> =>
  inOwnChunk(load, waiting, 'addition');

/**
 * A part that the server draws with its page and that takes no events before its code is there: until then its HTML
 * stands as it came. The inline script of index.html keeps presses on it and sends `hurry`, which asks for the code at
 * once. Its element must be a constant, or new properties before that would draw `waiting`.
 */
export function lateLife<P extends object>(load: Load<P>, waiting: ComponentType): Preloadable<P> {
  const Part = inOwnChunk(load, waiting, 'late');
  // biome-ignore lint/nursery/noComponentHookFactories: one component per part, made once at module level.
  const Held = (props: P) =>
    createElement(Suspense, { fallback: createElement(waiting) }, createElement(Part, props));
  return Object.assign(Held, { preload: Part.preload, isThere: Part.isThere });
}

type Kind = 'page' | 'addition' | 'late';

/** Whatever the server draws and whose code comes apart. */
const drawnParts = new Set<() => Promise<void>>();

/** Loads the code of every page and part that the server draws. */
export async function loadAllParts(): Promise<void> {
  // A part that arrives may name further ones: the set grows while it is walked.
  for (const preload of drawnParts) await preload();
}

function inOwnChunk<P extends object>(load: Load<P>, waiting: ComponentType, kind: Kind): Preloadable<P> {
  let state: Loaded<P> = null;
  let started: Promise<void> | null = null;
  let failures = 0;
  const listeners = new Set<() => void>();
  const settle = (next: Loaded<P>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (cause: unknown) => {
    started = null;
    // By then it may not be needed any more: the next place that shows it asks again.
    if (kind !== 'page') afterPause(failures++, () => listeners.size > 0 && void preload());
    // A failed preload is not shown: opening the page tries again.
    else if (listeners.size > 0) settle({ error: new ChunkLoadError('page code did not load', { cause }) });
  };
  const preload = () => {
    started ??= withTimeout(whole(load)).then((module) => settle({ component: module.default }), fail);
    return started;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (kind === 'page' || started) void preload();
    else afterFirstPage(() => listeners.size > 0 && void preload());
    return () => {
      listeners.delete(listener);
      // The page that could not be shown is left: its next visit tries again.
      if (listeners.size === 0 && state && 'error' in state) state = null;
    };
  };
  let awaited: Promise<void> | null = null;
  /** Until the code is there, however often it has to be asked for. */
  const arrival = () => {
    awaited ??= new Promise((resolve) => {
      const hurry = () => void preload();
      addEventListener('hurry', hurry);
      const stop = subscribe(() => {
        stop();
        removeEventListener('hurry', hurry);
        resolve();
      });
    });
    return awaited;
  };
  if (onServer && kind !== 'addition') drawnParts.add(preload);
  // What the server did not draw is not there while its page comes to life, whether the code is or not.
  const whileDrawn = (): Loaded<P> => (kind === 'addition' ? null : state);
  const now = () => state;
  const useLoaded = kind === 'page' ? useSyncExternalStore<Loaded<P>> : useArrival<Loaded<P>>;
  // biome-ignore lint/nursery/noComponentHookFactories: one component per page, made once at module level.
  const Shown = (props: P) => {
    const loaded = useLoaded(subscribe, now, whileDrawn);
    // While a drawn page comes to life, React leaves the HTML of a boundary that suspends; elsewhere it shows `waiting`.
    if (!loaded && kind === 'late' && !onServer) throw arrival();
    if (!loaded) return createElement(waiting);
    if ('error' in loaded) throw loaded.error;
    return createElement(loaded.component, props);
  };
  return Object.assign(Shown, { preload, isThere: () => state !== null && 'component' in state });
}

/** A module with all that it needs to be shown: of a page that the server has drawn its late parts are in sight already. */
async function whole<P>(load: Load<P>): Promise<Awaited<ReturnType<Load<P>>>> {
  const module = await load();
  if ('parts' in module && !onServer && firstPageIsOver())
    await Promise.all((module.parts ?? []).map((part) => part.preload()));
  return module;
}

/** Calls once: after a pause that grows with the failures before, or as soon as the line is back. */
function afterPause(failures: number, call: () => void): void {
  const again = () => {
    clearTimeout(timer);
    stop();
    call();
  };
  const timer = setTimeout(again, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
  const stop = onLineReturn(again);
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('page code took too long')), CHUNK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
