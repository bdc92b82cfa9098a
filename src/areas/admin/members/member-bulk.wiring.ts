import * as v from 'valibot';
import { fromPromise } from 'xstate';
import {
  type BulkAct,
  bulkActSchema,
  giveCouponToMembers,
  grantToMembers,
  sanctionMembers,
} from '#domain/admin/members/member-bulk.ts';
import { memberBulkMachine } from '#machines/admin/members/member-bulk.machine.ts';
import { memberBulkFormMachine } from '#machines/admin/members/member-bulk-form.machine.ts';
import { memberFileMachine } from '#machines/admin/members/member-file.machine.ts';
import { type MemberFilters, saidIn } from '#machines/admin/members/member-list.machine.ts';
import type { BulkRequest, RowOutcome } from '#machines/kit/bulk.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

type Wish = BulkRequest<MemberFilters, BulkAct>;

/** Calls the bulk endpoint: as a trial that counts, or for real. */
async function ask({ call }: AppServices, { chosen, act }: Wish, isTrial: boolean) {
  const body = {
    ...('ids' in chosen ? { ids: [...chosen.ids] } : { filter: saidIn(chosen.filter) }),
    isTrial,
  };
  switch (act.kind) {
    case 'POINTS':
      return call(grantToMembers, { body: { ...body, gift: act } });
    case 'COUPON':
      return call(giveCouponToMembers, { body: { ...body, gift: act } });
    default:
      return call(sanctionMembers, { body: { ...body, sanction: act } });
  }
}

/** Wires a bulk operation on chosen members: count first, then apply. */
export const wireMemberBulk = (app: AppServices, onDone: () => void) =>
  memberBulkMachine.provide({
    actors: {
      count: fromPromise<number, Wish>(async ({ input }) => (await ask(app, input, true)).count),
      act: fromPromise<readonly RowOutcome[], Wish>(async ({ input }) => (await ask(app, input, false)).rows),
    },
    actions: { announceDone: () => onDone() },
  });

/**
 * Wires the form of a bulk action: valid values are handed over for counting and confirmation, nothing is sent here.
 */
export const wireMemberBulkForm = (focusProblem: () => void, onTyped: (act: BulkAct) => void) =>
  memberBulkFormMachine.provide({
    actors: {
      save: fromPromise<BulkAct, { body: unknown }>(async ({ input }) => v.parse(bulkActSchema, input.body)),
    },
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onTyped(result) },
  });

/** Wires the export of the filtered members; downloads them as a CSV file. */
export const wireMemberFile = (app: AppServices) =>
  wire(memberFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
