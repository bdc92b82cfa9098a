import { useEffect } from 'react';
import type { HeldCase } from '#machines/admin/reports/case-claim-renewal.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { wireCaseClaimRenewal } from './reports.wiring.ts';

type CaseHoldProps = { held: HeldCase; onLost: (reason: string | null) => void };

/** Renews the claim of an open case while its tab is visible; renders nothing. */
export function CaseClaimRenewal({ held, onLost }: CaseHoldProps) {
  const { snapshot, send } = useFlow((app) => wireCaseClaimRenewal(app, onLost), held);
  useEffect(() => {
    const look = () => send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.left' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [send]);
  return <span hidden data-flow="caseClaimRenewal" data-state={statePath(snapshot.value)} />;
}
