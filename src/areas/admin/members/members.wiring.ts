import { fromPromise } from 'xstate';
import type { MemberPersonal } from '#domain/admin/members/member-detail.ts';
import { memberActionMachine } from '#machines/admin/members/member-action.machine.ts';
import { memberDetailMachine } from '#machines/admin/members/member-detail.machine.ts';
import { memberFormMachine } from '#machines/admin/members/member-form.machine.ts';
import { memberListMachine } from '#machines/admin/members/member-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the admin list of members. */
export const wireMemberList = (app: AppServices) => wire(memberListMachine, app);

/** Wires one member, as an admin sees it. */
export const wireMemberDetail = (app: AppServices) => wire(memberDetailMachine, app);

/** Wires the forms about one member; revealed contact data, else null, goes to `onDone`. */
export const wireMemberForm = (
  app: AppServices,
  focusProblem: () => void,
  onDone: (personal: MemberPersonal | null) => void,
) =>
  wire(memberFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onDone(result) },
  });

/** Wires one action on an account; `act` sends the call. */
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
