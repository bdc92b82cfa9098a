import {
  type PointBalance,
  type PointTransaction,
  type PointType,
  pointBalance,
} from '#domain/rewards/points.ts';
import { asks } from '../kit/asks.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';

/** What the rows are narrowed by: one order, or a kind and whole days in Seoul (both ends within). */
export type PointFilter = {
  order: number | null;
  kind: PointType | null;
  period: { from: string; to: string } | null;
};

export const pointsMachine = createLedgerMachine<PointBalance, PointTransaction, PointFilter>({
  id: 'points',
  description:
    'Point balance and transactions; each call succeeds or fails on its own. The address owns the filter.',
  loadSummary: asks(pointBalance, () => ({})),
  filters: true,
});
