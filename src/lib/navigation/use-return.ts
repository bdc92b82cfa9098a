import { useEffect, useEffectEvent } from 'react';

/** Calls back when the person comes back to this tab from another one. */
export function useReturn(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn);
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && notify();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
