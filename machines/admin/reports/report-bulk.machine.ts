import type { BulkForm } from '#domain/admin/reports/bulk.ts';
import { createBulkMachine } from '../../kit/bulk.machine.ts';

/** Which open cases: of an author, or of a reason, perhaps of one kind of thing. */
export type ReportBulkFilter = Pick<BulkForm, 'authorId' | 'reason' | 'type'>;

export const reportBulkMachine = createBulkMachine<ReportBulkFilter, BulkForm['decision']>({
  id: 'reportBulk',
  description: 'Reported things that are decided together, each by itself: what is refused stays chosen.',
});
