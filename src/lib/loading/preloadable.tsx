import { type ComponentType, createElement, Suspense, useSyncExternalStore } from 'react';
import { useArrival } from '../navigation/use-arrival.ts';
import { afterFirstPage, firstPageIsOver } from './after-first-page.ts';
import { onFirstUse } from './first-use.ts';
import { onNetworkReturn } from './network-return.ts';
import { onServer } from './on-server.ts';

/** Time limit of loading a chunk (spec 9.1). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Pauses in ms before a failed optional chunk is loaded again; the last one repeats. */
const PAUSES_MS = [3_000, 15_000, 60_000] as const;

/** Thrown if the code of a page could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

type Loaded<P> = { component: ComponentType<P> } | { error: ChunkLoadError } | null;

type Load<P> = () => Promise<{
  default: ComponentType<P>;
  /** Late parts of the component; all of them are loaded before a later page shows it. */
  parts?: readonly { preload(): unknown }[];
}>;

/** A component in its own chunk: `preload()` starts loading; once loaded it renders without Suspense. */
export type Preloadable<P> = ComponentType<P> & {
  preload(): Promise<void>;
  /** True once its code is loaded. */
  isThere(): boolean;
};

/**
 * Component of a page in its own chunk. React.lazy holds back a visible fallback for about 300 ms; this keeps the
 * loaded component in a variable instead. A failed or late chunk throws ChunkLoadError into the nearest error
 * boundary.
 */
export const preloadable = <P extends object>(load: Load<P>, waiting: ComponentType): Preloadable<P> =>
  inOwnChunk(load, waiting, 'page');

/**
 * Optional part of a page in its own chunk, such as suggestions or a rail: if its code does not load the page stays
 * as it is, and loading is repeated when the network is back or after a pause. The server never renders it.
 */
export const addition = <P extends object>(load: Load<P>, waiting: ComponentType): Preloadable<P> =>
  inOwnChunk(load, waiting, 'addition');

/**
 * Optional part that shows nothing before an input of the visitor, such as suggestions below a search field: its code
 * loads with the first input on a server-rendered page.
 */
export const additionOnUse = <P extends object>(load: Load<P>, waiting: ComponentType): Preloadable<P> =>
  inOwnChunk(load, waiting, 'addition on use');

/**
 * Part that the server renders and that is hydrated when its own code has loaded, which the first input starts; until
 * then its HTML stays. The inline script of index.html keeps clicks on it and dispatches `hurry`, which loads the code at once. Its element
 * must be constant, because new props before hydration would render `waiting`.
 */
export function lateHydration<P extends object>(load: Load<P>, waiting: ComponentType): Preloadable<P> {
  const Part = inOwnChunk(load, waiting, 'late');
  // biome-ignore lint/nursery/noComponentHookFactories: one component per part, made once at module level.
  const Held = (props: P) =>
    createElement(Suspense, { fallback: createElement(waiting) }, createElement(Part, props));
  return Object.assign(Held, { preload: Part.preload, isThere: Part.isThere });
}

type Kind = 'page' | 'addition' | 'addition on use' | 'late';

/** True for parts that the server renders. */
const isDrawn = (kind: Kind): boolean => kind === 'page' || kind === 'late';

/** Loaders of all parts that the server renders and that have their own chunk. */
const drawnParts = new Set<() => Promise<void>>();

/** Loads the code of every page and part that the server renders. */
export async function loadAllParts(): Promise<void> {
  // A loaded part may register further ones: the set grows during the loop.
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
    // It may have been unmounted by then; the next place that shows it loads it again.
    if (kind !== 'page') afterPause(failures++, () => listeners.size > 0 && void preload());
    // A failed preload is not shown: opening the page loads it again.
    else if (listeners.size > 0) settle({ error: new ChunkLoadError('page code did not load', { cause }) });
  };
  const preload = () => {
    started ??= withTimeout(whole(load)).then((module) => settle({ component: module.default }), fail);
    return started;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (kind === 'page' || started) void preload();
    else whenNeeded(kind, () => listeners.size > 0 && void preload());
    return () => {
      listeners.delete(listener);
      // Leaving a page that failed clears the error, so that the next visit loads it again.
      if (listeners.size === 0 && state && 'error' in state) state = null;
    };
  };
  let awaited: Promise<void> | null = null;
  /** Resolves when the code has loaded, after as many attempts as needed. */
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
  if (onServer && isDrawn(kind)) drawnParts.add(preload);
  // Optional parts are not server-rendered, so they are absent during hydration even if their code is there.
  const whileDrawn = (): Loaded<P> => (isDrawn(kind) ? state : null);
  const now = () => state;
  const useLoaded = kind === 'page' ? useSyncExternalStore<Loaded<P>> : useArrival<Loaded<P>>;
  // biome-ignore lint/nursery/noComponentHookFactories: one component per page, made once at module level.
  const Shown = (props: P) => {
    const loaded = useLoaded(subscribe, now, whileDrawn);
    // During hydration React keeps the HTML of a boundary that suspends; elsewhere it shows `waiting`.
    if (!loaded && kind === 'late' && !onServer) throw arrival();
    if (!loaded) return createElement(waiting);
    if ('error' in loaded) throw loaded.error;
    return createElement(loaded.component, props);
  };
  return Object.assign(Shown, { preload, isThere: () => state !== null && 'component' in state });
}

/** Calls `load` once the first page is idle, for parts that are there already or need an input with the first use. */
function whenNeeded(kind: Kind, load: () => void): void {
  // A page without server rendering shows nothing of the part until its code is there.
  if (kind === 'addition' || firstPageIsOver()) afterFirstPage(load);
  else afterFirstPage(() => onFirstUse(load));
}

/**
 * Loads a module with everything it needs to be shown. The late parts of a server-rendered page are visible already
 * and are not awaited.
 */
async function whole<P>(load: Load<P>): Promise<Awaited<ReturnType<Load<P>>>> {
  const module = await load();
  if ('parts' in module && !onServer && firstPageIsOver())
    await Promise.all((module.parts ?? []).map((part) => part.preload()));
  return module;
}

/** Calls `call` once: after a pause that grows with the number of failures, or when the network is back. */
function afterPause(failures: number, call: () => void): void {
  const again = () => {
    clearTimeout(timer);
    stop();
    call();
  };
  const timer = setTimeout(again, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
  const stop = onNetworkReturn(again);
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('page code took too long')), CHUNK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
