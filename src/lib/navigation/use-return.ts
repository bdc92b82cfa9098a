import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the tab becomes visible again. */
export function useReturn(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn);
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && notify();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
