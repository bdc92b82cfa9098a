import { useEffect, useEffectEvent } from 'react';

/** Calls `call` whenever the network is back; returns a function that stops it. */
export function onNetworkReturn(call: () => void): () => void {
  window.addEventListener('online', call);
  return () => window.removeEventListener('online', call);
}

/** Calls `call` when the network is back, so that a failed view retries by itself. */
export function useNetworkReturn(call: () => void): void {
  const notify = useEffectEvent(call);
  useEffect(() => onNetworkReturn(() => notify()), []);
}
