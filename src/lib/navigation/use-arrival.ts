import { startTransition, useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react';

const untold = () => () => {};

/**
 * What the page can do without until it is there. A store would draw it at once and in one piece; so that many such
 * arrivals do not hold up a press, each is drawn as a transition.
 */
export function useArrival<T>(
  subscribe: (tell: () => void) => () => void,
  now: () => T,
  whileDrawn: () => T,
): T {
  const seen = useSyncExternalStore(untold, now, whileDrawn);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const tell = () => startTransition(draw);
  // It may have come between drawing and subscribing.
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
