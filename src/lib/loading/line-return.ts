import { useEffect, useEffectEvent } from 'react';

/** Calls each time the line is back; the returned function ends it. */
export function onLineReturn(call: () => void): () => void {
  window.addEventListener('online', call);
  return () => window.removeEventListener('online', call);
}

/** What shows a failure tries again by itself once the line is back. */
export function useLineReturn(call: () => void): void {
  const notify = useEffectEvent(call);
  useEffect(() => onLineReturn(() => notify()), []);
}
