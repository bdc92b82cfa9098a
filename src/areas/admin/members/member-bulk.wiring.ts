import type { BulkAct } from '#domain/admin/members/member-bulk.ts';
import { memberBulkMachine } from '#machines/admin/members/member-bulk.machine.ts';
import { memberBulkFormMachine } from '#machines/admin/members/member-bulk-form.machine.ts';
import { memberFileMachine } from '#machines/admin/members/member-file.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

/**
 * Provides the chart of a bulk operation on chosen members with its calls and effects: count first,
 * then apply.
 */
export const wireMemberBulk = (app: AppServices, onDone: () => void) =>
  wire(memberBulkMachine, app).provide({ actions: { announceDone: () => onDone() } });

/**
 * Provides the chart of the form of a bulk action with its calls and effects: valid values are handed
 * over for counting and confirmation, nothing is sent here.
 */
export const wireMemberBulkForm = (focusProblem: () => void, onTyped: (act: BulkAct) => void) =>
  memberBulkFormMachine.provide({
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onTyped(result) },
  });

/**
 * Provides the chart of the export of the filtered members with its calls and effects; downloads them
 * as a CSV file.
 */
export const wireMemberFile = (app: AppServices) =>
  wire(memberFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
