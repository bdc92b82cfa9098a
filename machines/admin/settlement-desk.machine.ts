import type { SettledStore } from '#domain/seller/settlements/settlement.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

/** Statements in one state; null for any. */
export type SettlementFilters = { paid: 'CLOSED' | 'PAID' | null };

export const settlementDeskMachine = createIndexMachine<SettledStore, SettlementFilters>({
  id: 'settlementDesk',
  description: 'Statements of every store, newest first, and how much is still to be paid.',
});
