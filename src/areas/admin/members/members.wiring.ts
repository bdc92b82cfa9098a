import { fromPromise } from 'xstate';
import type { MemberPersonal } from '#domain/admin/members/member-detail.ts';
import { memberActionMachine } from '#machines/admin/members/member-action.machine.ts';
import { memberDetailMachine } from '#machines/admin/members/member-detail.machine.ts';
import { memberFormMachine } from '#machines/admin/members/member-form.machine.ts';
import { memberListMachine } from '#machines/admin/members/member-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of members with its calls and effects. */
export const wireMemberList = (app: AppServices) => wire(memberListMachine, app);

/** Provides the chart of one member, as an admin sees it with its calls and effects. */
export const wireMemberDetail = (app: AppServices) => wire(memberDetailMachine, app);

/**
 * Provides the chart of the forms about one member with its calls and effects; revealed contact data,
 * else null, goes to `onDone`.
 */
export const wireMemberForm = (
  app: AppServices,
  focusProblem: () => void,
  onDone: (personal: MemberPersonal | null) => void,
) =>
  wire(memberFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onDone(result) },
  });

/** Provides the chart of one action on an account with its calls and effects; `act` sends the call. */
export const wireMemberAction = (
  app: AppServices,
  { act, onDone }: { act: (app: AppServices, id: number) => Promise<unknown>; onDone: () => void },
) =>
  memberActionMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input }) => {
        await act(app, input.id);
      }),
    },
    actions: { leave: () => onDone(), notify: (_, { reason }) => app.toast(reason, 'error') },
  });
