import { startTransition, useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react';

const untold = () => () => {};

/**
 * Subscribes to something optional that arrives later, such as code. useSyncExternalStore would render it
 * synchronously; here each arrival is a transition, so that many of them do not delay input.
 */
export function useArrival<T>(
  subscribe: (tell: () => void) => () => void,
  now: () => T,
  whileDrawn: () => T,
): T {
  const seen = useSyncExternalStore(untold, now, whileDrawn);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const tell = () => startTransition(draw);
  // It may have arrived between rendering and subscribing.
  const check = useEffectEvent(() => {
    if (now() !== seen) tell();
  });
  const hear = useEffectEvent(tell);
  useEffect(() => {
    const stop = subscribe(() => hear());
    check();
    return stop;
  }, [subscribe]);
  return seen;
}
