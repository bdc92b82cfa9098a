import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
/** Server-rendered pages may be cached, so rendering and hydration use no time. */
const unknown = () => null;

/** Current time (ms), updated every minute; null until the page is hydrated. */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(eachMinute, thisMinute, unknown);
