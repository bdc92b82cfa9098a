import type { Page } from '#domain/kit/page.ts';
import {
  listSettlementLines,
  type Settlement,
  type SettlementLine,
} from '#domain/seller/settlements/settlement.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createPagedMachine } from '../../kit/paged.machine.ts';

/** A page of the lines of one statement, with the statement. */
export type SettlementLinePage = Page<SettlementLine> & { settlement: Settlement };

/** Machine of the lines of one settlement statement: sales and returns, 20 a page, with the statement. */
export const settlementLinesMachine = createPagedMachine<SettlementLine, { id: number }, SettlementLinePage>({
  id: 'settlementLines',
  description: 'What was sold and what came back in one statement, line by line.',
  loadPage: pagePort(
    listSettlementLines,
    ({ page, size }) => ({ page, size }),
    ({ filter }) => filter,
  ),
  size: 20,
});
