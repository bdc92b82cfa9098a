import type { Page } from '#domain/kit/page.ts';
import type { Settlement, SettlementLine } from '#domain/seller/settlements/settlement.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Lines of one statement, and the statement itself. */
export type SettlementLinePage = Page<SettlementLine> & { settlement: Settlement };

export const settlementLinesMachine = createPagedMachine<SettlementLine, { id: number }, SettlementLinePage>({
  id: 'settlementLines',
  description: 'What was sold and what came back in one statement, line by line.',
  size: 20,
});
