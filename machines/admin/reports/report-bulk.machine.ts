import type { BulkForm } from '#domain/admin/reports/bulk-decision.ts';
import { createBulkMachine } from '../../kit/bulk.machine.ts';

/** Filter of open report cases: by author or reason, and optionally by type. */
export type ReportBulkFilter = Pick<BulkForm, 'authorId' | 'reason' | 'type'>;

/**
 * Machine of one decision on several report cases: each is decided on its own, and refused ones stay
 * selected.
 */
export const reportBulkMachine = createBulkMachine<ReportBulkFilter, BulkForm['decision']>({
  id: 'reportBulk',
  description: 'Reported things that are decided together, each by itself: what is refused stays chosen.',
});
