import {
  type PointBalance,
  type PointTransaction,
  type PointType,
  pointBalance,
} from '#domain/rewards/points.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';

/** Filter of point entries: one order, or a type and days in Seoul (both included). */
export type PointFilter = {
  order: number | null;
  kind: PointType | null;
  period: { from: string; to: string } | null;
};

export const pointsMachine = createLedgerMachine<PointBalance, PointTransaction, PointFilter>({
  id: 'points',
  description:
    'Point balance and transactions; each call succeeds or fails on its own. The address owns the filter.',
  loadSummary: endpointPort(pointBalance, () => ({})),
  filters: true,
});
