import { type Activity, myActivities } from '#domain/rewards/activity.ts';
import { type LevelInfo, myLevel } from '#domain/rewards/level.ts';
import { endpointPort, pagePort } from '../kit/endpoint-port.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';

/** Machine of the level page: loads level and rank, and beside them the paged activity history. */
export const levelMachine = createLedgerMachine<LevelInfo, Activity>({
  id: 'level',
  description: 'Level, rank and activity history; each call succeeds or fails on its own.',
  loadSummary: endpointPort(myLevel, () => ({})),
  loadHistory: pagePort(myActivities, ({ page, size }) => ({ page, size })),
});
