import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
/** A drawn page may be kept for long: it knows no time, and begins as it was drawn. */
const unknown = () => null;

/** The time to the minute (ms), once the page is alive. */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(eachMinute, thisMinute, unknown);
