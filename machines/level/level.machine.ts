import type { Activity } from '#domain/activity.ts';
import type { LevelInfo } from '#domain/level.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';

export const levelMachine = createLedgerMachine<LevelInfo, Activity>({
  id: 'level',
  description: 'Level, rank and activity history; each call succeeds or fails on its own.',
});
