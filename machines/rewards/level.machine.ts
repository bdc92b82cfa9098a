import type { Activity } from '#domain/rewards/activity.ts';
import type { LevelInfo } from '#domain/rewards/level.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';

export const levelMachine = createLedgerMachine<LevelInfo, Activity>({
  id: 'level',
  description: 'Level, rank and activity history; each call succeeds or fails on its own.',
});
