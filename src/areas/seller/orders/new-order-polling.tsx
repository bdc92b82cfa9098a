import { useEffect } from 'react';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { wireNewOrderPolling } from './orders.wiring.ts';

/** Polls for new orders while the list is visible; renders nothing. */
export function NewOrderPolling({ onDue }: { onDue: () => void }) {
  const { snapshot, send } = useFlow(() => wireNewOrderPolling(onDue));
  useEffect(() => {
    const look = () => send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.left' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [send]);
  return <span hidden data-flow="newOrderPolling" data-state={statePath(snapshot.value)} />;
}
