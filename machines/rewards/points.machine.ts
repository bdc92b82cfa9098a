import type { PointBalance, PointTransaction } from '#domain/rewards/points.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';

export const pointsMachine = createLedgerMachine<PointBalance, PointTransaction>({
  id: 'points',
  description: 'Point balance and transactions; each call succeeds or fails on its own.',
});
