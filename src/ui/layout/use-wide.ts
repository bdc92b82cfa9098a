import { useSyncExternalStore } from 'react';
import { SMALL } from '#src/styles/stitches.ts';

function onChange(tell: () => void): () => void {
  const small = window.matchMedia(SMALL);
  small.addEventListener('change', tell);
  return () => small.removeEventListener('change', tell);
}
const isWide = () => !window.matchMedia(SMALL).matches;
/** The server does not know, and the page of the server begins as it was drawn. */
const unknown = () => false;

/** Whether the screen is wider than a phone's, once the page is alive. */
export const useWide = (): boolean => useSyncExternalStore(onChange, isWide, unknown);
