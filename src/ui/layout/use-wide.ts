import { useSyncExternalStore } from 'react';
import { SMALL } from '#src/styles/stitches.ts';

function onChange(tell: () => void): () => void {
  const small = window.matchMedia(SMALL);
  small.addEventListener('change', tell);
  return () => small.removeEventListener('change', tell);
}
const isWide = () => !window.matchMedia(SMALL).matches;
/** The server does not know the width, and hydration must match it. */
const unknown = () => false;

/** True on screens wider than a phone, once hydrated. */
export const useWide = (): boolean => useSyncExternalStore(onChange, isWide, unknown);
