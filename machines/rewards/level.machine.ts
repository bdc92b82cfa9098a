import { type Activity, myActivities } from '#domain/rewards/activity.ts';
import { type LevelInfo, myLevel } from '#domain/rewards/level.ts';
import { asks, asksPage } from '../kit/endpoint-port.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';

export const levelMachine = createLedgerMachine<LevelInfo, Activity>({
  id: 'level',
  description: 'Level, rank and activity history; each call succeeds or fails on its own.',
  loadSummary: asks(myLevel, () => ({})),
  loadHistory: asksPage(myActivities, ({ page, size }) => ({ page, size })),
});
